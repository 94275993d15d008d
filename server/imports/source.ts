import type { ImportSource } from '#shared/imports/import.ts'
import type { Collector } from './collectRows.ts'
import type { ImportFile } from './file.ts'

/** For whom a file is read. */
export type ReadingContext = { userId: string; timezone: string; now: string }

/** A program from which people bring what they have: reads bytes and gives rows. `sources.ts` lists them. */
export type Source = {
  name: Exclude<ImportSource, 'auto'>
  /** Whether a file looks like one of its. */
  recognises: (file: ImportFile) => boolean
  /** Reads all rows, with ids that are the same each time. @throws AppError `invalid` on `file` for a file that is broken as a whole */
  read: (file: ImportFile, collector: Collector, context: ReadingContext) => Promise<void>
}
