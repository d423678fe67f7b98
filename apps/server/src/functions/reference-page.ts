import type { OpenAPI } from '@orpc/openapi'

export const STYLE = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif }
  body { max-width: 70ch; margin: 2rem auto; padding: 0 1rem }
  pre { overflow: auto; padding: 1rem; border: 1px solid; border-radius: 1rem; font-size: 0.85rem }
`

/** A page about the functions for people: plain HTML, made from the OpenAPI document; nothing in it runs. */
export function writeReferencePage(document: OpenAPI.Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) =>
      section(`${method.toUpperCase()} ${basePath(document)}${path}`, operation as OpenAPI.OperationObject),
    ),
  )
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Functions of this server</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body>
<main>
<h1>Functions of this server</h1>
<p>${escape(document.info.description ?? '')}</p>
<p>The same for programs: <a href="/api/docs/openapi.json">the OpenAPI document</a>.</p>
${operations.join('\n')}
</main>
</body>
</html>
`
}

function section(title: string, operation: OpenAPI.OperationObject): string {
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, response]) =>
      `<h3>Answer ${escape(status)}</h3>${json((response as OpenAPI.ResponseObject).content ?? {})}`,
  )
  const request = operation.requestBody as OpenAPI.RequestBodyObject | undefined
  return `<section>
<h2>${escape(title)}</h2>
<p>${escape(operation.summary ?? '')}. ${escape(operation.description ?? '')}</p>
${request ? `<h3>Request</h3>${json(request.content)}` : ''}
${responses.join('\n')}
</section>`
}

/** What stands under each content type, which for all of them is a schema. */
function json(content: Record<string, OpenAPI.MediaTypeObject>): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p>${escape(type)}</p><pre tabindex="0"><code>${escape(JSON.stringify(schema, null, 2))}</code></pre>`,
    )
    .join('\n')
}

function basePath(document: OpenAPI.Document): string {
  return document.servers?.[0]?.url ?? ''
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
