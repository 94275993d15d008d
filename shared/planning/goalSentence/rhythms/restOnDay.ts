import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { numberOf } from '#shared/planning/goalSentence/amounts/numbers.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

/**
 * `one hour tomorrow, two on Thursday and the rest on Monday`: what is left is done on a day, of which no rhythm can tell. With the
 * shares before it that have a day of their own it is asked about.
 */
export function restOnDay(words: readonly Word[]): Found | null {
  const rest = words.findIndex(
    ({ plain }, at) =>
      (REST.test(plain) && words[at - 1]?.plain === 'the') ||
      (plain === 'left' && WHATEVER.test(words[at - 1]?.plain ?? '')),
  )
  const day = rest < 0 ? null : dayBehind(words, rest + 1)
  if (day === null) return null
  let from = rest - 1
  while (from > 0) {
    const begin = beginOfShare(words, from - 1)
    if (begin === null) break
    from = begin
  }
  return { kind: 'mixed', from, to: day + 1, value: true }
}
/** `whatever's left on the weekend`. */
const WHATEVER = /^(?:what|whatever|anything)(?:'?s)?$/
const REST = /^(?:rest|remainder|remaining)$/
const LEADS_TO_DAY = /^(?:of|it|them|that|is|goes|for|on|the|then|done)$/
const MOST_LEADS = 4

function dayBehind(words: readonly Word[], from: number): number | null {
  let at = from
  while (at < from + MOST_LEADS && LEADS_TO_DAY.test(words[at]?.plain ?? '')) at += 1
  return isDay(words[at]) ? at : null
}

/** A share before the rest: a number with its day, up to the last word before a comma or `and`. @returns where it begins */
function beginOfShare(words: readonly Word[], last: number): number | null {
  const end = /^(?:and|&|then)$/.test(words[last]?.plain ?? '') ? last - 1 : last
  let from = end
  while (from > 0 && !endsPart(words, from - 1) && !/^(?:and|&)$/.test(words[from - 1]?.plain ?? ''))
    from -= 1
  const share = words.slice(from, end + 1)
  const count = share.findIndex(
    ({ plain }) => /^(?:half|an?|nothing|none)$/.test(plain) || numberOf(plain) !== null,
  )
  return count >= 0 && share.slice(count).some(isDay) ? from + count : null
}

function isDay(word: Word | undefined): boolean {
  const plain = word?.plain ?? ''
  return /^(?:today|tonight|tomorrow|weekends?)$/.test(plain) || weekdayOf(plain.replace(/s$/, '')) !== null
}
