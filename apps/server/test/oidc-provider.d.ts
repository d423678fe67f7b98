/** What the tests use of the provider, which brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export interface Context {
    readonly path: string
    readonly method: string
    readonly req: IncomingMessage
    readonly res: ServerResponse
    type: string
    body: string
    readonly oidc: {
      readonly provider: Provider
      readonly client: { readonly clientId: string }
      readonly session: { readonly accountId: string }
    }
  }

  interface Grant {
    addOIDCScope(scope: string): void
    save(): Promise<string>
  }

  class Provider {
    constructor(issuer: string, configuration: object)
    readonly Client: { readonly prototype: { redirectUriAllowed: (uri: string) => boolean } }
    readonly Grant: new (of: { clientId: string; accountId: string }) => Grant
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): (request: IncomingMessage, response: ServerResponse) => void
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{ readonly prompt: { readonly name: string } }>
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>
  }

  export { Provider }
}
