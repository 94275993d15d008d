import { rounded } from '#shared/numbers/rounded.ts'
import { daysInMonth } from '#shared/time/civil.ts'
import { FIRST_START } from './habit.ts'
import type { Kind } from './past.ts'

/** A date that was read, as an import takes it. */
type ReadCheckIn = { date: string; value?: number; skipped?: boolean; note?: string }
/** What was read of a text: each date once (its first line), and the lines that say no date or no value that can be. */
export type ReadText = { checkIns: ReadCheckIn[]; unread: string[] }

const LINE =
  /^"?(?<date>\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}\.\d{1,2}\.\d{4})"?(?:[T ][\d:.Z+-]+)?\s*(?:[,;\t]\s*"?(?<value>[^,;\t"]*)"?\s*)?(?:[,;\t]\s*"?(?<note>.*?)"?\s*)?$/
const YES = ['yes', 'y', 'true', 'x', '✓', 'done']
const NO = ['no', 'n', 'false', '-', '']
const SKIPPED = ['skip', 'skipped']
const LONGEST_NOTE = 500

/**
 * Reads dates from a CSV file or a pasted list, one a line: `2026-03-02`, `2.3.2026` or `2026/3/2`, then perhaps a value (a number,
 * yes, no or skip) and a note. A date alone is a done one; of a count it needs a value.
 *
 * @param today later dates are not read
 */
export function readCheckIns(text: string, kind: Kind, today: string): ReadText {
  const read: ReadText = { checkIns: [], unread: [] }
  const known = new Set<string>()
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const trimmed = line.replace(/^\uFEFF/, '').trim()
    if (trimmed === '') continue
    const checkIn = readLine(trimmed, kind, today)
    const isHeading = index === 0 && !/\d/.test(trimmed)
    if (!checkIn && !isHeading) read.unread.push(trimmed)
    if (!checkIn || known.has(checkIn.date)) continue
    known.add(checkIn.date)
    read.checkIns.push(checkIn)
  }
  return read
}

function readLine(line: string, kind: Kind, today: string): ReadCheckIn | null {
  const { date: written = '', value: said, note = '' } = LINE.exec(line)?.groups ?? {}
  const date = dateOf(written)
  if (date === null || date > today || date < FIRST_START) return null
  const words = note === '' ? {} : { note: note.slice(0, LONGEST_NOTE) }
  if (said !== undefined && SKIPPED.includes(said.trim().toLowerCase()))
    return { date, skipped: true, ...words }
  const value = valueOf(said?.trim().toLowerCase(), kind)
  return value === null ? null : { date, value, ...words }
}

function valueOf(said: string | undefined, kind: Kind): number | null {
  const isYesNo = kind === 'yes_no'
  if (said === undefined) return isYesNo ? 1 : kind === 'quit' ? 0 : null
  if (YES.includes(said)) return isYesNo ? 1 : null
  if (NO.includes(said)) return isYesNo || kind === 'quit' ? 0 : null
  const number = Number(said.replace(',', '.'))
  if (!Number.isFinite(number) || number < 0 || number > 1_000_000) return null
  return isYesNo ? Number(number > 0) : rounded(number, 2)
}

/** A date of the calendar, or null: there is no 31 February. */
function dateOf(written: string): string | null {
  const parts = written.split(/[-/.]/)
  if (parts.length !== 3) return null
  const [year = '', month = '', day = ''] =
    written.length > 4 && parts[0]?.length === 4 ? parts : parts.toReversed()
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : null
}

function isDate(date: string): boolean {
  const [month, day] = [Number(date.slice(5, 7)), Number(date.slice(8))]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(date)
}
