import { addDays } from '#shared/time/civil.ts'
import { isVerb } from './words/verbs.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isMoney, type PatternKey } from '#shared/planning/patterns/keys.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import type { Understood } from '#shared/planning/understood.ts'
import type { SentenceContext } from './context.ts'
import type { Deadline } from './dates/deadline.ts'
import { type TimeAway, withoutTimeAway } from './dates/timeAway.ts'
import { type Facts, factsIn } from './facts.ts'
import type { Subject } from './found.ts'
import { countedDeed, withoutCountOfSessions } from './countedDeeds.ts'
import { namedByLevel } from './fromLevel.ts'
import { type FurtherGoals, furtherGoals } from './furtherGoals.ts'
import { besideTitle } from './besideTitle.ts'
import { isBareVerb, isCountedThing, leftoversOf } from './leftovers.ts'
import { after } from './amounts/points.ts'
import { withoutOthersTimes } from './words/remarks.ts'
import { withOccasionFirst } from './occasions.ts'
import { withCorrections } from './words/corrections.ts'
import { withoutSaid } from './alreadySaid.ts'
import { allowedDays } from './times/allowedDays.ts'
import { budgetIn } from './times/budgets.ts'
import { limitIn } from './times/limits.ts'
import { MOST_WORDS, sentenceWords } from './words/sentenceWords.ts'
import { storyBefore } from './stories.ts'
import { namedByTold } from './namedByTold.ts'
import { isOwnDeed, UNTIL_THEN } from './nextGoals.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import {
  isAboutSessions,
  isAmountAlone,
  isEachTime,
  isManner,
  isSaidAlready,
  withoutAmount,
} from './titleParts.ts'
import { categoryOf, templateOf } from './templates.ts'
import { titleOfGoal, withoutWish } from './title.ts'
import type { Claim, Span } from './words/wordSpan.ts'

/** So much of a sentence says which kind of goal it is. */
const LONGEST_SUBJECT = 400

/** A sentence, taken apart. */
export type Sentence = Pick<
  Understood,
  'what' | 'template' | 'pattern' | 'category' | 'read' | 'unread' | 'also' | 'beside'
> & {
  facts: Facts
  /** Dates that disagree: both are asked about. */
  dates: string[]
  otherDeadline: string | null
  /** What has no part in `read` and `unread`: whether a plan can leave dates out depends on its kind. */
  away: TimeAway[]
}

/** @param said of at most 2,000 characters */
export function readSentence(said: string, context: SentenceContext): Sentence {
  const text = withCorrections(said)
  const { words, beyond, away } = wordsToRead(text, context)
  const story = storyBefore(words)
  const subject = subjectOf(slice(text, words, { from: story, to: words.length }), words, { story, context })
  const whole = factsIn(words, context, subject)
  const goals = furtherGoals(words, [...whole.claims, ...whole.unused], { targets: whole.targets, story })
  const { others, own } = withOwnFacts(words, goals, [...whole.claims, ...whole.unused])
  const { facts, claims, amount, targets, mixed, unused } =
    others.length > 0 ? factsIn(own, context, subject) : whole
  const left = leftoversOf(own, [...claims, ...mixed.filter(({ from }) => from === 0)], {
    isQuit: subject.isQuit,
    targets: amount ? [...targets, amount] : targets,
    unused: [...unused, ...mixed],
    story,
  })
  const { unread, settled } = withoutSaid(own, left.unread, claims, facts)
  const ownText = slice(text, own, { from: story, to: own.length }).slice(0, LONGEST_SUBJECT)
  const goal = ofGoal(own, left.goal, amount)
  const saysWhat = claims.filter(({ as }) => /^(?:days|start|deadline)$/.test(as))
  const told = toldIn(text, own, [...left.told, ...saysWhat, ...mixed, ...left.unread])
  const named = (spans: readonly Span[]) => {
    const wish = withoutWish(together(text, own, spans).slice(0, LONGEST_SUBJECT))
    return namedByLevel(withoutCountOfSessions(namedByTold(wish, told)), facts.level)
  }
  const wish = named(goal) || countedDeed(own, claims)
  const titled = titledParts(own, goal, { claims, targets })
  const title = named(titled.map((span) => withoutAmount(own, span, amount)))
  const bound = subject.limit ?? subject.budget
  const kind =
    bound !== null && bound.to <= own.length ? 'quit' : kindOf(wish, named(goal.slice(0, 1)), ownText)
  const what = wish === '' ? null : titleOfGoal(title === '' ? wish : title, kind)
  const pattern = HELPS_OTHERS.test(what ?? '') ? 'general' : kind
  const dates = datesOf(facts, context.today)
  const template = pattern === 'quit' ? 'habit' : templateOf(what ?? text.slice(0, LONGEST_SUBJECT))
  return {
    what,
    pattern,
    template,
    category: categoryOf(template, what ?? text.slice(0, LONGEST_SUBJECT)),
    facts,
    dates,
    otherDeadline: dates[1] ?? null,
    away,
    ...besideOf(text, own, besideTitle(own, goal, titled)),
    also: others
      .map((span) => furtherGoal(text, words, span, { shared: goals.shared, story }))
      .filter((part) => part !== ''),
    unread: [
      ...partsOfText(text, own, [...unread, ...mixed.filter(({ from }) => from === 0)]),
      ...beyond,
    ].filter((part) => part !== ''),
    read: readParts(
      text,
      own,
      [...left.told, ...goal],
      [...claims, ...settled, ...(amount ? [{ ...amount, as: 'amount' as const }] : [])],
    ),
  }
}

/** The words that are read one by one, what is beyond them, and the dates that are left out. */
function wordsToRead(text: string, context: SentenceContext) {
  const { words, away } = withoutTimeAway(text, sentenceWords(text), context)
  const all = withOccasionFirst(withoutOthersTimes(words))
  const beyond = all.length > MOST_WORDS ? [slice(text, all, { from: MOST_WORDS, to: all.length })] : []
  return { words: all.slice(0, MOST_WORDS), beyond, away }
}

/** The parts of a goal that name it: an amount alone is no more than that, `pay off my card, | 2400 dollars`. */
function ofGoal(words: readonly Word[], parts: readonly Span[], amount: Span | null): Span[] {
  const [first] = parts
  return parts.filter(
    (span, at) =>
      at === 0 ||
      (at === 1 && first !== undefined && isBareVerb(words, first)) ||
      !(isAmountAlone(words, span, amount) || isAboutSessions(words, span)),
  )
}

/** The first part of a goal, and those behind it that belong to its title. */
function titledParts(
  words: readonly Word[],
  goal: readonly Span[],
  beside: { claims: readonly Claim[]; targets: readonly Span[] },
): Span[] {
  // `revise: history on Mondays, geography on Tuesdays`: what has days of its own is listed behind the colon.
  const colon = words.findIndex(({ text }) => text.endsWith(':'))
  const listed = goal.filter(
    ({ from, to }) =>
      colon > 0 && from > colon && beside.claims.some((one) => one.from === to && one.as === 'days'),
  )
  return goal.filter(
    (span, at) =>
      at === 0 ||
      (!(listed.length > 1 && listed.includes(span)) &&
        isTitled(words, span, { ...beside, before: goal.slice(0, at) })),
  )
}

/** Whether a later part of a goal belongs to its title: it says neither how nor what was said before. */
function isTitled(
  words: readonly Word[],
  span: Span,
  {
    claims,
    targets,
    before,
  }: { claims: readonly Claim[]; targets: readonly Span[]; before: readonly Span[] },
): boolean {
  // `finish my novel, | I write | mornings`
  const isTold = /^(?:i|we)$/.test(words[span.from]?.plain ?? '') && span.to === span.from + 2
  if (isTold && isOwnDeed(words, words[span.from + 1]?.plain ?? '')) return false
  // `intro by Christmas, | the whole thing | by March`
  if (
    /^(?:(?:the )?(?:whole|entire) (?:thing|lot)|all(?: of it)?|everything|the rest)$/.test(
      clauseText(words, span.from, span.to - span.from),
    )
  )
    return false
  // `fix my sleep, bed at 11 and up at 7`
  if (targets.some(({ from, to }) => from >= span.from && to <= span.to)) return true
  return (
    isEachTime(words, span) ||
    isCountedThing(words, span) ||
    !(isManner(words, span, claims) || isSaidAlready(words, span, before))
  )
}

/**
 * `write a book and get fit, 1 hour every morning for the book`: a last part that names the first goal again belongs to it.
 *
 * @returns `own`: the words of the first goal
 */
function withOwnFacts(
  words: readonly Word[],
  { first, others, shared }: FurtherGoals,
  claims: readonly Claim[],
) {
  const own = words.slice(0, first.to)
  // `yoga on Mondays, pilates on Thursdays, | 1 hour each`
  const each = claims.find(({ as, to }) => as === 'length' && to === words.length)
  if (others.length > 0 && each && words.at(-1)?.plain === 'each')
    return { others, own: withSeam(own, words.slice(each.from)) }
  if (shared) return { others, own: withSeam(own, words.slice(shared.from, shared.to)) }
  const last = others.at(-1)
  const [before, thing] = [words[words.length - 3]?.plain, words.at(-1)?.plain ?? '']
  const isNamed = before === 'for' && own.slice(1).some(({ plain }) => plain === thing)
  if (!last || !isNamed) return { others, own }
  let from = words.length - 3
  while (from > last.from && !endsPart(words, from - 1)) from -= 1
  if (from <= last.from) return { others, own }
  return {
    others: [...others.slice(0, -1), { from: last.from, to: from }],
    own: withSeam(own, words.slice(from, words.length - 3)),
  }
}

/** Facts elsewhere in the sentence are a part of their own. */
function withSeam(own: readonly Word[], facts: readonly Word[]): Word[] {
  const seam = own.at(-1)
  return [...own.slice(0, -1), ...(seam ? [{ ...seam, text: `${seam.text},` }] : []), ...facts]
}

/** A further goal as a sentence of its own, with the facts that it shares. */
function furtherGoal(
  text: string,
  words: readonly Word[],
  span: Span,
  { shared, story }: { shared: Span | null; story: number },
): string {
  // `until then | swim twice a week`: on its own it is asked what that means.
  const isMeanwhile = UNTIL_THEN.test(clauseText(words, span.from - 2, 2))
  const said = slice(text, words, isMeanwhile ? { ...span, from: span.from - 2 } : span)
  // `clean the bathroom on Saturdays and | the kitchen on Sundays`
  const isSame = [words[story + 1], words[span.from]].every((word) =>
    /^(?:the|my|our)$/.test(word?.plain ?? ''),
  )
  const verb = words[story]
  const own = isSame && verb && isVerb(verb.plain) ? `${verb.plain} ${said}` : said
  return shared && span.to < shared.from ? `${own} ${slice(text, words, shared)}` : own
}

/** The parts of a goal in the person's own words and with their own punctuation. */
function together(text: string, words: readonly Word[], parts: readonly Span[]): string {
  return parts
    .filter(({ from, to }) => words.slice(from, to).some(({ plain }) => /[\p{L}\p{N}]/u.test(plain)))
    .map((span, at, named) => {
      const next = named[at + 1]
      const between = next ? words.slice(span.to - 1, next.from).map(({ text: typed }) => typed) : []
      const [mark = ''] = /[,:;]$/.exec(between.findLast((typed) => /[,:;]$/.test(typed)) ?? '') ?? []
      const part = spoken(text, words, span) + mark
      const isRunOn = at > 0 && !endsPart(words, span.from - 1)
      const deed = at > 0 ? ANOTHER_DEED.exec(part)?.[1] : undefined
      return deed === undefined ? part : isRunOn ? `, ${deed}` : deed
    })
    .join(' ')
    .replaceAll(/[,;]? , /g, ', ')
}
/** `moving on 30 January | need to pack everything`. */
const ANOTHER_DEED = /^(?:and |so )?(?:(?:i|we)(?: really| also)? )?(?:need|want|have|got|wanna) to (\S.*)$/i

/** The kind that the first part names, else all of it; what is studied for an exam is the exam's. */
function kindOf(wish: string, first: string, ownText: string): PatternKey {
  if (HELPS_OTHERS.test(wish)) return 'general'
  // `set aside | an hour | to review my finances`
  const isOfTime = first !== wish && /^(?:set|put) aside$/i.test(first)
  const kinds = (isOfTime ? [wish] : [first, wish]).filter((part) => part !== '').map(patternOf)
  const kind = kinds.find((each) => each !== 'general') ?? patternOf(wish === '' ? ownText : wish)
  const isStudied = kind === 'general' && /^(?:study|learn|revise|review|prepare)\b/i.test(wish)
  const isTested = /^(?:study|revise|prepare) for\b/i.test(wish) && /\b(?:test|exam)\b/i.test(ownText)
  if (isStudied && (isTested || patternOf(ownText) === 'exam')) return 'exam'
  return kind === 'general' && /^(?:train|prepare|run)\b/i.test(wish) && patternOf(ownText) === 'race'
    ? 'race'
    : kind
}

/** It is they who read or swim. */
const HELPS_OTHERS = /^help (?:her|him|them|my|our)\b/i
const FROM_THEN = /^(?:from|starting) (?:tomorrow|today|now|next week|[a-z]+day|january|new year)(?: on)?,? /i
/** `30 day | no spend challenge`. */
const OF_DAYS = /^(?:(?:do|start|try|take) )?(?:an? |the |my )?\d+[- ]days? (?=no[- ])/i

function subjectOf(
  text: string,
  words: readonly Word[],
  { story, context }: { story: number; context: SentenceContext },
): Subject {
  // `from tomorrow | no more Netflix`
  const pattern = patternOf(
    withoutWish(text.slice(0, LONGEST_SUBJECT).replace(FROM_THEN, '').replace(OF_DAYS, '')),
  )
  const limit = limitIn(words)
  const budget = limit === null ? (budgetIn(words) ?? allowedDays(words, { story, context })) : null
  return {
    isDated: /^(?:exam|event|presentation|moving|job)$/.test(pattern),
    isMoney: isMoney(pattern),
    isQuit: pattern === 'quit' || limit !== null || budget !== null,
    limit,
    budget,
    story,
  }
}

/** The last dates that a sentence names, where they are different. */
function datesOf({ deadline, otherDeadline, start }: Facts, today: string): string[] {
  const dates = [deadline, otherDeadline].flatMap((one) => (one ? [dateOf(one, start ?? today)] : []))
  return [...new Set(dates)]
}

function dateOf(deadline: Deadline, start: string): string {
  return 'date' in deadline ? deadline.date : addDays(after(start, deadline.lasting), -1)
}

function besideOf(text: string, words: readonly Word[], spans: readonly Span[]): Pick<Sentence, 'beside'> {
  return spans.length === 0 ? {} : { beside: partsOfText(text, words, spans) }
}

function partsOfText(text: string, words: readonly Word[], spans: readonly Span[]): string[] {
  return spans.toSorted((one, other) => one.from - other.from).map((span) => slice(text, words, span))
}

/** What is only told, with the days of lessons. */
function toldIn(text: string, words: readonly Word[], spans: readonly Span[]): string {
  return spans.map((span) => slice(text, words, span)).join(', ')
}

/** The parts that were used, in their order. */
function readParts(
  text: string,
  words: readonly Word[],
  goal: readonly Span[],
  claims: readonly Claim[],
): Understood['read'] {
  return [...goal.map((span) => ({ ...span, as: 'what' as const })), ...claims]
    .toSorted((one, other) => one.from - other.from)
    .map((span) => ({ text: slice(text, words, span), as: span.as }))
    .filter((part) => part.text !== '')
}

/** The person's own text of some words, without punctuation at its end. */
function slice(text: string, words: readonly Word[], { from, to }: Span): string {
  const [first, last] = [words[from], words[to - 1]]
  if (!first || !last) return ''
  return text
    .slice(first.start, last.end)
    .replaceAll('\0', ' ')
    .replace(/[\s,;:.!?]+$/, '')
    .trim()
}

/** The same for a title: without the quotes and backslashes that kept words from being read. */
function spoken(text: string, words: readonly Word[], span: Span): string {
  const part = slice(text, words, span)
  const isEscaped = words.slice(span.from, span.to).some(({ escape }) => escape !== null)
  return isEscaped ? part.replaceAll(/["“”„\\]/g, '') : part
}
