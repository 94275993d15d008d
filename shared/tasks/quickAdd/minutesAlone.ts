import { isClosed } from './clauses.ts'
import type { Reading } from './parser.ts'
import { keyword, meaning, type Phrase, sequence, term } from './phrase.ts'

const NEARBY = 10 // words
/** What is done for some minutes, of which people say the number alone. */
const DONE =
  /^(?:call|ring|phone|chat|catch-?up|sync|standup|mtg|meeting|1:1|zoom|run|jog|walk|swim|bike|row|stretch|stretches|stretching|meditate|meditation|yoga|pilates|plank|hiit|read|reading|journal|study|revise|revision|practi[cs]e|piano|guitar|violin|drums|spanish|french|german|italian|duolingo|nap|tidy|declutter|hoover|weeding|physio|exercises)$/
/** What is for so many people, or for a price. */
const FOR_PEOPLE =
  /^(?:book|table|dinner|lunch|brunch|party|cook|bake|cake|buy|order|pay|reserve|room|places|seats|tickets|food|drinks|sell)$/

/** `call mum tues 6pm for 15`: minutes without their unit, but "book a table sat 7pm for 10". */
export const minutesAlone: Phrase<Reading> = (words, at, context) => {
  const read = minutes(words, at, context)
  if (read === null || !isClosed(words, read.to)) return null
  const around = words.slice(Math.max(0, at - NEARBY), at + NEARBY)
  const isDone =
    around.some(({ plain }) => DONE.test(plain)) && !around.some(({ plain }) => FOR_PEOPLE.test(plain))
  return isDone
    ? { value: { place: 'beside', finding: { kind: 'duration', minutes: read.value } }, to: read.to }
    : null
}

const minutes: Phrase<number> = meaning(
  sequence(
    keyword('for'),
    term((plain) => (/^(?:5|[1-9][05])$/.test(plain) ? Number(plain) : null)),
  ),
  ([, number]) => number,
)
