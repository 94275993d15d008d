import { MONTH } from './monthNames.ts'
import { HOW } from './noTimeThen.ts'
import { DAYS, ON, TIME } from './timesOfWeek.ts'

/** Conditions in words of their own, and the words in which the grammar reads them. */

const NUMBER =
  '(?:\\d{1,3}|an?|half an|one|two|three|four|five|six|seven|ten|fifteen|twenty|thirty|forty|forty-five|sixty)'
const PARTS_OF_DAY = '(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?)'
const TIMES = `(?:once|twice|${NUMBER} ?(?:x|times?|days?|sessions?|evenings?|mornings?)) (?:a|per|each|every) week`
const LENGTH = `${NUMBER} ?(?:hours?|hrs?|h|minutes?|mins?|m)(?: and a half)?(?: (?:a|per|each) (?:day|session))?`
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?|next (?:week|month|year)|(?:the )?new year|(?:the )?(?:first|1st) of ${MONTH})`
const WEEKENDS = '(?:on |at )?(?:the )?weekends?'
const IS_TOO_MUCH = `(?:is|are|would be|feels|seems|sounds) ${HOW}(?:much|many|long|often|a lot|overkill|unrealistic|not (?:realistic|possible))`
const IS_FINE = `(?:(?: (?:is|are|would be))? (?:fine|ok|okay|enough|good|better|perfect|plenty|realistic|doable|works?)| (?:works?|will do))?`
const REST =
  "(?: (?:that works?|that i can|i can(?: do(?: it)?)?|i have(?: time)?|i(?:'m| am) free|possible|for me|which works?|left))*"

const NEITHER =
  "(?:no|not|not in the|not (?:on|during)(?: the)?|never in the|neither|any time (?:but|except)(?: in)?(?: the)?|(?:i|we) can'?t do(?: the)?)"

/** No day is left out, and none has to be one of them. */
export const ANY_DAY = 'any day'

/** What is said of one thing and of another of its kind: the first of these is meant. */
function contrasted(thing: string): [string, string][] {
  return [
    [`(${thing}) (?:and )?(?:instead of|rather than|not) (?:${ON})?${thing}`, '$1'],
    [`rather (${thing}) than ${thing}`, '$1'],
    [`not ${thing}(?: ,)? but (?:rather )?(${thing})`, '$1'],
    [`${thing} ${IS_TOO_MUCH}(?: ,)?(?: so| but)? (${thing})${IS_FINE}`, '$1'],
  ]
}

/** Each is a form at the beginning of a clause, and what stands in its place; `,` is a pause between two words. */
export const CONDITIONS: readonly (readonly [form: string, plain: string])[] = [
  ...contrasted(`(?:${TIMES})`),
  ...contrasted(`(?:${LENGTH})`),
  ...contrasted(`(?:${ON}${DAYS})`).map(([form]): [string, string] => [form, 'only $1']),
  // `mornings not evenings`: the first is meant, and neither of them is refused by what is behind it.
  [`(${ON}${DAYS} ${PARTS_OF_DAY}) (?:and )?(?:instead of|rather than|not) ${PARTS_OF_DAY}`, 'only $1'],
  ...contrasted(`(?:(?:in the )?${PARTS_OF_DAY})`).map(([form]): [string, string] => [form, 'only $1']),
  // `not an hour, 30 minutes`; of days it may be a list of what is refused.
  [`not ${LENGTH} , (${LENGTH})`, '$1'],
  [`(${LENGTH}) , not ${LENGTH}`, '$1'],
  // Only with a pause: `Tuesdays, no Sundays` leaves these out.
  [`${ON}${DAYS}(?: ,| [-–—])? no , (${ON}${DAYS})`, 'only $1'],
  // `not 5 times a week, 3`
  [`not ${NUMBER} ?(x|times?|days?) (?:a|per) week ,? ?(?:but )?(?:only |just )?(\\d)`, '$2 times a week'],
  [`not ${NUMBER}(?: ?x| times)? ?(?:,|but|, but) ?(${TIMES})`, '$1'],
  [`(${NUMBER}) times ?,? not ${NUMBER} (?:a|per|each|every) week`, '$1 times a week'],
  [`(${TIMES}) ,? ?(?:and )?(?:not|instead of|rather than) \\d`, '$1'],
  [`rather (${TIMES}) than \\d`, '$1'],
  [`${TIMES} ${IS_TOO_MUCH} ,?(?: ?so| ?but)? ?(\\d)${IS_FINE}`, '$1 times a week'],
  [`not ${NUMBER} ?(minutes?|mins?|hours?|hrs?) but (${NUMBER})`, '$2 $1'],
  // `Tuesdays don't work, Thursdays do`
  [
    `${ON}${DAYS} (?:don'?t|doesn'?t|won'?t) work(?: ,)?(?: but)? (${ON}${DAYS}) (?:do|does|works?|(?:is|are) (?:fine|good|ok|okay))`,
    'only $1',
  ],
  // At most, and at least
  [`(?:not|never) over (${TIMES}|${LENGTH})`, 'at most $1'],
  [`(?:more than|over) (${TIMES}|${LENGTH}) ${IS_TOO_MUCH}`, 'at most $1'],
  [
    `(${TIMES}|${LENGTH}) (?:at the (?:very )?most|is (?:my|the) (?:limit|max|maximum)|is all i can(?: (?:manage|do|spare|give))?)`,
    'at most $1',
  ],
  [
    `(?:max|up to|(?:i|we) can'?t do more than|(?:i|we) lose (?:focus|concentration|interest) after) (${LENGTH}|${TIMES})(?: at a time| max)?`,
    'at most $1',
  ],
  [`(${LENGTH}|${TIMES}) max`, 'at most $1'],
  [`(?:no less than|not less than|minimum|min) (${TIMES})`, 'at least $1'],
  [`(${TIMES}) or more`, 'at least $1'],
  // `right now I do it once a week`
  [
    `(?:right now|at the moment|currently|these days|so far|now)(?: (?:i|we) (?:do (?:it )?|practi[sc]e|train|am at))? ?(${TIMES})`,
    'currently $1',
  ],
  [`(\\d)\\+ ?(x|times|days) a week`, 'at least $1 times a week'],
  // `every day is too much`
  [`(?:every (?:single )?day|daily) ${IS_TOO_MUCH}`, 'not every day'],
  [
    `(?:anything but|definitely not|no need for|no need to do it|(?:i|we) (?:can'?t|won'?t)(?: (?:do|manage)(?: it)?)?|(?:i|we) don'?t have time|(?:it )?(?:doesn'?t|does not) (?:have|need) to be) (?:every (?:single )?day|daily)`,
    'not every day',
  ],
  // `weekends are fine too`: none is left out.
  [`(?:also|including|incl|even|yes ,? ?also) ${WEEKENDS}`, ANY_DAY],
  [
    `weekends? (?:too|included|as well|also(?: works?)?|(?:is|are) (?:also )?(?:ok|okay|fine|possible|no problem)(?: (?:too|as well|for me))?)`,
    ANY_DAY,
  ],
  [`(?:i|we) don'?t mind ${WEEKENDS}`, ANY_DAY],
  [`(?:no need to|you don'?t have to|don'?t) (?:skip|avoid|leave out|spare) ${WEEKENDS}`, ANY_DAY],
  [`not (?:only|just) (?:on )?(?:weekdays|(?:during|in) the week)`, ANY_DAY],
  [`not (?:only|just|necessarily|always) ${ON}${DAYS}`, ANY_DAY],
  [`(?:it )?(?:doesn'?t|does not) (?:have|need) to be ${ON}${DAYS}`, ANY_DAY],
  [`${DAYS} or any other day`, ANY_DAY],
  [`any day (?:is fine|works|will do|is ok|is good)`, ANY_DAY],
  // `just Mondays`, `Mondays would be nice`
  [`(?:just|best|ideally|preferably|if possible) ${ON}${TIME}`, 'only $1'],
  [`only ${ON}${TIME} (?:free|available|possible|off)`, 'only $1'],
  [`${ON}${TIME} would be (?:nice|great|good|ideal|perfect|best|fine|lovely)(?: for me)?`, 'only $1'],
  [`but ${ON}${TIME} (?:if possible|ideally|preferably|please|suits? me|works? for me)`, 'only $1'],
  // `no afternoons or evenings`
  [`${NEITHER} afternoons? (?:or|and|nor)(?: in the)? (?:evenings?|nights?)`, 'only mornings'],
  [`${NEITHER} mornings? (?:or|and|nor)(?: in the)? (?:evenings?|nights?)`, 'only afternoons'],
  [`${NEITHER} mornings? (?:or|and|nor)(?: in the)? afternoons?`, 'only evenings'],
  [`(?:never|nothing|not at all) (?:but|except) ${ON}${TIME}`, 'only $1'],
  // `I have no time except Mondays`
  [
    `(?:i|we) (?:have no (?:free )?time|(?:don'?t|never) have (?:any )?(?:free )?time|can'?t(?: do (?:it|anything))?)(?: (?:on )?(?:any day|any other day|every day|all days?|all week))? (?:except|but|apart from|other than|besides)(?: for)? ${ON}${TIME}`,
    'only $1',
  ],
  [
    `(?:i'?m|i am|we'?re) (?:busy|at work|booked|out|full|working)(?: (?:on )?(?:every day|all days?|all week|all the time|all day|every evening))? (?:except|but|apart from|other than)(?: for)? ${ON}${TIME}`,
    'only $1',
  ],
  [
    `(?:(?:all|every|any)(?: other)? (?:days?|times?)|everything) (?:but|except|other than|apart from) ${ON}${TIME} (?:is|are) ${HOW}(?:full|taken|busy|bad|out|booked|packed|impossible)`,
    'only $1',
  ],
  [`no (?:other )?(?:days?|time) (?:but|than|except) ${ON}${TIME}`, 'only $1'],
  [`(?:the|my) only (?:day|time|days|slot)${REST} (?:is|are) ${ON}${TIME}`, 'only $1'],
  [`${ON}${TIME} (?:is|are) the only (?:day|time|days|slot)${REST}`, 'only $1'],
  [
    `${ON}${TIME} (?:or not at all|and (?:no other (?:days?|time)|nothing else|not at any other time))`,
    'only $1',
  ],
  [`if not ${ON}${TIME} (?:, )?(?:then )?(?:not at all|never)`, 'only $1'],
  // `nothing before March`
  [
    `(?:nothing (?=before)|(?:not|don'?t (?:start|begin)(?: it)?|no time|(?:i|we) (?:won'?t have|have no|don'?t have) (?:any )?time|(?:i'?m|i am|we'?re) busy|(?:i|we) can'?t (?:start|begin)|not possible|no earlier|not earlier) )(?:before|until|till|than) (${DATE})`,
    'from $1',
  ],
  [`(?:only|but only) from (${DATE})`, 'from $1'],
  [`(?:once|when) (${DATE}) (?:comes|begins|starts|arrives|is here)`, 'from $1'],
  [`(?:once|when) (${DATE}) is over`, 'after $1'],
  [`(?:not after|it can'?t be (?:later than|after)|latest|deadline(?: is)?) (?:the )?(${DATE})`, 'by $1'],
  [
    `(?:no (?:fixed )?(?:deadline|end(?: date)?)|without (?:a |any )?(?:deadline|end date)|there'?s no (?:deadline|rush|hurry)|(?:i|we) don'?t have a deadline|no time pressure|open[- ]ended?|whenever|take as long as it takes|(?:it )?doesn'?t matter when(?: it'?s (?:done|finished))?)`,
    'no rush',
  ],
]
