import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import { bundled } from './inlineScripts.ts'
import { COMPILED_AHEAD, smallest } from './smallestFirstLoad.ts'

const IN_PAGE = '\0in-page:'

/**
 * Puts React into the page itself, as a script that runs when it arrives, and lets the app's modules take it from there. On a slow
 * network the line is silent for a whole round trip after the page, until the first file of code comes: React, nearly half of
 * what a first screen needs, comes in that time.
 *
 * @param root the folder of index.html
 */
export function reactInPage(root: string): Plugin {
  const script = path.join(root, 'early/react.ts')
  const require = createRequire(script)
  const imported = readFileSync(script, 'utf8').matchAll(/ from '([^']+)'/g)
  const modules = Array.from(imported, ([, name]) => name)
  return {
    name: 'react-in-page',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(id) {
        if (!modules.includes(id)) throw new Error(`web/early/react.ts does not import ${id}`)
        return `${IN_PAGE}${id}`
      },
    },
    load: {
      filter: { id: /^\0in-page:/ },
      handler(id) {
        const name = id.slice(IN_PAGE.length)
        const names = Object.keys(require(name)).filter((each) => each !== 'default')
        return [
          `const module = globalThis.pageModules[${JSON.stringify(name)}]`,
          'export default module',
          ...names.map((each) => `export const ${each} = module.${each}`),
        ].join('\n')
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const code = await smallest(await bundled(script))
        return html.replace('</body>', () => `<script>${COMPILED_AHEAD}\n${code}</script></body>`)
      },
    },
  }
}
