import { DEPARTURES, isClosed } from './clauses.ts'
import type { Clock } from './clock.ts'
import { weekdayOf } from './dateWords.ts'
import { isDateWord } from './dayNames.ts'
import type { Word } from './words.ts'

export const TODAY = /^(?:today|tonight)$/
const MOST_OF_DAY = 3 // words of the day with which a line begins
/** What has a time of its own. */
const EVENTS =
  /^(?:meeting|mtg|call|class|lesson|show|film|appt|appointment|start|kick|match|game|service|mass|lecture|interview|dinner|lunch)$/

/** Whether a time behind `before` is that of a thing: "before 4pm traffic", but "today before 4pm". @param to the index behind the time */
export function isBeforeThing(words: readonly Word[], at: number, to: number, time: Clock): boolean {
  const next = words[to]?.plain ?? ''
  const isDay = isDateWord(words, to) || TODAY.test(next)
  const isClock = time.hasMinutes && !EVENTS.test(next) && !DEPARTURES.has(next) // "meds wed b4 5.30 boots"
  const isBehindDay =
    isDateWord(words, at - 1) &&
    (isClock || (time.isCertain && weekdayOf(words[at - 1]?.plain ?? '') === null)) // "return van sun 8 mar before 11am full tank"
  return !isDay && !isBehindDay && !isClosed(words, to) && !beginsWithDate(words, at)
}

/** Whether only a day is before an index: `tomorrow`, `on friday`. */
function beginsWithDate(words: readonly Word[], at: number): boolean {
  return (
    at <= MOST_OF_DAY &&
    words
      .slice(0, at)
      .every(({ plain }, index) => isDateWord(words, index) || /^(?:on|this|next|today)$/.test(plain))
  )
}
