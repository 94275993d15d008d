import { either, keyword, meaning, optional, type Phrase, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import { addDays, daysBetween } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import type { Deadline } from './deadline.ts'
import { isReadyFrom } from './starts.ts'
import { season, upcoming } from './namedPeriods.ts'
import { point } from '#shared/planning/goalSentence/amounts/points.ts'

/** A month that begins a season so soon is followed by its first day by the sun: `for the winter` at the end of November. */
const NEAR = 21

/** `get in shape for summer` is done when it begins. */
export const forSeason: Phrase<Deadline> = meaning(
  sequence(keyword('for', 'come'), season),
  ([, { from, to, isHolidays }], { today }) => {
    if (isHolidays) return null // `for spring break`: nobody knows when it begins
    if (daysBetween(today, from) >= NEAR) return { date: addDays(from, -1) }
    const solstice = addDays(from, NEAR - 2)
    return { date: solstice > today ? solstice : to }
  },
)

/** `…, for the master's that starts in October`: the day before it begins. */
const thatBegins: Phrase<Deadline> = meaning(
  sequence(
    keyword('that', 'which', 'what', 'who'),
    keyword('starts', 'start', 'begins', 'begin'),
    optional(keyword('in', 'on', 'from', 'at')),
    point,
  ),
  ([, , , found], context) => ({ date: addDays(upcoming(found, context).from, -1) }),
)

/** `for the new job | starting 1 February`. */
const startingOn: Phrase<Deadline> = (words, at, context) => {
  const isOfIt =
    /^(?:job|school|course|trip|semester|season|programme?|internship)$/.test(words[at - 1]?.plain ?? '') &&
    words.slice(Math.max(0, at - 5), at).some(({ plain }) => plain === 'for' || plain === 'before')
  const read = isOfIt ? STARTING(words, at, context) : null
  return read && { value: { date: addDays(upcoming(read.value[2], context).from, -1) }, to: read.to }
}
const STARTING = sequence(
  keyword('starting', 'beginning', 'starts', 'begins'),
  optional(keyword('on', 'in')),
  point,
)

/** `be ready to teach physics | from September`. */
function readyFrom(...[words, at, context]: Parameters<Phrase<Deadline>>): ReturnType<Phrase<Deadline>> {
  const read = isReadyFrom(words, at) ? point(words, at + 1, context) : null
  const first = read && upcoming(read.value, context).from
  return read && first && first > context.today ? { value: { date: addDays(first, -1) }, to: read.to } : null
}

/** The day before something begins that the goal is for. */
export const beforeItBegins: Phrase<Deadline> = either(thatBegins, startingOn, readyFrom)

/** `the garden for winter by 6 December`: beside a date the season is what it is for. */
export function withoutSeason(found: readonly Found[], words: readonly Word[]): Found[] {
  const isForSeason = ({ kind, from, to }: Found) =>
    kind === 'deadline' &&
    words[from]?.plain === 'for' &&
    /^(?:spring|summer|autumn|fall|winter|christmas|easter|halloween|thanksgiving)$/.test(
      words[to - 1]?.plain ?? '',
    )
  const isDated = found.some((one) => one.kind === 'deadline' && !isForSeason(one))
  return isDated ? found.filter((one) => !isForSeason(one)) : [...found]
}
