import { createGzip } from 'node:zlib'
import { type ImportProblem, PROBLEMS_TOLD, ROWS_SHOWN } from '#shared/imports/import.ts'
import { MIB } from '#shared/numbers/mebibyte.ts'
import { wrongFile } from './file.ts'

/** What was read of a file. It is plain data, since it comes from another thread. */
export type ReadRows = {
  source: string
  /** Lines of a table's name, a tab and a JSON array of rows, by gzip. */
  content: Uint8Array
  problems: ImportProblem[]
  problem_count: number
  sample: Record<string, unknown>[]
  /** Characters of texts and lists in all rows, about as the quota counts them. */
  size: number
  /** Rows of the ledger, and the sum of their amounts. */
  ledger: number
  xp: number
}

/** What a source tells of a file while it reads it. */
export type Collector = {
  /** A row of a table, its values by column. @param shown as the API would answer it, for the sample */
  add: (table: string, row: Record<string, unknown>, more: Added) => Promise<void>
  problem: (problem: ImportProblem) => void
}
type Added = {
  /** What tells it apart from others of its table: the second of two is left out. */
  key: string
  shown?: (() => Record<string, unknown>) | undefined
}

const ROWS_AT_ONCE = 500
/** Several times what an account holds. More is read by nobody, and would keep a thread from others. */
const MOST_READ = 1_000_000
const CHARACTERS_AT_ONCE = MIB

/** Collects what sources read, packed. */
export function collectRows(source: string) {
  const gzip = createGzip({ level: 3 })
  const packed: Buffer[] = []
  gzip.on('data', (chunk: Buffer) => packed.push(chunk))
  const seen: Record<string, Set<string>> = {}
  const problems: ImportProblem[] = []
  const sample: Record<string, unknown>[] = []
  let [read, problem_count, ledger, xp, size] = [0, 0, 0, 0, 0]
  let [table, rows, characters]: [string, string[], number] = ['', [], 0]

  async function flush() {
    if (rows.length > 0 && !gzip.write(`${table}\t[${rows.join(',')}]\n`))
      await new Promise((resolve) => gzip.once('drain', resolve))
    ;[rows, characters] = [[], 0]
  }

  function count() {
    read += 1
    if (read > MOST_READ) throw wrongFile('This file has more rows than an account can hold')
  }

  const collector: Collector = {
    async add(name, row, { key, shown }) {
      count()
      const known = (seen[name] ??= new Set())
      if (known.has(key)) return
      known.add(key)
      if (name === 'xp_ledger') [ledger, xp] = [ledger + 1, xp + Number(row['amount'])]
      if (shown && sample.length < ROWS_SHOWN) sample.push(shown())
      if (name !== table) await flush()
      table = name
      const text = JSON.stringify(row)
      rows.push(text)
      characters += text.length
      size += sizeOf(row)
      if (rows.length >= ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await flush()
    },
    problem(problem) {
      count()
      problem_count += 1
      if (problems.length < PROBLEMS_TOLD) problems.push(problem)
    },
  }

  async function end(): Promise<ReadRows> {
    await flush()
    gzip.end()
    await new Promise((resolve) => gzip.once('end', resolve))
    const content = new Uint8Array(Buffer.concat(packed))
    return { source, content, problems, problem_count, sample, size, ledger, xp }
  }
  return { collector, end }
}

/** Ids, dates and numbers take no room of the quota. */
function sizeOf(row: Record<string, unknown>): number {
  let size = 0
  for (const value of Object.values(row)) {
    if (typeof value === 'string' && !NO_TEXT.test(value)) size += value.length
    if (typeof value === 'object' && value !== null) size += JSON.stringify(value).length
  }
  return size
}

const NO_TEXT = /^(\d{4}-\d{2}-\d{2}(T.{9,20})?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
