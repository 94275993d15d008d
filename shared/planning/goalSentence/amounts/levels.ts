import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { beginsDate } from '#shared/planning/goalSentence/occasions.ts'
import { isDistanceOfToday, isOccupationAt } from '#shared/planning/goalSentence/words/occupations.ts'

/** Where somebody begins: `from scratch`, `I can run 5 km already`, `as a complete beginner`, `I know the basics`. */
const LEVELS: readonly RegExp[] = [
  /^from (?:scratch|zero|nothing)\b/,
  /^(?:as an? )?(?:(?:complete|total|absolute|bloody) )?(?:beginner|novice|newbie)\b(?: level\b| (?:to|at|with) (?!least\b|the\b|my\b|a\b)[a-z]+(?: (?:running|climbing|riding|music))?\b)?/,
  /^i(?:'m| am) (?:an? )?(?:(?:complete|total|absolute) )?(?:beginner|novice|newbie|at [abc][12])\b/,
  /^i (?:can (?:already |barely |almost |now )?(?:run|swim|jog|play|read|speak|ride|lift|bench|squat|deadlift|cycle|cook|draw|hold|type|code|understand|write|count|order|walk|hike|climb|sing|touch|float)|already|currently|(?:(?:only|just) )?know(?! (?:it'?s|that|this|i|how hard)\b)|speak|have never|had(?= (?:(?:an?|some|\d+|a few|two|three) )?(?:lessons?|classes|training|years?|months?|course))|play|run(?! (?:an?|the|my|our) )|bench|squat|lift) [^,.;]*/,
  /^i(?:'ve| have) (?:(?:literally|really|actually|honestly) )?(?:never|already|been(?= (?:[a-z]+ing|to|at|in|on|with|there|doing)\b)(?! (?:meaning|promising|wanting|trying|planning|hoping|needing|thinking|putting|postponing|procrastinating|avoiding)\b)|got (?:no|some)) [^,.;]*/,
  /^(?:i'?m \d\d and )?(?:(?:i|we) )?(?:(?:have|had|i've|we've) (?:not|never)|haven'?t|hadn'?t|not been)(?! (?:much|enough|more|any|got|time)\b) [^,.;]*\b(?:for|in|since) [^,.;]*/,
  /^been (?!saying|telling|promising|putting|meaning|wanting|thinking)[a-z]+ for [^,.;]*/,
  /^i(?:'ve| have) (?:(?:only|just) )?(?:played|studied|learned|learnt|practi[sc]ed|trained|sung|danced|coded|climbed|done (?:it|this)|taken lessons|had lessons)\b[^,.;]*\b(?:for|since|before|once|years?|months?)\b[^,.;]*/,
  /^i(?:'m| am) (?:(?:an?|at|about|around|pretty|quite|already|lower|upper|very) )*(?:intermediate|advanced|conversational|rusty)\b[^,.;]*/,
  /^(?:at )?(?:an? )?(?:(?:lower|upper|pre) )?intermediate(?: (?:level|player|learner|speaker))?$/,
  /^(?:currently|already) [^,.;]*/,
  /^i (?:do|get|make) \d[\d.,-]*(?! ?(?:am|pm|o'clock|days?|evenings?|mornings?|nights?|sessions?|times)\b)[^,.;]* (?:now|rn|atm|right now|at the moment|currently|so far)$/,
  // `can't even do 12 now`, `can barely do 2`; but `can't do 20 minutes a day` and `can only do 2 hours` say how much.
  /^(?:(?:i|we) )?(?:can'?t|cannot|can (?:only|barely|hardly)|(?:(?:only|just|barely) )?manage) (?:(?:even|really|properly) )*(?:[a-z]+ )?\d[\d.,-]*(?! ?(?:am|pm|o'clock|days?|evenings?|mornings?|nights?|sessions?|times)\b)[^,.;]* (?:now|rn|atm|yet|at the moment|currently|so far|without (?:stopping|a break|walking|resting))$/,
  /^(?:(?:i|we) )?(?:can'?t|cannot) even (?:(?:really|properly) )?[a-z]+ \d(?!.*\b(?:an?|per|each|every|on|before|after|until|to|times?|hours?) ?)[^,.;]*/,
  /^(?:(?:i|we) )?can (?:barely|hardly) (?:do|run|swim|lift|hold|play|read|say|bench|squat|touch) \d[\d.,]*(?: ?(?:kg|lbs?|km|k|miles?|reps?|lengths?|laps?|[a-z-]+ups?|pages|words))?$/,
  /^(?:my )?(?:max|most|best|record)(?: (?:that )?(?:i|we) can (?:do|manage|run|lift|hold|swim|bench|squat))?(?: (?:so far|right now|at the moment))? is \d[^,.;]*/,
  /^i'?m (?:at|on|doing|running|up to) (?:about |around )?\d[^,.;]* (?:now|right now|at the moment|currently|already|so far)(?= |$)/,
  /^(?:at the moment|at present|right now|these days|nowadays|so far) [^,.;]*\d[^,.;]*/,
  /^(?:my )?(?:current )?level is [^,.;]*/,
  /^\d+ (?:[a-z]+ )?(?:a|per|each|every) (?:day|night|week) (?:right now|now|at the moment|currently|at present)\b/,
  /^now (?:i )?(?:(?:at|do|doing|can|need|take|run|about|around|only|barely) )*\d[^,.;]*/,
  /^i (?:smoke|vape|drink|spend|eat|watch|weigh) (?:about |around )?\d[^,.;]*/,
  /^i (?:smoke|vape|snack|scroll|binge|gamble|bite)\b[^,.;]*\b(?:every|each|a|daily|all|always|too) ?[^,.;]*/,
  // `I can only do landscapes`; but `I can only do mornings` says when.
  /^i can only (?:do|play|draw|paint|cook|read|write|say|sing|run|swim|make)(?! (?:.* )?(?:[a-z]+days?|mornings?|afternoons?|evenings?|nights?|lunch[a-z]*|weekends?|\d.*|an?|half|one|two|hours?|minutes?|before|after|at|on|in|until|till|between|when|it|this|that|then|once|twice)\b) [a-z][a-z ]*/,
  /^start(?:ing)? (?:w\/?|with|from) \d[\d.,]*(?: ?(?:kg|lbs?|km|k|miles|reps?|[a-z-]+ups?|pages|words|laps))?$/,
  /^(?:i(?:'ve| have) )?never (?:done|tried|played|learned|learnt|studied) (?:it|this|that|any(?: of (?:it|this))?)(?: before| yet)?(?= |$)/,
  /^never (?:ran|run|done|played|tried|swam|swum|written|drawn|painted|sung|studied|learned|learnt|cooked|lifted|cycled)\b[^,.;]*/,
  /^(?:i )?can (?:do|manage|run|swim|hold|lift|bench|squat|play|cycle|ride|read|speak|already|so far)\b(?! (?:(?:maybe|about|like|around|only) )*[€$£]?\d[\d.,]*k?(?: ?(?:euros?|pounds?|dollars?|quid|bucks))? (?:a|per|each|every) (?:month|week)\b)(?! \d[\d.,-]* ?(?:times?|hours?|hrs?|h|mins?|minutes?|days?|sessions?|evenings?|mornings?)\b)(?! \d [a-z]+ (?:a|per|each|every) week\b)(?=.*\d)[^,.;]*/,
  /^(?:played|studied|learned|learnt|tried|did|used to|had)\b[^,.;]*\b(?:as a|before|in school|at school|years? ago|once|for)\b[^,.;]*/,
  /^(?:my )?(?:longest|furthest|best|fastest|record(?! (?:on|every|each|at) )|pb|pr|personal best|current|heaviest)\b(?! (?:the|possible|way|of|it|version)\b)(?=.*\d)[^,.;]*/,
  /^(?:no|some|little|without) (?:prior )?(?:experience|previous knowledge|knowledge)\b/,
  /^(?:(?:i|we) )?(?:(?:have|'ve) )?(?:already )?(?:got|have|saved|paid|put aside|there is) (?:already |about |around |roughly )*[€$£]?\d[\d.,]*k?(?: ?(?:€|euros?|pounds?|dollars?|quid|bucks))? (?:so far|already|saved|put (?:away|aside)|in (?:the bank|savings|my account))(?: (?:up|already|so far))*$/,
  /^(?:(?:(?:i|we|i've|we've) )?(?:(?:have|already) )+(?:done|read|written|finished|completed|managed)|(?:i've|we've|i have|we have) (?:done|read|written|finished|completed|managed)|done) (?:about |already )?\d+(?: [a-z]+)?(?: (?:so far|already|of them))?$/,
  /^(?:(?:i|we) )?(?:have|got|i've got|we've got|i've|we've) (?:about |around |roughly )?(?:[€$£]\d[\d.,]*k?|\d[\d.,]*k)$/,
  /^[€$£]?\d[\d.,]*k?(?: ?(?:€|euros?|pounds?|dollars?|quid|bucks))? (?:is |are )?(?:(?:already )?(?:saved|put (?:away|aside)|there|paid(?: off)?)(?: (?:up|already|so far))*|(?:already|so far))$/,
]
function isDone(words: readonly Word[], at: number): boolean {
  const [first = '', second = ''] = [0, 1].map((later) => words[at + later]?.plain)
  if (first === 'have') return DONE.test(second)
  return first === 'done' && /^\d/.test(second) && at > 0 && endsPart(words, at - 1)
}
const DONE = /^(?:done|read|written|finished|completed|managed)$/
/** Longest, in words. */
const MOST_WORDS = 12

/** Whether a part of a sentence that begins at a word says where the person begins. @returns the index behind it, or null */
export function levelAt(words: readonly Word[], at: number): number | null {
  if (
    !/^(?:from|as|a|complete|total|absolute|bloody|beginner|novice|newbie|i|i'm|im|i've|currently|already|no|some|little|without|start|starting)$/.test(
      words[at]?.plain ?? '',
    ) &&
    !isRecord(words, at) &&
    !isSaved(words, at) &&
    !isDone(words, at) &&
    !isNotSince(words, at)
  )
    return null
  if (
    /^(?:until|till|when|once|if|because|before|after|that|so|want|wanna|say|says|said|thinks?|told)$/.test(
      words[at - 1]?.plain ?? '',
    )
  )
    return null
  const stop = endOfClause(words, at)
  const some = words.slice(at, stop)
  const text = some.map(({ plain }) => plain).join(' ')
  const found = LEVELS.map((level) => level.exec(text)?.[0]).find((match) => match !== undefined)
  if (found === undefined || isOccupationAt(words, at)) return null
  // `cook | from scratch` says how.
  if (/^from (?:scratch|zero|nothing)/.test(found) && MADE.test(words[at - 1]?.plain ?? '')) return null
  const to = at + found.trim().split(' ').length
  return isAboutDays(words.slice(at, to)) ? null : to
}

const MADE = /^(?:cook|cooking|bake|baking|brew|brewing|meals?|dinners?|bread|cakes?)$/

/** `I run Mon Wed Fri`, `I can run on Tuesdays`, `I can write 2 hours every morning` say when, and not how well. */
function isAboutDays(words: readonly Word[]): boolean {
  const first = words.slice(0, 2).map(({ plain }) => plain)
  const namesDay = words.some(({ plain }) => weekdayOf(plain.replace(/s$/, '')) !== null)
  if (isDistanceOfToday(words.map(({ plain }) => plain))) return false
  if (!first.includes('can')) return first[0] === 'i' && namesDay
  return namesDay || EACH_TIME.test(words.map(({ plain }) => plain).join(' '))
}

const EACH_TIME =
  /\b(?:every|each|per|daily|weekly|an? (?:day|night|week)|(?:morning|afternoon|evening|night|weekend|weekday|lunch break)s)\b/

/** `…, longest run so far 8k`: behind the goal, as a part of its own. */
function isRecord(words: readonly Word[], at: number): boolean {
  // `do yoga and | never done it before`
  const isJoined = words[at - 1]?.plain === 'and' && words[at]?.plain === 'never'
  return (
    at > 0 &&
    (isJoined || /[,;:.(]$|^[-–—]$/.test(words[at - 1]?.text ?? '')) &&
    /^(?:my|longest|furthest|best|fastest|record|pb|pr|personal|current|heaviest|max|most|manage|now|can|can't|cant|cannot|never|played|studied|learned|learnt|tried|did|used|had|been|intermediate|at|lower|upper|\d+)$/.test(
      words[at]?.plain ?? '',
    )
  )
}

/** `haven't run for 5 years`, `not been to the gym since June`, `…, at the moment I get 5`. */
function isNotSince(words: readonly Word[], at: number): boolean {
  const [plain = '', next = ''] = [words[at]?.plain, words[at + 1]?.plain]
  const isPart = at === 0 || /[,;:.(]$/.test(words[at - 1]?.text ?? '')
  return (
    isPart &&
    (/^(?:haven'?t|hadn'?t|been)$/.test(plain) ||
      (/^(?:have|not)$/.test(plain) && /^(?:not|never|been)$/.test(next)) ||
      (at > 0 && /^(?:at|right|these|nowadays|so)$/.test(plain)))
  )
}

/** `…, got 1200 so far`, `…, 800 saved already`. */
function isSaved(words: readonly Word[], at: number): boolean {
  if (at === 0 || !/^(?:got|have|we|saved|paid|[€$£]?\d[\d.,]*k?)$/.test(words[at]?.plain ?? '')) return false
  const next = words.slice(at, at + 6).map(({ plain }) => plain)
  return next.some((plain) => /^(?:already|saved|far|aside|away)$/.test(plain)) || endsWithSum(words, at)
}

/** `…, have 9k,`. */
function endsWithSum(words: readonly Word[], at: number): boolean {
  return /^[€$£]?\d[\d.,]*k?$/.test(words[endOfClause(words, at) - 1]?.plain ?? '') && endsPart(words, at - 1)
}

/** `have 3k already | by next Christmas`: until when is no part of it. */
function isUntilDate(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.plain ?? ''
  return (
    /^(?:by|until|till|before)$/.test(words[at]?.plain ?? '') &&
    (beginsDate(words, at + 1) ||
      /^(?:next|this|the|end|easter|christmas|xmas|summer|spring|autumn|winter)$/.test(next))
  )
}

/** The index behind the last word of the clause that a word lies in. */
function endOfClause(words: readonly Word[], at: number): number {
  let to = at + 1
  while (
    to < words.length &&
    to < at + MOST_WORDS &&
    !/[,;.!?]$/.test(words[to - 1]?.text ?? '') &&
    !/^(?:and|but)$/.test(words[to]?.plain ?? '') &&
    !isUntilDate(words, to)
  )
    to += 1
  return to
}
