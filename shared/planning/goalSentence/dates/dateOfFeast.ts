import { monthOfName } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

/** `carnival | Feb 8`, `Eid (20 March)`: the date that is said beside a feast is the one that is meant. @returns month and day, and the index behind them */
export function dateSaidBeside(words: readonly Word[], at: number): { day: string; to: number } | null {
  const from = /^(?:on|is|the|around)$/.test(words[at]?.plain ?? '') ? at + 1 : at
  const [first = '', second = ''] = [words[from]?.plain, words[from + 1]?.plain]
  const [month, day] =
    monthOfName(first) === null
      ? [monthOfName(second), DAY.exec(first)?.[1]]
      : [monthOfName(first), DAY.exec(second)?.[1]]
  // `before Eid, | 5 May my sister visits`, `until Ramadan, | 10 to 20 March I'm away` are told of something else.
  const isApart = endsPart(words, at - 1) && from + 2 < words.length && !endsPart(words, from + 1)
  const isRange = /^(?:to|until|till|[-–—])$/.test(words[from + 2]?.plain ?? '')
  return month === null || day === undefined || isApart || isRange
    ? null
    : { day: `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`, to: from + 2 }
}
const DAY = /^([12]?\d|3[01])(?:st|nd|rd|th)?$/
