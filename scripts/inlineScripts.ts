import { existsSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'vite'

const MARKED = /<script [^>]*src="\/([^"]+)"[^>]* data-inline><\/script>/g

/**
 * Puts the scripts that index.html marks with `data-inline` into the page itself: they run when it arrives and not a round
 * trip later. The content security policy names exactly them, by their hashes (server/kit/http/pages.ts).
 *
 * @param root the folder of index.html; scripts are sought there and in its `public`
 */
export function inlineScripts(root: string): Plugin {
  return {
    name: 'inline-scripts',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        let page = html
        for (const [tag, file = ''] of html.matchAll(MARKED)) {
          const code = await bundled(
            [path.join(root, file), path.join(root, 'public', file)].find(existsSync),
          )
          page = page.replace(tag, () => `<script>${code}</script>`)
        }
        return page
      },
    },
  }
}

/** A script with all that it imports, as one short text. Of style sheets it has the names of their classes alone. */
export async function bundled(input: string | undefined): Promise<string> {
  if (!input) throw new Error('The page names a script that does not exist')
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2023',
      write: false,
      modulePreload: false,
      cssCodeSplit: false, // or the text of the styles would be in the script
      rolldownOptions: { input, output: { format: 'iife' }, treeshake: { moduleSideEffects: false } },
    },
  })
  const chunk = 'output' in built ? built.output.find(({ type }) => type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built`)
  return chunk.code.trim()
}
