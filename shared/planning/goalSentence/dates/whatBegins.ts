import { either, keyword, optional, sequence } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { addDays } from '#shared/time/civil.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import type { Found } from '#shared/planning/goalSentence/found.ts'
import { point, span, weekOfMonth } from '#shared/planning/goalSentence/amounts/points.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { baseOf, isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import { upcoming } from './namedPeriods.ts'

/** What somebody takes part in: who only studies does so for it, from its first day on. */
const TAKEN = /^(?:course|class|programme|program|bootcamp|workshop|semester|term|seminar|module)$/
/** What the goal itself is called. */
const OWN = /^(?:leave|sabbatical|plan|challenge|training|detox|diet|classes|lessons|sessions|rehearsals)$/
/** What one gets ready for. */
const AWAITED =
  /^(?:school|uni|university|college|job|internship|apprenticeship|placement|traineeship|season|camp|residency)$/
const BEGINS = /^(?:starts?|begins?|starting|beginning|reopens?)$/
/** So many words name it: `my dental nurse course`. */
const MOST_WORDS = 4
const NO_NAME =
  /^(?:before|until|till|when|after|once|if|as|since|because|for|by|and|or|to|i|we|it|which|that)$/
/** With one of these the plan is for what begins. */
const STUDIES =
  /^(?:study|practi[sc]e|revise|train|attend|do|spend|work|have|want|need|go|start|begin|keep|do|take|homework)$/
const WHEN = sequence(
  optional(keyword('back', 'again', 'up')),
  optional(keyword('on', 'in', 'from')),
  either(point, weekOfMonth),
)

/**
 * `dentist course starts 11 January, | study 5 hours a week`: parts of their own that say when something begins. Of what is studied it
 * is the first day, and of anything else it is the last day before it, with `until then` too.
 *
 * @param ends for each word the index behind the last one that a fact beginning at it may take
 */
export function whatBegins(
  words: readonly Word[],
  ends: readonly number[],
  context: SentenceContext,
): Found[] {
  if (!words.some(({ plain }) => BEGINS.test(plain))) return []
  return words.flatMap(
    (_, at) => beginningOfLeave(words, at, ends, context) ?? beginningAt(words, at, ends, context) ?? [],
  )
}

/** `on my maternity leave which starts in January and lasts 6 months`: the time in which it is done. */
function beginningOfLeave(
  words: readonly Word[],
  at: number,
  ends: readonly number[],
  context: SentenceContext,
): Found[] | null {
  if (!/^(?:on|during|over|in)$/i.test(words[at]?.text ?? '') || isLunch(words, at)) return null
  const lead = IN_LEAVE.exec(`${clauseText(words, at, 9)} `)?.[0]
  const own = words.slice(0, ends[at])
  const from = lead === undefined ? at : at + lead.trim().split(' ').length
  const read = lead === undefined ? null : WHEN(own, from, context)
  if (!read) return null
  const begin = upcoming(read.value[2], context).from
  const lasts = LASTS(own, read.to, context)
  const start: Found = { kind: 'start', from: at, to: read.to, value: begin }
  return lasts
    ? [start, { kind: 'deadline', from: read.to, to: lasts.to, value: { lasting: lasts.value[3] } }]
    : [start]
}
/** `in my lunch break | starting next week`. */
function isLunch(words: readonly Word[], at: number): boolean {
  return [2, 3].some((later) => /^(?:lunch|coffee|tea)$/.test(words[at + later]?.plain ?? ''))
}
const IN_LEAVE =
  /^(?:on|during|over|in) (?:my|our|the) (?:[a-z]+ ){0,2}(?:leave|sabbatical|break|holidays?|vacation|gap year|time off)(?: (?:which|that|it))? (?:starts?|begins?|starting|beginning)(?= )/
const LASTS = sequence(
  optional(keyword('and', 'which', 'that')),
  keyword('lasts', 'lasting', 'for', 'is'),
  optional(keyword('for', 'about', 'around')),
  span,
)

function beginningAt(
  words: readonly Word[],
  at: number,
  ends: readonly number[],
  context: SentenceContext,
): Found | null {
  // In speech nothing parts it from a fact before it: `Tuesdays 8 till 9:30 | classes begin 12 January`.
  const isOwn =
    at === 0 ||
    endsPart(words, at - 1) ||
    (OWN.test(words[at]?.plain ?? '') &&
      /\d|(?:day|night|morning|evening)s?$/.test(words[at - 1]?.plain ?? '') &&
      // `a 7 day | detox starting next week`
      !/(?:^| )\d+[ -]day$/.test(`${words[at - 2]?.plain} ${words[at - 1]?.plain}`))
  const verb = isOwn ? verbOf(words, at) : null
  const read = verb === null ? null : WHEN(words.slice(0, ends[at]), verb + 1, context)
  if (verb === null || !read || !endsHere(words, read.to)) return null
  const first = upcoming(read.value[2], context).from
  if (first <= context.today) return null
  const { to } = read
  const deeds = [...words.slice(0, at), ...words.slice(to)].flatMap(({ plain }) =>
    isVerb(plain) ? [plain] : (baseOf(plain) ?? []),
  )
  const thing = words[verb - 1]?.plain ?? ''
  const isStudied = TAKEN.test(thing) && deeds.every((deed) => STUDIES.test(deed)) && !isUntilThen(words)
  // `spanish course starts 11 January, 30 minutes a day`: nothing else names the goal.
  const from = deeds.length === 0 && at === 0 ? verb : at
  return isStudied || (OWN.test(thing) && !isUntilThen(words))
    ? { kind: 'start', from, to, value: first }
    : { kind: 'deadline', from, to, value: { date: addDays(first, -1) } }
}

/** The index of `starts` behind what begins; null where a part says something else. */
function verbOf(words: readonly Word[], at: number): number | null {
  for (let verb = at + 1; verb <= at + MOST_WORDS; verb += 1) {
    if (endsPart(words, verb - 1) || NO_NAME.test(words[verb - 1]?.plain ?? '')) return null
    if (!BEGINS.test(words[verb]?.plain ?? '')) continue
    const thing = words[verb - 1]?.plain ?? ''
    const isNamed = TAKEN.test(thing) || OWN.test(thing) || AWAITED.test(thing)
    return isNamed && (!isVerb(words[at]?.plain ?? '') || thing === 'leave') ? verb : null
  }
  return null
}

function endsHere(words: readonly Word[], to: number): boolean {
  return (
    to >= words.length ||
    endsPart(words, to - 1) ||
    /^(?:and|so|but|want|wanna|need|i|we|i'd|i'm)$/.test(words[to]?.plain ?? '')
  )
}

function isUntilThen(words: readonly Word[]): boolean {
  return words.some(
    ({ plain }, at) =>
      plain === 'beforehand' ||
      (plain === 'before' && at + 1 === words.length) ||
      (/^(?:then|that)$/.test(plain) && /^(?:until|till|til|before|by)$/.test(words[at - 1]?.plain ?? '')),
  )
}

/** `study | for my course`: what begins, where only a deed is left. @param told the part that says when it begins */
export function courseTold(told: string): string | null {
  return COURSE.exec(told)?.[1] ?? null
}
const COURSE = new RegExp(
  `(?:^|, )((?:[\\p{L}'’-]+ ){0,3}(?:course|class|classes|programme|program|training|bootcamp|workshop|seminar|module)) (?:starts?|begins?|starting|beginning)\\b`,
  'iu',
)
