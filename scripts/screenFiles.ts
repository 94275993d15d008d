import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { isProtected, PATHS, type ScreenName } from '#shared/paths.ts'
import type { ScreenFile } from '#server/kit/http/pages.ts'
import { earlyMarkup } from './earlyMarkup.ts'
import { bundled } from './inlineScripts.ts'

/** Modules that a screen imports at once in some windows only. */
type Layout = { media: string; modules: readonly string[] }
type Layouts = Partial<Record<ScreenName, readonly Layout[]>>

/**
 * For each screen, and for unknown addresses, the built files beside those that index.html names itself. The server finds
 * it here in the build; it is no file of the site.
 */
const SCREEN_FILES = 'screens.json'

/**
 * Writes down which files each screen begins with, so that the server can name them in the screen's page
 * (server/kit/http/pages.ts): the browser then asks for all of them at once instead of one wave after another.
 *
 * @param root the folder of router.tsx, whose table says which module draws which screen
 * @param layouts what screens begin with in some windows only
 * @param early what is inlined into the pages of some screens: a script that runs there, or a module whose `markup` is shown
 *   until the app is drawn
 */
export function screenFiles(
  root: string,
  layouts: Layouts,
  early: Partial<Record<ScreenName, string>>,
): Plugin {
  return {
    name: 'screen-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') throw new Error('The build has no page')
        const begun = String(page.source)
        const isMissing = (file: string) => !begun.includes(`/${file}"`)
        const files: Record<string, ScreenFile[]> = {}
        for (const [name, modules] of modulesOfScreens(root)) {
          const always = filesOf(modules, bundle).filter(isMissing)
          const ofLayout = ({ media, modules: some }: Layout) =>
            filesOf(
              some.map((file) => path.join(root, file)),
              bundle,
            )
              .filter((file) => isMissing(file) && !always.includes(file))
              .map((file) => ({ file, media }))
          files[name] = [
            ...always.map((file) => ({ file })),
            ...(layouts[name as ScreenName] ?? []).flatMap(ofLayout),
          ]
        }
        for (const [name, module] of Object.entries(early)) {
          const isMarkup = module.endsWith('.tsx')
          const file = `early-${name}.${isMarkup ? 'html' : 'js'}`
          const input = path.join(root, module)
          const source = isMarkup ? await earlyMarkup(input) : await bundled(input)
          this.emitFile({ type: 'asset', fileName: file, source })
          files[name]?.push({ file, isInPage: true })
        }
        this.emitFile({ type: 'asset', fileName: SCREEN_FILES, source: JSON.stringify(files) })
      },
    },
  }
}

/** What the router imports for each screen; for guarded ones also the guard. */
function modulesOfScreens(root: string): Map<string, string[]> {
  const router = readFileSync(path.join(root, 'router.tsx'), 'utf8')
  const table = router.matchAll(
    /(\w+)(?:: | = )screen\(async \(\) => \(await import\('#web\/([\w/]+\.tsx)'\)/g,
  )
  const modules = new Map(
    [...table].map(([, name = '', file = '']) => [
      name === 'NOT_FOUND' ? 'notFound' : name,
      [path.join(root, file)],
    ]),
  )
  for (const name of [...Object.keys(PATHS), 'notFound'] as (ScreenName | 'notFound')[]) {
    if (!modules.has(name)) throw new Error(`web/router.tsx names no module for the screen ${name}`)
    const guard = path.join(root, 'app/Guarded.tsx')
    if (name !== 'notFound' && isProtected(PATHS[name])) modules.get(name)?.push(guard)
  }
  return modules
}

/** The chunks that hold some modules, with all that these import statically, and their style sheets. */
function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const take = (name: string) => {
    const chunk = bundle[name]
    if (files.has(name) || chunk?.type !== 'chunk') return
    files.add(name)
    chunk.imports.forEach(take)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  }
  for (const [name, chunk] of Object.entries(bundle))
    if (chunk.type === 'chunk' && modules.some((id) => chunk.moduleIds.includes(id))) take(name)
  return [...files]
}
