import { createHash } from 'node:crypto'
import { screenOf } from '#shared/paths.ts'
import { type SiteFile, siteFile } from './files.ts'

/** The page of every path, and the hashes of the scripts and styles in them, as a content security policy names them. */
export type Pages = {
  /** The page that a path opens; undefined before the first build. */
  of: (path: string) => SiteFile | undefined
  /** The page of an address that shows no screen. */
  unknown: SiteFile | undefined
  hashes: { scripts: readonly string[]; styles: readonly string[] }
}

/**
 * A file, and as a media query the windows that need it at once; without one all do. One that is in the page is no file of
 * the site: a script that runs there, or HTML that is shown until the app is drawn.
 */
export type ScreenFile = { file: string; media?: string; isInPage?: true }

/** What the build says (scripts/screenFiles.ts): the files that each screen begins with. */
const SCREEN_FILES = 'screens.json'
/** Where the app is drawn. */
const ROOT = '<div id="root">'
/** The page as the build made it, for every screen alike. */
export const PAGE = 'index.html'

/**
 * Makes a page for each screen, which names that screen's files: the browser asks for them at once, and not when the code
 * that needs them has arrived and run. Its styles are inlined: a browser has six connections, and the code and the
 * first data need them all.
 *
 * @param files the built site; what the build says about screens and what pages have inline is taken out, since it is no file
 *   of the site
 */
export async function openPages(files: Map<string, SiteFile>): Promise<Pages> {
  const plain = files.get(PAGE)
  const list = files.get(SCREEN_FILES)
  files.delete(SCREEN_FILES)
  if (!plain) return { of: () => undefined, unknown: undefined, hashes: { scripts: [], styles: [] } }
  const html = await textOf(plain)
  const screens: Record<string, ScreenFile[]> = list ? JSON.parse(await textOf(list)) : {}
  const pages = new Map<string, SiteFile>()
  const scripts = new Set(hashesOf('script', html))
  const styles = new Set<string>()
  for (const [name, named] of Object.entries(screens)) {
    const page = await withStyles(await withFiles(html, named, files), files)
    for (const hash of hashesOf('script', page)) scripts.add(hash)
    for (const hash of hashesOf('style', page)) styles.add(hash)
    pages.set(name, siteFile(PAGE, Buffer.from(page)))
  }
  for (const { file, isInPage } of Object.values(screens).flat()) if (isInPage) files.delete(file)
  const unknown = pages.get('notFound') ?? plain
  return {
    of: (path) => (path === `/${PAGE}` ? plain : (pages.get(screenOf(path) ?? 'notFound') ?? unknown)),
    unknown,
    hashes: { scripts: [...scripts], styles: [...styles] },
  }
}

async function textOf(file: SiteFile | undefined): Promise<string> {
  return file ? (await file.bytes('identity')).toString() : ''
}

/** Code first: it takes longest, and the browser asks for it while the styles are on their way. */
async function withFiles(
  html: string,
  named: readonly ScreenFile[],
  files: Map<string, SiteFile>,
): Promise<string> {
  const parts = {
    code: [] as string[],
    styles: [] as string[],
    scripts: [] as string[],
    shown: [] as string[],
  }
  for (const { file, media, isInPage } of named) {
    const of = media ? ` media="${media}"` : ''
    if (file.endsWith('.html')) parts.shown.push(await textOf(files.get(file)))
    else if (isInPage) parts.scripts.push(`<script>${await textOf(files.get(file))}</script>`)
    else if (file.endsWith('.css')) parts.styles.push(`<link rel="stylesheet" crossorigin href="/${file}">`)
    else parts.code.push(preload(file, of, parts.code.length > 0))
  }
  return html
    .replace('</head>', () => `${[...parts.code, ...parts.styles, ...parts.scripts].join('')}</head>`)
    .replace(ROOT, () => `${parts.shown.join('')}${ROOT}`)
}

/** The first is the screen's own and largest: it takes one of the six connections at once. Others go after the first answers. */
function preload(file: string, of: string, isLater: boolean): string {
  return `<link rel="modulepreload"${isLater ? ' fetchpriority="low"' : ''} crossorigin href="/${file}"${of}>`
}

/** Puts style sheets into the page. Their links stay, switched off: by them the code knows which ones are here. */
async function withStyles(html: string, files: Map<string, SiteFile>): Promise<string> {
  let page = html
  for (const [link, name = ''] of html.matchAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)">/g)) {
    const text = await textOf(files.get(name))
    if (text !== '') page = page.replace(link, () => `<style>${text}</style>${link.slice(0, -1)} disabled>`)
  }
  return page
}

/** The hashes of a page's inline scripts, or of its inline styles. */
function hashesOf(kind: 'script' | 'style', html: string): string[] {
  const inside = html.matchAll(new RegExp(`<${kind}>([^]*?)</${kind}>`, 'g'))
  return [...inside].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
