import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from './clauses.ts'
import { HOW } from './noTimeThen.ts'
import { DAYS, ON, TIME } from './timesOfWeek.ts'

/** Words that say a condition in a way of their own, and the words in which the grammar reads it. */
export type Paraphrase = { count: number; plains: string[] }

const NUMBER =
  '(?:\\d{1,3}|an?|half an|one|two|three|four|five|six|seven|ten|fifteen|twenty|thirty|forty|forty-five|sixty)'
const TIMES = `(?:once|twice|${NUMBER} ?(?:x|times?|days?|sessions?|evenings?|mornings?)) (?:a|per|each|every) week`
const LENGTH = `${NUMBER} ?(?:hours?|hrs?|h|minutes?|mins?|m)(?: and a half)?(?: (?:a|per|each) (?:day|session))?`
const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)'
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH}(?: \\d{1,2}(?:st|nd|rd|th)?)?|next (?:week|month|year)|(?:the )?new year|(?:the )?(?:first|1st) of ${MONTH})`
const WEEKENDS = '(?:on |at )?(?:the )?weekends?'
const IS_TOO_MUCH = `(?:is|are|would be|feels|seems|sounds) ${HOW}(?:much|many|long|often|a lot|overkill|unrealistic|not (?:realistic|possible))`
const IS_FINE = `(?:(?: (?:is|are|would be))? (?:fine|ok|okay|enough|good|better|perfect|plenty|realistic|doable|works?)| (?:works?|will do))?`
const REST =
  "(?: (?:that works?|that i can|i can(?: do(?: it)?)?|i have(?: time)?|i(?:'m| am) free|possible|for me|which works?|left))*"

const NEITHER =
  "(?:no|not|not in the|not (?:on|during)(?: the)?|never in the|neither|any time (?:but|except)(?: in)?(?: the)?|(?:i|we) can'?t do(?: the)?)"

/** No day is left out, and none has to be one of them. */
const ANY_DAY = 'any day'

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
const SAID: readonly (readonly [form: string, plain: string])[] = [
  ...contrasted(`(?:${TIMES})`),
  ...contrasted(`(?:${LENGTH})`),
  ...contrasted(`(?:${ON}${DAYS})`).map(([form]): [string, string] => [form, 'only $1']),
  // `not an hour, 30 minutes`; of days it may be a list of what is refused.
  [`not ${LENGTH} , (${LENGTH})`, '$1'],
  [`(${LENGTH}) , not ${LENGTH}`, '$1'],
  [`(${ON}${DAYS})(?: ,| [-–—])? no ,? ?(${ON}${DAYS})`, 'only $2'],
  // `not 5 times a week, 3`
  [`not ${NUMBER} ?(x|times?|days?) (?:a|per) week ,? ?(?:but )?(?:only |just )?(\\d)`, '$2 times a week'],
  [`not \\d(?:x| times)? but (${TIMES})`, '$1'],
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
const FORMS = SAID.map(([form, plain]): [RegExp, string] => [
  new RegExp(`^${form}(?= $| [,.–—-]| (?:so|and|but|because|as|since|though)\\b)`),
  plain,
])

/**
 * What the words from an index on say in a way of their own.
 *
 * @param isBegin whether a pause parts them from the words before; without one only what can mean nothing else is taken
 */
export function paraphraseAt(words: readonly Word[], at: number, isBegin: boolean): Paraphrase | null {
  const [word, before] = [words[at], words[at - 1]]
  const mayBegin = isBegin || (PLAIN.test(word?.plain ?? '') && !LEADS_ON.test(before?.plain ?? ''))
  if (!mayBegin || word?.escape !== null || at > MOST_WORDS) return null
  const text = textFrom(words, at)
  const led = isBegin ? leadOf(text, at === 0 ? LEADS : ANNOUNCED) : null
  if (led) return led
  for (const [form, plain] of FORMS) {
    const said = form.exec(text)
    if (!said || (plain === ANY_DAY && LIMITS.test(textBefore(words, at)))) continue
    // `every weekday, | weekends too`: they are further days then.
    if (plain === ANY_DAY && NAMES_DAYS.test(textBefore(words, at)))
      return /weekend/.test(said[0]) ? { count: countOf(said[0]), plains: ['and', 'weekends'] } : null
    const plains = plain.replaceAll(/\$(\d)/g, (_, group: string) => said[Number(group)] ?? '').split(' ')
    return { count: countOf(said[0]), plains: inPlural(plains) }
  }
  return null
}
function leadOf(text: string, leads: typeof LEADS): Paraphrase | null {
  for (const [said, plain] of leads) {
    const lead = said.exec(text)?.[0]
    if (lead !== undefined) return { count: countOf(lead.trim()), plains: plain.split(' ') }
  }
  return null
}

function textBefore(words: readonly Word[], at: number): string {
  return words
    .slice(0, at)
    .map(({ plain }) => plain)
    .join(' ')
}
/** `stop snacking, | weekends are fine` */
const LIMITS = /\b(?:stop|quit|avoid|less|limit|cut|reduce|no|not|only|without)\b/
const NAMES_DAYS = /\b(?:weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|tue|wed|thu|fri)s?)\b/

/** How many of them are words: a comma and a full stop are none. */
function countOf(said: string): number {
  return said.split(' ').filter((one) => !/^[,.]$/.test(one)).length
}

/** With what such a form begins also in the midst of a clause: `learn guitar | not over 3 times a week`. */
const PLAIN =
  /^(?:\d+(?:x|\+)?|once|twice|not|rather|also|including|weekends?|only|no|nothing|never|i|we|i'?m|we'?re|every|daily|any|anything|all|everything|it|doesn't|don't|more|take|without|there's|if|whenever|just|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings|evenings|afternoons)$/
const LEADS_ON =
  /^(?:and|or|when|if|that|what|how|where|while|until|after|before|the|every|each|this|next|last|on|in|at|by|until|till|from|to|for|of|with|at|most|least|than|can't|cannot|don't|do)$/

/** The words from an index on, with a sign of their own where one ends its part. */
function textFrom(words: readonly Word[], at: number): string {
  const parts = words
    .slice(at, at + LONGEST)
    .map(({ plain, text }, nth) =>
      endsPart(words, at + nth) && plain !== '-' ? `${plain} ${/[,;:]$/.test(text) ? ',' : '.'}` : plain,
    )
  return `${parts.join(' ')} `
}
/** What leads to the goal in words that are conditions elsewhere: `I can't wait to`, `no choice but to`, `if only I could`. */
const LEADS: readonly (readonly [said: RegExp, plain: string])[] = [
  [/^(?:i )?can'?t stop thinking (?=about [a-z])/, 'thinking'],
  [/^(?:i )?(?:can'?t|cannot) wait to (?=[a-z])/, 'i want to'],
  [/^(?:i )?(?:have |'ve got |got )?no (?:other )?(?:choice|option|alternative) but to (?=[a-z])/, 'i must'],
  [/^(?:it'?s |it is )?(?:about|high|finally) time (?=(?:to|that i|i|for me to) )/, 'time'],
  [
    /^(?:(?:all|what)(?: that)?|(?:the )?(?:only|one) thing(?: that)?) (?:i|we)(?:'d)? (?:really )?(?:want|need|like|wish)(?: to do)?(?: most| more than anything| right now)? is (?=to )/,
    'i want',
  ],
  [/^(?:i )?(?:only |just )?(?:really )?want one thing(?: ,)? (?=to )/, 'i want'],
  [/^(?:if only|(?:i )?(?:wonder|wondering) if) (?:i|we) (?:can|could) (?=[a-z])/, 'can i'],
  [/^(?:not gonna lie|ngl|not going to lie)(?: ,)? (?=i )/, 'honestly'],
  [/^(?:my|our) [a-z]+ and (?:i|me) (?=(?:want|need|would|have|plan|hope|decided|are|must|should) )/, 'we'],
  [/^(?:my )?(?:goal|resolution|priority|project|wish) (?:number |no )?(?:\d|one|two|three)(?= ,)/, 'goal'],
  [
    /^(?:today|yesterday|last (?:night|week)|this morning)(?: ,)? (?:i|we)(?:'ve| have)? (?:just |finally )?(?=(?:decided|promised|realised|realized|swore|agreed) )/,
    'i',
  ],
]

/** What announces another goal, with its wish: `at the same time I want to`, `and while I'm at it`. */
const ANNOUNCED: typeof LEADS = [
  [
    /^(?:(?:and|oh|but) )*(?:on the side|at the same time|apart from (?:that|this)|aside from (?:that|this)|next to (?:that|this)|another thing|one more thing|the other thing|then there is this|on another note|other than that)(?: ,| is)? (?:(?:i|we)(?:'d)? (?:(?:would|really|also|still) )*(?:want|need|like|love|have|plan|hope|wanna) (?:to )?)(?=[a-z])/,
    'also',
  ],
  [
    /^(?:(?:and|oh|but) )*(?:while (?:i'?m|we'?re|i am) at it|apart from (?:that|this(?= ,))|next to (?:that|this(?= ,))|another thing|one more thing|once (?:that|this|it) is done|once (?:that|this|it)'s done|when (?:that|this|it) is done)(?: ,| is)? (?=[a-z])/,
    'also',
  ],
  [
    /^(?:and )?(?:i|we)(?:'d| would)? (?:also|too) (?:love|like|want|need|have|hope|plan) to (?=[a-z])/,
    'also',
  ],
]

const LONGEST = 16
/** What is beyond is not read anyway. */
const MOST_WORDS = 80

/** `only mornings` is read, and `only morning` is not. */
function inPlural(plains: readonly string[]): string[] {
  return plains.map((plain) => (/^(?:morning|afternoon|evening|night)$/.test(plain) ? `${plain}s` : plain))
}
