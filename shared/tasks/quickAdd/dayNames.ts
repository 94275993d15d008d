import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { isPlainWord, monthOfName, weekdayOf } from './dateWords.ts'
import { isSpokenDay } from './numbers.ts'
import { type Word, wordSet } from './words.ts'

/** Behind one of these words a day is what the task is about: "plan next week", "hate mondays". */
const ABOUT_DAYS = wordSet('plan review survive enjoy love hate skip')
/** Behind one of these at the beginning of a line a day is when the thing was to be: "rearrange Tues 4pm session". */
const MOVING = wordSet('rearrange reschedule postpone move swap rebook confirm cancel')
/** What is on one day, so that the day behind it is when it was to be. */
const BOOKED =
  /^(?:appt|appointment|booking|reservation|meeting|mtg|lesson|class|session|viewing|interview|delivery|collection|slot|table|mot|call|dinner|lunch|coffee|dentist|doctor|doctors|vets?|flight|train)$/
const MOST_OF_MOVED = 4 // words
/** Before a verb that does not begin its line. */
const BEFORE_VERBS = wordSet('to and then please i we must should still always not')
/** Days that have a name of their own, by the word before the weekday. */
const NAMED: Record<string, readonly string[]> = {
  good: ['friday'],
  black: ['friday'],
  casual: ['friday'],
  freaky: ['friday'],
  ash: ['wednesday'],
  easter: ['sunday', 'monday', 'saturday', 'friday'],
  palm: ['sunday'],
  bloody: ['sunday'],
  cyber: ['monday'],
  manic: ['monday'],
  blue: ['monday'],
  whit: ['sunday', 'monday'],
  holy: ['saturday', 'thursday'],
  small: ['saturday'],
  maundy: ['thursday'],
  throwback: ['thursday'],
  shrove: ['tuesday'],
  fat: ['tuesday'],
  super: ['tuesday'],
  giving: ['tuesday'],
  taco: ['tuesday'],
  ruby: ['tuesday'],
}
const SEEMS = wordSet('look be feel sound smell taste eat stay seem')
/** Behind a weekday these words make a compound: "Sunday roast", "sun cream", "sat nav", "wed them". */
const BEHIND_DAYS = wordSet(
  'roast roasts blues night nights murder paper papers newspaper magazine edition times school league club crossword driver ' +
    'market mass service sermon letter letters newsletter memo column issue playlist mix mood motivation motto vibes song ' +
    'pages morning afternoon evening best special routine menu slides numbers figures report reports notes template schedule ' +
    'on down up with at in them him her you it the a and or of to is was were will has had never',
)
/** What the sun's light is for, and a sat nav. */
const COMPOUNDS = wordSet(
  'cream hat hats lotion screen block glasses dress salutation salutations lamp bed bath tan burn roof room oil terrace lounger ' +
    'deck umbrella nav',
)
/** What people put behind the day on which they do it. */
const DONE_ON_DAYS = wordSet(
  'call ring phone email mail text write send buy get pick drop pay book cook bake clean wash fix repair visit meet see finish ' +
    'start submit order return take bring make do go try work study practice practise train review prepare print file renew ' +
    'dentist doctor vet gym run jog swim yoga pilates hike walk football soccer tennis basketball climbing cinema movie film ' +
    'cut sort pack defrost hoover mow tidy sweep empty ' +
    'concert party dinner lunch brunch breakfast supper coffee drinks bbq date meeting standup interview appointment exam class ' +
    'lesson lecture haircut shopping groceries laundry cleaning church flight train',
)
/** Verbs that are no nouns: before one of them `15th` is a day ("15th pay rent", not "2nd draft"). */
const VERBS = wordSet(
  'sort pack defrost hoover mow tidy sweep empty ask tell give put write send buy get pick pay bake wash fix submit take bring make prepare renew cancel check collect invoice clean hand drop finish do go try meet see',
)
/** Those of them that are no nouns behind a day either: "eye test thurs bring specs", but "the mon check". */
const ORDERS = wordSet(
  'ask tell give send buy get take bring freeze defrost make prepare collect renew cancel submit remind keep wear revise arrange organise remember find',
)
/** Holidays and seasons, which are days of nobody's calendar here, but days all the same. */
const HOLIDAYS = wordSet(
  'christmas xmas easter thanksgiving halloween valentines ramadan eid diwali hanukkah passover lent advent someday ' +
    'spring summer autumn winter weekend weekends week weeks month months year years days tomorrows',
)
/** Behind one of these `day` is a holiday. */
const DAY_OF =
  /^(?:.*['’]s?|boxing|christmas|new|years?|mothers?|fathers?|valentines?|labou?r|memorial|may|election)$/
/** Behind one of these `eve` is one; a parents' eve is an evening. */
const EVE_OF = /^(?:.*years?['’]?s?|christmas|xmas|hallows?|midsummer)$/
/** `tomorrow's notes by 9` are not for today. */
const OF_TOMORROW = /^tomorrow['’]s$/
const DAY_NUMBER = /^\d{1,2}(?:st|nd|rd|th)$/
const DATE_IN_DIGITS = /^\d{1,4}([/.-])\d{1,2}(?:\1\d{1,4})?\.?$|^\d{1,2}(?:st|nd|rd|th)$/

/** Whether the word before says that the task is about a day, and not planned on it. */
export function isAboutDay(line: readonly Word[], from: number): boolean {
  if (MOVING.has(line[0]?.plain ?? '')) {
    if (from === 1) return line.length > 2
    if (from <= MOST_OF_MOVED && BOOKED.test(line[from - 1]?.plain ?? '')) return true // "cancel dentist appt on 5th"
  }
  if (from > 1 && /^(?:reschedule|rearrange|postpone)$/.test(line[from - 1]?.plain ?? '')) return true // "call Al reschedule thurs 3pm"
  if (!ABOUT_DAYS.has(line[from - 1]?.plain ?? '')) return false
  return from === 1 || BEFORE_VERBS.has(line[from - 2]?.plain ?? '') // "code review friday" has a noun
}

/** What is on one day, so that a day behind it says when. */
const ON_A_DAY =
  /^(?:day|test|exam|mock|sale|trip|match|game|assembly|gala|show|fair|fete|disco|sleepover|playdate|appt|appointment|interview|mot|service|lesson|rehearsal|training|practice|inspection|viewing|delivery|collection|party|wedding|funeral|concert|recital|scan|jab|op|strike|evening|meeting|mtg|shift|session)$/
/** At the beginning of a line these are done to the noun of a day: "plan sale friday email", "move the gym meeting thurs slot". */
const DONE_TO =
  /^(?:plan|prep|book|buy|write|read|check|watch|do|finish|start|fix|cover|discuss|join|call|ring|phone|text|email|mail|chase|draft|edit|print|order|pay|clean|make|find|organi[sz]e|arrange|design|update|set|run|attend|help|review|use|try|see|move|swap|miss|skip|get|add|record|post|share|study|revise|learn)$/

/** Whether what is on one day stands before a weekday, and more is said of it behind: "photo day weds full uniform". */
export function isBehindOccasion(line: readonly Word[], from: number, to: number): boolean {
  const next = line[to]?.plain ?? ''
  const isDone = isDoneTo(line)
  const isMeal = /^(?:breakfast|brunch|lunch|dinner|supper|tea|drinks)$/.test(next) && to + 1 === line.length
  const isNoun = isNounOfDay(next) && !(isMeal && isShortDay(line, from, to) && !isOrderOf(line)) // "mum thurs lunch"
  const isSaid = isShortDay(line, from, to) || (!isDone && ON_A_DAY.test(line[from - 1]?.text ?? ''))
  return from > 0 && isSaid && !isNoun && /^\p{L}/u.test(next)
}

/** Whether a line begins with what is done to the noun of a day. */
function isDoneTo(line: readonly Word[]): boolean {
  const first = line[0]?.plain ?? ''
  return (
    DONE_TO.test(first) || isVerb(line, 0) || isOrder(line, 0) || MOVING.has(first) || ABOUT_DAYS.has(first)
  )
}

/** Whether a clause begins with what is to be done. */
export function isOrderOf(clause: readonly Word[]): boolean {
  return isDoneTo(clause) || DONE_ALONE.test(clause[0]?.plain ?? '')
}

/** How weekdays are typed in haste, hardly before a noun of theirs: "plumber tues kitchen tap", but "the thurs crew", "my fri rota". */
const SHORT_DAY = /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)$/
/** Verbs whose object may be of a day: "sort fri rota". */
const DONE_ALONE =
  /^(?:sort|tidy|change|type|fill|enter|log|mark|grade|present|sign|upload|download|scan|copy|wrap|charge|finali[sz]e|rewrite|pack|unpack|iron|cook|wash|feed|paint|need|want|no|not|forget|eat|wear|use|play|hate|love|like|happy|busy|lazy|next|late|early)$/
const DETERMINING =
  /^(?:the|a|an|my|our|your|his|her|their|this|that|each|every|any|last|past|previous|new|old|first|for|of|to|re|about|from)$/

/** Whether a day stands behind what is on it and before what else is said, as in "40th anniv 12 april plan something", not "send march 3 minutes". */
export function isBehindNoun(line: readonly Word[], from: number, to: number): boolean {
  const before = line[from - 1]?.text ?? ''
  const isNoun = from > 0 && /^\p{L}+$/u.test(before) && !DETERMINING.test(before)
  return isNoun && !isOrderOf(line) && !isNounOfDay(line[to]?.plain ?? '')
}

function isShortDay(line: readonly Word[], from: number, to: number): boolean {
  const { plain = '', text = '' } = line[from] ?? {}
  const before = line[from - 1]?.text ?? ''
  const isClear = !isPlainWord(plain) || isProbablyDay(line, from)
  const isDone = from === 1 && (isDoneTo(line) || DONE_ALONE.test(before))
  const isNoun = /^\p{L}+$/u.test(before) && !DETERMINING.test(before) && !isDone
  const isBound = /^(?:from|to|until|till?|late|early|off)$/.test(line[to]?.plain ?? '')
  const isOnly = line.every((word, index) => index === from || weekdayOf(word.plain) === null)
  return isClear && SHORT_DAY.test(text) && isNoun && !isBound && to === from + 1 && isOnly
}

/** Whether a weekday in haste stands before what is hardly its noun: "shoes by fri drop at ups", not "by fri lunch". */
export function isShortDayBefore(line: readonly Word[], to: number): boolean {
  const { text = '', plain = '' } = line[to] ?? {}
  return SHORT_DAY.test(line[to - 1]?.text ?? '') && /^\p{L}+$/u.test(text) && !isNounOfDay(plain)
}

/** Whether a word behind a weekday may be its noun. */
function isNounOfDay(plain: string): boolean {
  return (
    BEHIND_DAYS.has(plain) ||
    COMPOUNDS.has(plain) ||
    ON_A_DAY.test(plain) ||
    (DONE_ON_DAYS.has(plain) && !VERBS.has(plain))
  )
}

/** Whether a day stands behind somebody with whom something is done: "theatre w/ mum thurs matinee 2.30". */
export function isBehindPerson(line: readonly Word[], from: number): boolean {
  const isPair = /^(?:and|n|&|\+)$/.test(line[from - 2]?.plain ?? '') // "lunch w/ mum n dad sun"
  const isWith = /^(?:with|w\/?)$/.test(line[from - (isPair ? 4 : 2)]?.plain ?? '')
  const isMet = line[from - 2]?.plain === 'meet' // "meet Al weds lunch"
  return (
    (isMet || (isWith && from > 2)) &&
    /^\p{L}+$/u.test(line[from - 1]?.text ?? '') &&
    !NO_PERSON.test(line[from - 1]?.plain ?? '')
  )
}

const NO_PERSON = /^(?:the|a|an|my|our|his|her|their|me|you|him|them|us|it|all|some|any|no|who)$/

/** What has no object: a day behind it says when, whatever follows. */
const MOVES = /^(?:arrives|lands|leaves|comes|returns|starts|back|home|here|away|wfh|round|closed|shut|off)$/

/** Whether a day is when somebody comes or goes: "mum arrives fri train gets in 6.12pm". */
export function isBehindMove(line: readonly Word[], from: number): boolean {
  return (
    MOVES.test(line[from - 1]?.text ?? '') &&
    !/^(?:the|a|an|my|our|put|take|bring|give|get|send|call|ring|text|push|pull|pay|move|carry)$/.test(
      line[from - 2]?.plain ?? '',
    )
  )
}

/** Whether words from an index on are the end of a day's own name: "Black Friday", "Easter Monday". */
export function isNamedDay(line: readonly Word[], from: number): boolean {
  const before = line[from - 1]?.plain ?? ''
  const name = line[from]?.plain ?? ''
  const index = weekdayOf(name) ?? weekdayOf(name.replace(/s$/, ''))
  const day = index === null ? '' : (WEEKDAY_NAMES[index] ?? '').toLowerCase()
  const isPerson = /^(?:with|w\/|and|&|call|meet|see)$/.test(line[from - 2]?.plain ?? '') // "curry w/ Ash weds"
  const isSaidOf = before === 'good' && SEEMS.has(line[from - 2]?.plain ?? '') // "look good friday"
  return Object.hasOwn(NAMED, before) && NAMED[before]?.includes(day) === true && !isSaidOf && !isPerson
}

/**
 * Whether a weekday at the beginning of a line says when, by the word behind it.
 *
 * @param isPlain the name is a word too, so more is asked
 */
export function beginsWithDay(line: readonly Word[], to: number, isPlain = false): boolean {
  const next = line[to]?.plain
  if (next === undefined) return true
  if (next === 'off' && /[,;]$/.test(line[to]?.text ?? '')) return false // "sat off, fri late shift"
  return isPlain ? DONE_ON_DAYS.has(next) : !BEHIND_DAYS.has(next) && !COMPOUNDS.has(next)
}

/** Whether a weekday's short form begins another word: "sun cream", "sat nav". */
export function isCompound(line: readonly Word[], at: number): boolean {
  return isPlainWord(line[at]?.plain ?? '') && COMPOUNDS.has(line[at + 1]?.plain ?? '')
}

/** Whether a word is a verb that says what is done. */
export function isVerb(line: readonly Word[], at: number): boolean {
  return VERBS.has(line[at]?.plain ?? '')
}

/** Whether a word begins what else is to be done. */
export function isOrder(line: readonly Word[], at: number): boolean {
  return ORDERS.has(line[at]?.plain ?? '')
}

/** Whether a word ends the name of a holiday that is of no calendar here: "Christmas Eve", "New Year's Day". */
function isHoliday(line: readonly Word[], at: number): boolean {
  const plain = line[at]?.plain
  const before = line[at - 1]?.plain ?? ''
  return (plain === 'eve' && EVE_OF.test(before)) || (plain === 'day' && DAY_OF.test(before))
}

/** Whether a weekday that is a word too has a capital within the line: "drive Sun 5 hrs", not "at the Sun". */
function isCapitalDay(line: readonly Word[], at: number): boolean {
  return at > 0 && /^\p{Lu}\p{Ll}/u.test(line[at]?.text ?? '') && line[at - 1]?.plain !== 'the'
}

/** What a weekday's short form is another word behind: "she sat", "more sun", "get wed". */
const OTHER_WORD =
  /^(?:he|she|they|we|who|which|that|i|you|it|just|be|get|got|cat|dog|baby|the|a|in|into|some|any|no|more|enough|less|much|of|under|to|and|full|catch|out)$/

/** Behind some words a weekday's short form is another word: "she sat", "more sun". */
export function isOtherWord(before: string): boolean {
  return OTHER_WORD.test(before)
}

/** Whether a weekday that is a word too is hardly the word: "meet mum sun garden centre". */
export function isProbablyDay(line: readonly Word[], at: number): boolean {
  const { plain = '', text = '' } = line[at] ?? {}
  const before = line[at - 1]?.plain ?? ''
  return at > 1 && plain === text && !isCompound(line, at) && before !== '' && !isOtherWord(before)
}

/** Whether a word is a weekday and nothing else (`friday`, "half 7 for 8 sat"), or a holiday: a time of its line may be meant for it. */
export function isClearDay(line: readonly Word[], at: number): boolean {
  const plain = line[at]?.plain ?? ''
  const day = weekdayOf(plain) ?? weekdayOf(plain.replace(/['’]?s$/, ''))
  const isOfMonth =
    monthOfName(plain) !== null &&
    /^\d{1,2}(?:st|nd|rd|th)?$/.test(line[line[at - 1]?.plain === 'of' ? at - 2 : at - 1]?.plain ?? '')
  const isDate =
    isOfMonth || (/\d/.test(plain) && plain.split(/[-–—]/).some((part) => monthOfName(part) !== null)) // "may-16"
  const isDay =
    day !== null &&
    (!isPlainWord(plain) ||
      isCapitalDay(line, at) ||
      isProbablyDay(line, at) ||
      /^\d/.test(line[at - 1]?.plain ?? ''))
  const isOrdinal = DAY_NUMBER.test(plain) && /[,;]$/.test(line[at]?.text ?? '') // "14th, collect at 4"
  if (isNamedDay(line, at)) return true
  return isDay || isOrdinal || isDate || OF_TOMORROW.test(plain) || isHoliday(line, at)
}

/** Whether a month is somebody's name: "lunch w/ May @ 1", but "with May 1". */
function isPersonOfMonth(line: readonly Word[], at: number): boolean {
  const isName =
    /^(?:Jan|April|May|June|August)$/.test(line[at]?.text ?? '') && !/^\d/.test(line[at + 1]?.plain ?? '')
  return (
    isName &&
    /^(?:w\/|with|call|ring|phone|text|email|meet|ask|tell|see|visit|and|&)$/.test(line[at - 1]?.plain ?? '')
  )
}

/** `mon-fri`, `tues/thurs` */
function areDays(plain: string): boolean {
  const parts = plain.split(/[-–/&+]/)
  return parts.length > 1 && parts.every((part) => weekdayOf(part) !== null)
}

/** Whether a word names a day, a date or a time of the year, understood or not: `friday`, `3/4`, `15th`, `easter`, `may`. */
export function isDateWord(line: readonly Word[], at: number): boolean {
  const { plain = '', text = '' } = line[at] ?? {}
  if (plain === 'day' || plain === 'eve') return isHoliday(line, at)
  const name = plain.replace(/s$/, '')
  const isDay =
    weekdayOf(plain) !== null ||
    weekdayOf(name) !== null ||
    areDays(plain) ||
    plain === 'tomorrow' ||
    plain === 'yesterday'
  const isPlace = isPlainWord(plain) && line[at + 1] === undefined
  if (isPlainWord(plain) && text !== plain && line[at - 1]?.plain === 'the') return false // "at the Sun Inn"
  return (
    isDay ||
    isPlace ||
    (monthOfName(plain) !== null && !isPersonOfMonth(line, at)) ||
    HOLIDAYS.has(plain) ||
    DATE_IN_DIGITS.test(text) ||
    (line[at - 1]?.plain === 'the' && isSpokenDay(plain))
  )
}

/** Whether a word names a day, also `tonight`. */
export function isDayAt(words: readonly Word[], at: number): boolean {
  return isDateWord(words, at) || /^(?:today|tonight)$/.test(words[at]?.plain ?? '')
}
