import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { EARLY_SCREEN } from '#web/early/earlyScreen.ts'

/**
 * HTML that a page shows until the app is drawn; not to a signed-in person, for whom the app has something else.
 *
 * @param module a file that exports it as `markup`; it is run here, with all that it imports
 */
export async function earlyMarkup(module: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'early-markup-'))
  try {
    await build({
      configFile: false,
      logLevel: 'error', // lucide marks files for a use of React that this is not
      publicDir: false,
      ssr: { noExternal: true },
      // Node warns of the second when it is looked at.
      define: { 'process.env.NODE_ENV': '"production"', 'globalThis.localStorage': 'undefined' },
      build: {
        ssr: module,
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'markup.mjs' } },
      },
    })
    const { markup } = await import(pathToFileURL(path.join(folder, 'markup.mjs')).href)
    return `<div id="${EARLY_SCREEN}">${withStyleSheet(markup)}</div>`
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Moves the style attributes into a style sheet: the content security policy takes no others. */
function withStyleSheet(markup: string): string {
  const rules = new Map<string, string>()
  const moved = markup.replaceAll(/ style="([^"]*)"/g, (_, style: string) => {
    const name = rules.get(style) ?? `${rules.size}`
    rules.set(style, name)
    return ` data-style="${name}"`
  })
  const sheet = [...rules].map(([style, name]) => `[data-style="${name}"]{${style}}`).join('')
  return `<style>[data-signed-in] #${EARLY_SCREEN}{display:none}${sheet}</style>${moved}`
}
