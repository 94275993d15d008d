import { html } from 'hono/html'
import { PRODUCT_NAME } from '#shared/product.ts'
import { ANYONE } from '#server/kit/http/gate.ts'
import { type Named, route, type Route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { answersOf, openApiOf } from './openapi.ts'

/** `/api/openapi.json`, and `/api/docs`, which shows it to people: one page without scripts. */
export function docsSlice(slices: readonly Slice[]): Slice {
  let made: ReturnType<typeof openApiOf> | undefined
  const description = () => (made ??= openApiOf(slices)) // few servers are asked for it
  const open = { method: 'get', who: ANYONE, scope: 'session', cost: 1, answers: {} } as const
  return {
    tag: 'Description',
    routes: [
      route({
        ...open,
        path: '/api/openapi.json',
        summary: 'This description',
        answer: async ({ c }) => c.json(await description()),
      }),
      route({
        ...open,
        path: '/api/docs',
        summary: 'This description as a page',
        answer: async ({ c }) => c.html(page(slices, (await description()).components.schemas)),
      }),
      route({
        ...open,
        path: '/api/docs.css',
        summary: 'The style of the page',
        answer: ({ c }) => c.body(STYLES, 200, { 'content-type': 'text/css; charset=utf-8' }),
      }),
    ],
  }
}

const page = (slices: readonly Slice[], schemas: Record<string, unknown>) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>The API of ${PRODUCT_NAME}</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <header>
          <h1>The API of ${PRODUCT_NAME}</h1>
          <p>
            JSON everywhere. Send <code>Authorization: Bearer</code> and an access token, except where it says
            open. Refusals are <a href="#Problem">problems</a>. For programs:
            <a href="/api/openapi.json">openapi.json</a>.
          </p>
          <nav aria-label="Parts">
            ${slices.map(({ tag }) => html`<a href="#${anchorOf(tag)}">${tag}</a> `)}<a href="#schemas"
              >Schemas</a
            >
          </nav>
        </header>
        <main>
          ${slices.map(
            ({ tag, routes }) =>
              html`<section id="${anchorOf(tag)}">
                <h2>${tag}</h2>
                ${routes.map(operationOf)}
              </section>`,
          )}
          <section id="schemas">
            <h2>Schemas</h2>
            ${Object.entries(schemas).map(
              ([name, schema]) =>
                html`<details id="${name}">
                  <summary>${name}</summary>
                  <pre tabindex="0">${JSON.stringify(schema, null, 2)}</pre>
                </details>`,
            )}
          </section>
        </main>
      </body>
    </html>`

function operationOf(operation: Route) {
  const { method, path, summary, who, scope, query, describedBody, body = describedBody } = operation
  return html`<article>
    <h3>
      <span>${method.toUpperCase()}</span> <code>${path}</code>
      <small>${who.who === 'anyone' ? 'open' : scope}</small>
    </h3>
    <p>${summary}.</p>
    <dl>
      ${query ? html`${row('Query', linkTo(nameOf(query)))}` : ''}
      ${body ? html`${row('Body', linkTo(nameOf(body)))}` : ''}
      ${Object.entries(answersOf(operation)).map(([status, [meaning, named]]) =>
        row(status, html`${meaning}${named ? html`: ${linkTo(nameOf(named))}` : ''}`),
      )}
    </dl>
  </article>`
}

const row = (term: string, description: unknown) =>
  html`<div>
    <dt>${term}</dt>
    <dd>${description}</dd>
  </div>`

const nameOf = (named: Named) => Object.keys(named)[0] ?? ''

const anchorOf = (tag: string) => tag.toLowerCase().replace(/[^a-z]+/g, '-')

const linkTo = (name: string) => html`<a href="#${name}">${name}</a>`

const STYLES = `
:root { color-scheme: light dark; font: 100%/1.6 system-ui, sans-serif; }
body { max-inline-size: 60rem; margin-inline: auto; padding: 1.5rem; }
h1, h2 { line-height: 1.2; }
h2 { margin-block-start: 3rem; }
h3 { font-size: 1rem; margin-block-end: 0.25rem; }
h3 span { display: inline-block; min-inline-size: 4.5rem; }
article { border-block-start: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
article p, dl { margin-block: 0.25rem 1rem; }
dl div { display: flex; gap: 1rem; }
dt { min-inline-size: 3.5rem; }
dd { margin: 0; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; }
pre { overflow: auto; padding: 1rem; background: color-mix(in srgb, currentcolor 7%, transparent); }
summary, nav a { padding-block: 0.5rem; }
`
