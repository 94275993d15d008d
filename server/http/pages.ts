import { createHash } from 'node:crypto'
import { screenOf } from '#shared/paths.ts'
import { type SiteFile, siteFile } from './files.ts'

/** The page of every path, and the hashes of the scripts in it, as a content security policy names them. */
export type Pages = {
  /** The page that a path opens; undefined before the first build. */
  of: (path: string) => SiteFile | undefined
  all: readonly SiteFile[]
  scripts: readonly string[]
}

/** A file, and as a media query the windows that need it at once; without one all do. */
export type ScreenFile = { file: string; media?: string }

/** What the build says (scripts/screenFiles.ts): the files that each screen begins with. */
const SCREEN_FILES = 'screens.json'
/** The page as the build made it, for every screen alike. */
export const PAGE = 'index.html'

/**
 * Makes a page for each screen, which names that screen's files: the browser asks for them at once, and not when the code
 * that needs them has arrived and run.
 *
 * @param files the built site; what the build says about screens is taken out, since it is no file of the site
 */
export async function openPages(files: Map<string, SiteFile>): Promise<Pages> {
  const plain = files.get(PAGE)
  const list = files.get(SCREEN_FILES)
  files.delete(SCREEN_FILES)
  if (!plain) return { of: () => undefined, all: [], scripts: [] }
  const html = await textOf(plain)
  const screens: Record<string, ScreenFile[]> = list ? JSON.parse(await textOf(list)) : {}
  const pages = new Map(
    Object.entries(screens).map(([name, named]) => [
      name,
      siteFile(PAGE, Buffer.from(withFiles(html, named))),
    ]),
  )
  return {
    of: (path) => (path === `/${PAGE}` ? plain : (pages.get(screenOf(path) ?? 'notFound') ?? plain)),
    all: [plain, ...pages.values()],
    scripts: [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => hashOf(code)),
  }
}

async function textOf(file: SiteFile): Promise<string> {
  return (await file.bytes('identity')).toString()
}

/** Styles first: nothing is drawn without them. Those of some windows only are applied by the code that they belong to. */
function withFiles(html: string, files: readonly ScreenFile[]): string {
  const isStyle = ({ file }: ScreenFile) => file.endsWith('.css')
  const linkTo = (each: ScreenFile) => {
    const media = each.media ? ` media="${each.media}"` : ''
    const kind = !isStyle(each) ? 'modulepreload' : each.media ? 'preload" as="style' : 'stylesheet'
    return `<link rel="${kind}" crossorigin href="/${each.file}"${media}>`
  }
  const links = [...files.filter(isStyle), ...files.filter((each) => !isStyle(each))].map(linkTo)
  return html.replace('</head>', () => `${links.join('')}</head>`)
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
