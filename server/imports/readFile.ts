import type { ImportSource } from '#shared/imports/import.ts'
import { collectRows, type ReadRows } from './collectRows.ts'
import { openFile, wrongFile } from './file.ts'
import type { ReadingContext } from './source.ts'
import { SOURCES } from './sources.ts'

/** A file to be read, as it goes to a thread. */
export type AskedFile = { bytes: Uint8Array; source: ImportSource; context: ReadingContext }

/** What fits into the column of the total. */
const MOST_XP = 2_000_000_000

/** Reads a file by its source, or by the one that recognises it. @throws AppError `invalid` on `file` or `source` */
export async function readFile({ bytes, source: asked, context }: AskedFile): Promise<ReadRows> {
  const file = await openFile(bytes)
  const source = SOURCES.find((each) => (asked === 'auto' ? each.recognises(file) : each.name === asked))
  if (!source) throw wrongFile('This file is neither an export of Goal Crusher nor a CSV table')
  const { collector, end } = collectRows(source.name)
  await source.read(file, collector, context)
  const read = await end()
  if (read.xp < 0 || read.xp > MOST_XP) throw wrongFile('The XP of this export do not add up')
  return read
}
