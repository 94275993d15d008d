import { clockOf, minutesOf } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'

/** What ends a working day, or comes behind it. */
const IN_EVENING =
  /\b(?:bed|bedtime|asleep|sleeps?|dinner|supper|tea|home|finish(?:es)?(?: work)?|(?:work|shift) (?:until|till|ends)|off work|office until)\b/
const IN_MORNING = /\b(?:nights?|night shifts?|mornings?|am|\d{1,2}(?::\d\d)?am|lunch|naps?)\b/
const BARE_HOUR = /^\d{1,2}(?:[:.]\d\d)?(?:[-–]\d{1,2}(?:[:.]\d\d)?)?$/
const NAMES_HALF = /^(?:am|mornings?|early|breakfast|before|0\d:.*)$/
const NOON = '12:00'

/**
 * `my kids go to bed at 6:30 so I can only run at 7`: behind what takes place in the evening an hour alone is one of the evening too.
 *
 * @param story so many words tell what takes place first
 */
export function laterThanTold(found: readonly Found[], words: readonly Word[], story: number): Found[] {
  const so = endOfTold(words)
  return found.map((one): Found => {
    if (one.kind !== 'window') return one
    const isBehindSo = one.from > so && one.from <= so + MOST_BETWEEN
    const told = one.from >= story && story > 0 ? story : isBehindSo ? so : 0
    const before = words.slice(Math.max(0, told - LONGEST_TOLD), told)
    const isTold = told > 0 && isOfEvening(before) && isSoonBehind(before, one.value.from)
    // `have dinner | at 7`
    const isMeal = words.slice(Math.max(0, one.from - 3), one.from).some(({ plain }) => MEAL.test(plain))
    if (!isTold && !isMeal) return one
    const said = words.slice(one.from, one.to).map(({ plain }) => plain)
    const isBare =
      said.some((plain) => BARE_HOUR.test(plain)) && !said.some((plain) => NAMES_HALF.test(plain))
    const { from, to, ...rest } = one.value
    if (!isBare || from >= NOON || (to !== null && to > NOON)) return one
    return { ...one, value: { ...rest, from: later(from), to: to === null ? null : later(to) } }
  })
}
const MEAL = /^(?:dinner|supper|pub|rehearsals?|choir|band|cinema|theatre|theater)$/
/** So many words may lie between `so` and the hour: `so I can only run at 7`. */
const MOST_BETWEEN = 12
const LONGEST_TOLD = 14

/** Where what is told ends: at `so`, or where `since my son sleeps at 8 | I can …` goes on. */
function endOfTold(words: readonly Word[]): number {
  const so = words.findLastIndex(({ text }) => /^so$/i.test(text))
  if (so >= 0 || !/^(?:since|as|because|when|once|after)$/i.test(words[0]?.text ?? '')) return so
  return words.findIndex(
    ({ plain }, at) =>
      at > 1 && /^(?:i|we)$/.test(plain) && /^(?:can|could|have|will)$/.test(words[at + 1]?.plain ?? ''),
  )
}

/** `home at 5, …, so at 7`: within a few hours. */
function isSoonBehind(told: readonly Word[], from: string): boolean {
  return told.some(({ plain }) => {
    const [, hour] = /^(\d{1,2})(?:[:.]\d\d)?(?:pm)?$/.exec(plain) ?? []
    const between = Number(from.slice(0, 2)) - (Number(hour) % 12)
    return hour !== undefined && between >= 0 && between <= MOST_HOURS
  })
}
const MOST_HOURS = 4

/** Whether an hour of the evening is told. */
function isOfEvening(told: readonly Word[]): boolean {
  const text = told.map(({ plain }) => plain).join(' ')
  return /\d/.test(text) && IN_EVENING.test(text) && !IN_MORNING.test(text)
}

function later(clock: string): string {
  return clockOf(Math.min(1439, minutesOf(clock) + 720))
}
