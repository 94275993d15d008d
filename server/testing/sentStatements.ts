import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

/** What the server sent to its database, and how long that took. */
export type Sent = z.infer<typeof Sent>
const Sent = z.object({ milliseconds: z.number(), forms: z.array(z.string()) })
/** The same of a file of tests: by the full name of each test, and before and after all of them. */
export type SentByFile = z.infer<typeof SentByFile>
const SentByFile = z.object({ around: Sent, tests: z.record(z.string(), Sent) })

const FOLDER = 'dist/statements'
const HASH_LENGTH = 12
/** The kind of null, which all databases take alike. */
const NOTHING = ''
/** Lists of placeholders are as long as what is asked for. */
const PLACEHOLDERS = /\$(?:,\s*\$)+/g

/** The work inside a transaction: what it asks beside it would wait for ever where there is one connection. */
const inTransaction = new AsyncLocalStorage<true>()
let forms = new Set<string>()

/** Runs the work of a transaction. */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => inTransaction.run(true, work)

/**
 * Notes a statement by what may make a difference to a database: its text with whether it is sent alone, in a transaction, or beside
 * the one that its work has open; and its text with each kind of value.
 */
export function noteStatement(text: string, values: readonly unknown[] = [], isInside = false): void {
  const asked = text.replaceAll(/\$\d+/g, '$').replaceAll(PLACEHOLDERS, '$')
  note(asked, isInside ? 'inside' : inTransaction.getStore() ? 'beside' : 'alone')
  for (const kind of new Set(values.map(kindOf))) if (kind !== NOTHING) note(asked, kind)
}

function note(text: string, what: string) {
  const hash = createHash('sha256').update(`${what} ${text}`).digest('base64url')
  forms.add(hash.slice(0, HASH_LENGTH))
}

/** What was noted since this was asked last. */
export function takeForms(): string[] {
  const taken = [...forms]
  forms = new Set()
  return taken
}

/** Keeps what a file of tests sent, for runs that choose among the files. @param test its path in the repository */
export function keepSent(test: string, sent: SentByFile): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(placeOf(test), JSON.stringify(sent))
}

/** Whether a file of tests ran here. */
export const isKnown = (test: string) => existsSync(placeOf(test))

/** What a file of tests sent in its last run here. @throws an Error when there was none */
export const sentBy = (test: string): SentByFile =>
  SentByFile.parse(JSON.parse(readFileSync(placeOf(test), 'utf8')))

const placeOf = (test: string) => path.join(FOLDER, `${test.replaceAll('/', '.')}.json`)

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return NOTHING
  if (Array.isArray(value)) return `[${kindOf(value[0])}]`
  return typeof value === 'object' ? Object.prototype.toString.call(value) : typeof value
}
