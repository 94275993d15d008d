import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { EARLY_SCREEN } from '#web/early/earlyScreen.ts'

/**
 * HTML that a page shows until the app is drawn.
 *
 * @param module a file that exports it as `markup`; it is run here, with all that it imports
 */
export async function earlyMarkup(module: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'early-markup-'))
  await build({
    configFile: false,
    logLevel: 'error', // lucide marks files for a use of React that this is not
    publicDir: false,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: module,
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'markup.mjs' } },
    },
  })
  const { markup } = await import(path.join(folder, 'markup.mjs'))
  await rm(folder, { recursive: true })
  return `<div id="${EARLY_SCREEN}">${withStyleSheet(markup)}</div>`
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
  return `<style>${sheet}</style>${moved}`
}
