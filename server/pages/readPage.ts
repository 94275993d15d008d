import { readFileSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { DEFAULT_PAGES } from '#shared/pages/defaultPages.ts'
import { type Page, PAGE_NAMES, type PageName } from '#shared/pages/page.ts'
import { StartError } from '#server/startError.ts'

/** Bytes of one text. */
const LARGEST = 262_144

/**
 * A legal text: the operator's `PAGES_DIR/<name>.md`, or the product's own where there is none. The file is read each time, so a
 * change of it shows at once. Its first heading is the title.
 */
export async function readPage(folder: string | undefined, name: PageName): Promise<Page> {
  const file = folder === undefined ? null : path.join(folder, `${name}.md`)
  if (file === null) return DEFAULT_PAGES[name]
  try {
    const [text, { mtime }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
    return pageOf(name, text, mtime)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return DEFAULT_PAGES[name]
    throw error
  }
}

function pageOf(name: PageName, text: string, changedAt: Date): Page {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .trim()
  const [, title] = plain.match(/^# +(.+)\n?/) ?? []
  return {
    title: title?.replace(/ +#+ *$/, '').trim() ?? DEFAULT_PAGES[name].title,
    markdown: title === undefined ? plain : plain.replace(/^# .+\n?/, '').trim(),
    updated_at: changedAt.toISOString(),
    is_default: false,
  }
}

/** Refuses a start with a folder of texts that cannot be read. @throws StartError one line that says what to do */
export function checkPages({ PAGES_DIR }: { PAGES_DIR?: string | undefined }): void {
  if (PAGES_DIR === undefined) return
  if (!statSync(PAGES_DIR, { throwIfNoEntry: false })?.isDirectory())
    throw new StartError(
      `PAGES_DIR is ${PAGES_DIR}, which is no folder: name the one that holds terms.md and privacy.md.`,
    )
  for (const name of PAGE_NAMES) checkPage(path.join(PAGES_DIR, `${name}.md`))
}

function checkPage(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false })
  if (!found) return
  if (!found.isFile() || found.size > LARGEST)
    throw new StartError(`${file} is no text of at most ${LARGEST} bytes: put one there, or take it away.`)
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file))
  } catch {
    throw new StartError(
      `${file} cannot be read as a text in UTF-8: see to its encoding and who may read it.`,
    )
  }
}
