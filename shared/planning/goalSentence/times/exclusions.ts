import {
  either,
  keyword,
  list,
  meaning,
  optional,
  type Phrase,
  sequence,
  term,
} from '#shared/tasks/quickAdd/phrase.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { GONE_WITHOUT } from '#shared/planning/goalSentence/words/remarks.ts'
import { baseOf } from '#shared/planning/goalSentence/words/verbs.ts'
import { because } from './becauseOfDays.ts'
import { closedDays } from './closedDays.ts'
import { daysOfOther } from './daysOfOther.ts'
import { refusedThen } from './refusedThen.ts'
import { isDeedAt, UNABLE } from './refusedParts.ts'
import { namedDays } from './namedDays.ts'

const MOST_DAYS = 7
const THE = optional(keyword('the', 'a', 'any', 'my'))

const days: Phrase<readonly number[]> = meaning(
  sequence(
    THE,
    list(
      meaning(sequence(optional(keyword('on', 'or', 'the')), namedDays), ([, one]) => one),
      MOST_DAYS,
      true,
    ),
  ),
  ([, all]) => [...new Set(all.flat())],
)

/** Joined by `or`, as negations are: `not on mondays or fridays or sundays`. */
const someDays = joinedDays(MOST_DAYS)

/** `write my thesis, no | writing | on Tuesdays`; but `no smoking on weekends` is a goal of its own. */
const deedLeftOut: Phrase<true> = (words, at) => {
  const plain = words[at]?.plain ?? ''
  return at > 1 && baseOf(plain) !== null && !GONE_WITHOUT.test(plain) ? { value: true, to: at + 1 } : null
}

function joinedDays(most: number): Phrase<readonly number[]> {
  if (most === 1) return days
  return meaning(
    sequence(days, optional(sequence(keyword('or', 'nor', 'and'), joinedDays(most - 1)))),
    ([first, more]) => [...new Set([...first, ...(more?.[1] ?? [])])],
  )
}

const LEAD = optional(keyword('but', 'just', 'and', 'only', 'though'))
const ON = optional(keyword('on', 'for', 'during', 'at', 'over', 'in'))
/** `on Mondays and Fridays`. */
export const ON_DAYS = sequence(ON, someDays)
/** `rest days Tuesday and Friday`; but `stretch on my | rest days` is done then. */
const restDays: Phrase<unknown> = (words, at, context) => {
  const before = words[/^(?:my|the|our)$/.test(words[at - 1]?.plain ?? '') ? at - 2 : at - 1]
  return before?.plain === 'on' && at > 2 ? null : REST_DAYS(words, at, context)
}
const REST_DAYS = sequence(keyword('rest', 'resting', 'off'), keyword('day', 'days'))
const whyThese = because(ON_DAYS)
const CANNOT = keyword(
  "can't",
  'cant',
  'cannot',
  "don't",
  'dont',
  "won't",
  'wont',
  'never',
  'not',
  'none',
  'nothing',
  "couldn't",
)
const DOING = keyword(
  'do',
  'doing',
  'plan',
  'planning',
  'work',
  'working',
  'train',
  'training',
  'make',
  'have',
  'time',
  'want',
  'study',
  'practice',
  'practise',
  'exercise',
  'anything',
  'any',
  'it',
  'stuff',
  'to',
  'schedule',
)

/** Up to four words between `can't` and the days: `do not plan anything on sundays`, and anything behind `can't` itself. */
const doing: Phrase<true> = (words, at, context) => {
  const isDeed = UNABLE.test(words[at - 1]?.plain ?? '') ? isDeedAt : () => false
  let to = at
  while (to < at + 4 && (DOING(words, to, context) || isDeed(words, to))) to += 1
  return { value: true, to }
}

/**
 * Weekdays on which nothing may be planned: `not on weekends`, `except sundays`, `but never on fridays`, `no gym on Mondays`,
 * `weekends off`, `I can't do Fridays`.
 */
export const exclusion: Phrase<readonly number[]> = either(
  meaning(
    sequence(
      optional(keyword('just', 'and', 'only', 'though')),
      either<unknown>(
        keyword('except', 'excluding', 'excl', 'minus', 'without', 'skip', 'skipping', 'but', 'besides'),
        sequence(keyword('apart', 'aside'), keyword('from')),
        sequence(keyword('other'), keyword('than')),
        sequence(keyword('with'), keyword('the'), keyword('exception'), keyword('of')),
      ),
      optional(keyword('not')),
      optional(whyThese),
      ON,
      someDays,
    ),
    ([, , , , , found]) => found,
  ),
  meaning(
    sequence(
      LEAD,
      optional(keyword('i', 'we', "i'm")),
      optional(keyword('do', 'can', 'will')),
      CANNOT,
      doing,
      ON,
      someDays,
    ),
    ([, , , , , , found]) => found,
  ),
  meaning(
    sequence(
      LEAD,
      keyword('no'),
      optional(deedLeftOut),
      optional(
        keyword(
          'more',
          'work',
          'gym',
          'training',
          'sessions',
          'session',
          'practice',
          'running',
          'runs',
          'workouts',
          'studying',
          'tasks',
          'exercise',
          'time',
          'energy',
        ),
      ),
      ON,
      someDays,
    ),
    ([, , , , , found]) => found,
  ),
  // `not when I have tennis (Tuesday, Saturday)`
  (words, at, context) => {
    const isWhen = words[at]?.text === 'not' && /^(?:when|if)$/i.test(words[at + 1]?.text ?? '')
    const reason = isWhen ? whyThese(words, at + 1, context) : null
    const read = reason && ON_DAYS(words, reason.to, context)
    return read && { value: read.value[1], to: read.to }
  },
  // `…, dad does weekends`
  (words, at, context) =>
    PERSON.test(words[at]?.text ?? '') &&
    DOES.test(words[at + 1]?.plain ?? '') &&
    (at === 0 || endsPart(words, at - 1))
      ? DAYS_OF_OTHERS(words, at + 2, context)
      : null,
  // `so Saturdays are free`
  (words, at, context) => (words[at]?.text === 'so' ? SO_DAYS_ARE_FREE(words, at, context) : null),
  // `any day but Thursday`
  (words, at, context) => (words[at]?.text === 'any' ? ANY_DAY_BUT(words, at, context) : null),
  // `2 hours a day | less the Sundays`
  (words, at, context) =>
    words[at]?.text === 'less' && /^(?:day|week|daily)$/.test(words[at - 1]?.plain ?? '')
      ? DAYS_LESS(words, at, context)
      : null,
  daysOff,
  daysRefused,
  busyDays,
  closedDays(someDays),
  daysOfOther(meaning(ON_DAYS, ([, found]) => found)),
  refusedThen(meaning(ON_DAYS, ([, found]) => found)),
  meaning(
    sequence(
      LEAD,
      optional(keyword('i', 'we', 'my')),
      either<unknown>(
        restDays,
        sequence(keyword('day', 'days'), keyword('off')),
        sequence(
          keyword('family', 'church', 'office', 'laundry', 'date'),
          keyword('day', 'days', 'night'),
          keyword('is'),
        ),
        sequence(
          keyword('rest', 'resting'),
          optional(
            sequence(
              keyword('my', 'the'),
              term((plain) => (/^[a-z]{3,}$/.test(plain) ? true : null)),
            ),
          ),
        ),
      ),
      optional(keyword('is', 'are')),
      ON,
      someDays,
    ),
    ([, , , , , found]) => found,
  ),
)

const DAYS_LESS: Phrase<readonly number[]> = meaning(
  sequence(keyword('less'), ON, someDays),
  ([, , found]) => found,
)

const PERSON = /^(?:dad|mum|mom|husband|wife|partner|boyfriend|girlfriend|grandma|grandpa|nanny|babysitter)$/i
const DOES = /^(?:does|takes|has|covers|handles)$/
const DAYS_OF_OTHERS: Phrase<readonly number[]> = meaning(
  sequence(ON, joinedDays(MOST_DAYS)),
  ([, found]) => found,
)
const SO_DAYS_ARE_FREE: Phrase<readonly number[]> = meaning(
  sequence(
    keyword('so'),
    optional(keyword('that')),
    optional(keyword('my', 'our', 'the')),
    joinedDays(MOST_DAYS),
    keyword('are', 'is', 'stay', 'stays'),
    keyword('free', 'off', 'clear', 'open'),
  ),
  ([, , , found]) => found,
)
const ANY_DAY_BUT: Phrase<readonly number[]> = meaning(
  sequence(
    keyword('any'),
    keyword('day', 'days'),
    keyword('but', 'except', 'excluding'),
    ON,
    joinedDays(MOST_DAYS),
  ),
  ([, , , , found]) => found,
)

/** `but saturday no`, `sundays not`, `sundays rest`: the refusal ends the part. */
function daysRefused(
  ...[words, at, context]: Parameters<Phrase<readonly number[]>>
): ReturnType<Phrase<readonly number[]>> {
  const read = LEAD_DAYS(words, at, context)
  if (!read || !/^(?:no|not|never|none|nothing|rest|resting)$/.test(words[read.to]?.plain ?? '')) return null
  // `in the weekend no | time`
  const isOfTime = words[read.to]?.plain === 'no' && NO_TIME.test(words[read.to + 1]?.plain ?? '')
  const to = isOfTime && !endsPart(words, read.to) ? read.to + 2 : read.to + 1
  return to >= words.length || endsPart(words, to - 1) ? { value: read.value[2], to } : null
}
const NO_TIME = /^(?:time|chance|way|training|gym|sessions?|class(?:es)?|work|running|practi[sc]e)$/
const LEAD_DAYS = sequence(LEAD, ON, someDays)

/** `I'm busy on Mondays`. */
const BUSY =
  /^(?:(?:but|just|and|as|because|since|though) )*(?:i'?m|i am|we'?re|we are)(?: (?:always|usually|often))? (?:busy|away|unavailable|occupied|travell?ing|not (?:available|free|around|home|here|there))(?= )/
/** `Fridays are bad`, `Fridays don't work`, `Mondays I'm away`. */
const ARE_BUSY =
  /^(?:(?:(?:i'?m|i am|we'?re|are|is)(?: (?:always|usually|too))? )?(?:bad|busy|out|taken|full|difficult|impossible|away|blocked|unavailable|booked|not (?:possible|good|available)|no good|off[- ]limits)|(?:is|are) for (?:(?:my|our|the) )*(?:rest|resting|family|friends|kids|children|church|work|sleep|sleeping in|parents|chores|housework)(?: so (?:not|nothing)(?: then| on those)?)?|(?:is|are) (?:(?:a|my|our|the|his|her|their|always) )*(?:rest|recovery|family|date)(?: (?:days?|nights?|time))?|(?:don'?t|do not|won'?t) work(?: for me)?)(?= |$)/

/** The days on which somebody says that they have no time. */
function busyDays(
  ...[words, at, context]: Parameters<Phrase<readonly number[]>>
): ReturnType<Phrase<readonly number[]>> {
  const isSaid =
    BEGINS_BUSY.test(words[at]?.plain ?? '') &&
    words.slice(at, at + MOST_DAYS + 5).some(({ plain }) => SAYS.test(plain))
  if (!isSaid) return null
  const before = BUSY.exec(textOf(words, at))?.[0]
  if (before !== undefined) {
    const read = ON_DAYS(words, at + before.split(' ').length, context)
    return read && { value: read.value[1], to: read.to }
  }
  const named = ON_DAYS(words, at, context)
  const behind = named && ARE_BUSY.exec(textOf(words, named.to))?.[0]
  return named && behind ? { value: named.value[1], to: named.to + behind.split(' ').length } : null
}
/** With what such words begin: most words are none of these, and those behind them are not looked at. */
const BEGINS_BUSY =
  /^(?:but|just|and|as|because|since|though|i'?m|i|we'?re|we|on|for|during|at|over|the|an?|any|my|weekends?|weekdays?|workdays?|(?:mon|tue|wed|thu|fri|sat|sun).*)$/
/** Without one of these nothing of the kind is said. */
const SAYS = /^(?:i'?m|am|we'?re|are|is|work|busy|impossible|blocked|possible|unavailable|off-limits)$/

function textOf(words: Parameters<Phrase<unknown>>[0], at: number): string {
  return words
    .slice(at, at + 8)
    .map(({ plain }) => plain)
    .join(' ')
}

const OFF = sequence(
  LEAD,
  optional(keyword('with', 'take', 'taking', 'keep')),
  ON,
  someDays,
  optional(keyword('are', 'is')),
  keyword('off', 'free', 'excluded'),
)
const OWNED = /^(?:have|having|got)$/

/** `weekends off`, `take Fridays off`. What is before a comma is no part of it: `on weekdays, Mondays off`. */
function daysOff(
  ...[words, at, context]: Parameters<Phrase<readonly number[]>>
): ReturnType<Phrase<readonly number[]>> {
  // `I have Mondays free`: these are the days for it.
  for (let before = at; before >= at - 4 && !words[before - 1]?.text.endsWith(','); before -= 1)
    if (OWNED.test(words[before]?.plain ?? '') || OWNED.test(words[before - 1]?.plain ?? '')) return null
  const read = OFF(words, at, context)
  // `Fridays are free`: then there is time.
  if (read && read.value[1] === null && read.value[4] !== null && read.value[5] === 'free') return null
  const hasComma = words.slice(at, (read?.to ?? at) - 1).some(({ text }) => text.endsWith(','))
  return read && !hasComma ? { value: read.value[3], to: read.to } : null
}
