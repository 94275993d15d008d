import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'

/** Rows of one table, as the JSON array of a line. */
export type Line = { table: string; rows: string }

/** The lines of an import's content, in their order. */
export async function* linesOf(content: Uint8Array): AsyncGenerator<Line> {
  const unpacked = Readable.from([content]).pipe(createGunzip())
  for await (const line of createInterface({ input: unpacked, crlfDelay: Infinity })) {
    const tab = line.indexOf('\t')
    yield { table: line.slice(0, tab), rows: line.slice(tab + 1) }
  }
}
