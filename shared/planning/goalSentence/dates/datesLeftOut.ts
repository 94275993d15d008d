import { monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { nextDayOfMonth } from '#shared/planning/daysAway.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { addDays } from '#shared/time/civil.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { padded } from './namedPeriods.ts'

/**
 * Dates that are left out one by one: `not the 24th, 25th or 31st of December`, `not on the 20th or the 27th`.
 *
 * @returns the dates, as ranges of days that follow each other, and the index behind their words; null where fewer than two are named
 */
export function datesLeftOut(
  words: readonly Word[],
  at: number,
  context: SentenceContext,
): { ranges: [from: string, to: string][]; to: number } | null {
  if (!FIRST.test(words[at]?.plain ?? '')) return null
  const lead = LEAD.exec(`${clauseText(words, at, 5)} `)?.[0]
  if (lead === undefined) return null
  const { named, to } = daysNamed(words, at + lead.trim().split(' ').length)
  const isEnd = to >= words.length || endsPart(words, to - 1)
  if (named.length < 2 || !isEnd || !named.some(({ isSure }) => isSure)) return null
  const dates = named.map(({ day, month }, nth) =>
    dateOf(day, month ?? named.slice(nth).find((one) => one.month !== null)?.month ?? null, context),
  )
  return dates.every((date) => date !== null) ? { ranges: rangesOf(dates), to } : null
}

/** `24, 25 and 31 December`: the first two are one range. */
function rangesOf(dates: readonly string[]): [from: string, to: string][] {
  const ranges: [string, string][] = []
  for (const date of dates.toSorted()) {
    const last = ranges.at(-1)
    if (last && date <= addDays(last[1], 1)) last[1] = date
    else ranges.push([date, date])
  }
  return ranges
}
const FIRST = /^(?:but|and|just|only|not|except|excluding|skip|skipping|apart|no)$/
const LEAD =
  /^(?:(?:but|and|just|only) )*(?:not|except|excluding|skip(?:ping)?|apart from|no (?:sessions?|training|work|study|studying|practice|gym))(?: on| for)? /

/** `isSure`: the number is one of a day. */
type Named = { day: number; month: number | null; isSure: boolean }

function daysNamed(words: readonly Word[], from: number): { named: Named[]; to: number } {
  const named: Named[] = []
  let [at, to] = [from, from]
  while (named.length < MOST_DATES) {
    while (/^(?:the|on|or|and|&|nor)$/.test(words[at]?.plain ?? '')) at += 1
    const before = monthOfName(words[at]?.plain ?? '')
    if (before !== null) at += 1
    const [, day, nth = ''] = /^(\d{1,2})(st|nd|rd|th)?$/.exec(words[at]?.plain ?? '') ?? []
    if (day === undefined) break
    const of = endsPart(words, at) ? at : words[at + 1]?.plain === 'of' ? at + 1 : at
    const behind = endsPart(words, at) ? null : monthOfName(words[of + 1]?.plain ?? '')
    at = behind === null ? at + 1 : of + 2
    const month = before ?? behind
    named.push({ day: Number(day), month, isSure: nth !== '' || month !== null })
    to = at
  }
  return { named, to }
}
const MOST_DATES = 8

/** The next such date, after today; of a day without its month the next one. */
function dateOf(day: number, month: number | null, { today }: SentenceContext): string | null {
  if (month === null) return nextDayOfMonth(day, today)
  const year = Number(today.slice(0, 4))
  const dates = [year, year + 1].map((one) => `${one}-${padded(month)}-${padded(day)}`)
  return dates.find((date) => date > today && CivilDate.safeParse(date).success) ?? null
}
