import type { OpenAPI } from '@orpc/openapi'

export const STYLE = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { max-width: 70ch; margin: 2rem auto; padding: 0 1rem }
  h2 { font-size: 1.1rem; margin-top: 3rem; overflow-wrap: anywhere }
  h3 { font-size: 1rem }
  pre { overflow: auto; padding: 1rem; border: 1px solid; border-radius: 1rem; font-size: 0.85rem }
`

/** A page about every address for people: plain HTML, made from the OpenAPI document; nothing in it runs. */
export function writeReferencePage({ info, paths = {} }: OpenAPI.Document): string {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) =>
      section(`${method.toUpperCase()} ${path}`, operation as OpenAPI.OperationObject),
    ),
  )
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Addresses of this server</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body>
<main>
<h1>Addresses of this server</h1>
<p>${escape(info.description ?? '')}</p>
<p>The same for programs: <a href="/api/docs/openapi.json">the OpenAPI document</a>.</p>
${operations.join('\n')}
</main>
</body>
</html>
`
}

function section(title: string, operation: OpenAPI.OperationObject): string {
  const { summary = '', description = '', parameters, responses } = operation
  const request = operation.requestBody as OpenAPI.RequestBodyObject | undefined
  const answers = Object.entries(responses ?? {}) as [string, OpenAPI.ResponseObject][]
  const isRefusal = ([status]: [string, unknown]) => Number(status) >= 400
  return `<section>
<h2>${escape(title)}</h2>
<p>${escape(`${summary}. ${description}`)}</p>
${parameters ? `<h3>Asked with</h3>${code(parameters)}` : ''}
${request ? `<h3>Request</h3>${contents(request)}` : ''}
${answers
  .filter((answer) => !isRefusal(answer))
  .map(([status, answer]) => `<h3>Answer ${escape(status)}</h3>${contents(answer)}`)
  .join('\n')}
<h3>Refusals</h3>
<ul>${answers
    .filter(isRefusal)
    .map(([status, { description: codes }]) => `<li>${escape(`${status} ${codes}`)}</li>`)
    .join('')}</ul>
</section>`
}

/** What stands under each content type, which for all of them is a schema. */
function contents({ content = {} }: Pick<OpenAPI.ResponseObject, 'content'>): string {
  return Object.entries(content)
    .map(([type, { schema }]) => `<p>${escape(type)}</p>${code(schema)}`)
    .join('\n')
}

function code(value: unknown): string {
  return `<pre tabindex="0"><code>${escape(JSON.stringify(value, null, 2))}</code></pre>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
