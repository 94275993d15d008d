import { addDays } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Understood } from '#shared/planning/understood.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import type { SentenceContext } from './context.ts'
import type { Deadline } from './dates/deadline.ts'
import { type TimeAway, withoutTimeAway } from './dates/timeAway.ts'
import { type Facts, factsIn } from './facts.ts'
import { type FurtherGoals, furtherGoals } from './furtherGoals.ts'
import { besideTitle } from './besideTitle.ts'
import { type Leftovers, leftoversOf } from './leftovers.ts'
import type { Subject } from './found.ts'
import { HELPS_OTHERS, kindOf, LONGEST_SUBJECT, subjectOf } from './kindOfGoal.ts'
import { partsOfText, readParts, slice, toldIn } from './textOfWords.ts'
import { after } from './amounts/points.ts'
import { withTimesLeft } from './times/timesLeft.ts'
import { withoutOthersTimes } from './words/remarks.ts'
import { withOccasionFirst } from './occasions.ts'
import { withCorrections } from './words/corrections/corrections.ts'
import { levelAsTyped } from './words/levelNow.ts'
import { withoutPutAside } from './words/putAside.ts'
import { typedFor } from './words/asTyped.ts'
import { withTopicsAsMeant } from './words/mistyped.ts'
import { inPlainerText } from './words/plainerText.ts'
import { openConditions } from './openConditions.ts'
import { MOST_TYPED_WORDS, MOST_WORDS } from './words/mostWords.ts'
import { withoutShiftPattern } from './words/shiftPatterns.ts'
import { sentenceWords } from './words/sentenceWords.ts'
import { withoutReasons, withReasonsApart } from './reasonsBehind.ts'
import { deedsAmong, isStatement, timesOfOthers } from './statements.ts'
import { furtherSentences } from './furtherSentences.ts'
import { namesOf } from './namesOfGoal.ts'
import { storyBefore } from './stories.ts'
import { clauseText, endsPart } from './words/clauses.ts'
import { ofGoal } from './titleParts.ts'
import { categoryOf, templateOf } from './templates.ts'
import { withoutTellings, withoutToldClauses } from './toldClauses.ts'
import { titleOfGoal } from './title.ts'
import { withoutWish } from './withoutWish.ts'
import type { Claim, Span } from './words/wordSpan.ts'

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

/**
 * What is read, unread or beside is said in the words that were typed, also where other words that say the same are read.
 *
 * @param said of at most 2,000 characters
 */
export function readSentence(said: string, context: SentenceContext): Sentence {
  const { begin, rest } = withinBound(said)
  const { text: typed, open } = withCorrections(begin)
  const turns = withoutShiftPattern(typed)
  const aside = withoutPutAside(turns.text)
  const text = inPlainerText(withTopicsAsMeant(aside.text))
  const sentence = readText({ text, open: [...open, ...turns.open] }, context)
  const [ofRest, ofTyped] = [typedFor(aside.text, text), typedFor(typed, text)]
  const asTyped = (part: string) => (typed.includes(ofRest(part)) ? ofRest(part) : ofTyped(part))
  const { level } = sentence.facts
  const levelTyped = (part: string) => levelAsTyped(part, typed, asTyped)
  return {
    ...sentence,
    facts: { ...sentence.facts, level: level === null ? null : levelTyped(level) },
    read: sentence.read.map((part) => ({
      ...part,
      text: part.as === 'level' ? levelTyped(part.text) : asTyped(part.text),
    })),
    unread: [...inTheirOrder(sentence.unread.map(asTyped), turns.open.length > 0 ? said : ''), ...rest],
    away: sentence.away.map((one) => ({ ...one, text: asTyped(one.text) })),
    ...besideOf([...(sentence.beside ?? []).map(asTyped), ...aside.shown]),
  }
}

/** Parts as they were typed one behind the other, where a sentence is given. */
function inTheirOrder(parts: readonly string[], said: string): string[] {
  return said === '' ? [...parts] : parts.toSorted((one, other) => said.indexOf(one) - said.indexOf(other))
}

/** The first words of a text, and what is beyond them: nothing or one part. */
function withinBound(text: string): { begin: string; rest: string[] } {
  const { length } = BEGIN.exec(text)?.[0] ?? ''
  const rest = text.slice(length).trim()
  return rest === '' ? { begin: text, rest: [] } : { begin: text.slice(0, length), rest: [rest] }
}
const BEGIN = new RegExp(`^\\s*(?:\\S+(?:\\s+|$)){0,${MOST_TYPED_WORDS}}`)

function readText({ text, open }: ReturnType<typeof withCorrections>, context: SentenceContext): Sentence {
  const { words, beyond, away, around } = wordsToRead(text, context)
  const story = storyBefore(words)
  const subject = subjectOf(slice(text, words, { from: story, to: words.length }), words, { story, context })
  const whole = factsIn(words, context, subject)
  const goals = withoutStatedFirst(
    furtherGoals(words, [...whole.claims, ...whole.unused], { targets: whole.targets, story }),
    (first) => tellsOnly(slice(text, words, { ...first, from: story })),
  )
  const { others, own } = withOwnFacts(words, goals, [...whole.claims, ...whole.unused])
  const ownSubject = ofOwnWords(subject, own)
  const { facts, claims, amount, targets, mixed, beside, unused } =
    others.length > 0 ? factsIn(own, context, ownSubject) : whole
  const rest = leftoversOf(own, [...claims, ...beside, ...mixed.filter(isFirst)], {
    isQuit: subject.isQuit,
    targets: amount ? [...targets, amount] : targets,
    unused: [...unused, ...mixed],
    story,
  })
  const left = withoutTellings(own, rest)
  const {
    settled,
    shown,
    unread: conditions,
  } = openConditions(own, left.unread, { claims, facts, subject: ownSubject })
  const { goal, stated, reasons, unread } = goalIn(text, own, { left, conditions, amount, claims })
  const ofOthers = timesOfOthers(own, claims, stated)
  const apart = [left.told, stated, beside, reasons, claims.filter(saysWhat), mixed, left.unread].flat()
  const told = [...around.told, ...around.beside, toldIn(text, own, apart)].join(', ')
  const names = { goal, told, amount, claims, targets, level: facts.level }
  const { wish, first, title, titled } = namesOf(text, own, names)
  const besides = [
    ...withoutWhole([...besideTitle(own, goal, titled), ...reasons], amount),
    ...beside,
    ...shown,
  ]
  const ownText = slice(text, own, { from: story, to: own.length }).slice(0, LONGEST_SUBJECT)
  const kind = isBounded(ownSubject) ? 'quit' : kindOf(wish, first, { ownText, told })
  const what = wish === '' ? null : titleOfGoal(title === '' ? wish : title, kind)
  const used = claims.filter((claim) => !ofOthers.includes(claim))
  const read = [...used, ...settled, ...amountClaim(amount, left.goal, goal)]
  const dates = datesOf(facts, context.today)
  return {
    ...placeOf(what, kind, text),
    facts: hasOwnTime(own, used) || ofOthers.length === 0 ? facts : { ...facts, window: null },
    dates,
    otherDeadline: dates[1] ?? null,
    away,
    ...besideOf([...around.beside, ...partsOfText(text, own, besides)]),
    also: furtherSentences(text, words, { ...goals, others }, story),
    unread: [...partsOfText(text, own, [...unread, ...mixed.filter(isFirst)]), ...open, ...beyond].filter(
      Boolean,
    ),
    read: withTold(around.told, readParts(text, own, [...left.told, ...stated, ...ofOthers, ...goal], read)),
  }
}

/** A goal with its pattern, its template and its category; of one without a title by what was said. */
function placeOf(what: string | null, kind: PatternKey, text: string) {
  const pattern: PatternKey = HELPS_OTHERS.test(what ?? '') ? 'general' : kind
  const said = what ?? text.slice(0, LONGEST_SUBJECT)
  const template = pattern === 'quit' ? 'habit' : templateOf(said)
  return { what, pattern, template, category: categoryOf(template, said) }
}

/** What is left of a sentence: the parts that say what is done, what is only stated, its reasons, and the conditions that nothing has read. */
function goalIn(
  text: string,
  words: readonly Word[],
  {
    left,
    conditions,
    amount,
    claims,
  }: { left: Leftovers; conditions: readonly Span[]; amount: Span | null; claims: readonly Claim[] },
) {
  const { goal: parts, reasons } = withoutReasons(words, ofGoal(words, left.goal, amount), claims)
  const nameOf = (part: Span) => withoutWish(slice(text, words, part))
  return { reasons, ...deedsAmong(words, { parts, conditions, nameOf }) }
}

/** `we need 5000 by May` is more than told. */
function tellsOnly(text: string): boolean {
  return !/\b(?:need|owe|want)\b/i.test(text) && isStatement(withoutWish(text))
}

/** `I booked a trip in June, | learn Italian`: what is only told is no goal, and the first that is one keeps what it says. */
function withoutStatedFirst(goals: FurtherGoals, isTold: (first: Span) => boolean): FurtherGoals {
  const [next, ...others] = goals.others
  return next && isTold(goals.first) ? { ...goals, first: { ...goals.first, to: next.to }, others } : goals
}

/** `cut screen time to an hour a day`: less of something. */
function isBounded({ limit, budget }: Subject): boolean {
  return limit !== null || budget !== null
}

/** `save 100 a month, | goal 1200`: it is used. */
function withoutWhole(spans: readonly Span[], whole: Span | null): Span[] {
  return spans.filter(({ from, to }) => whole === null || whole.from < from || whole.to > to)
}

/** `read more and | cut screen time to 1 hour`: a limit in another goal is none of the first. */
function ofOwnWords(subject: Subject, own: readonly Word[]): Subject {
  const isOther = (bound: Span | null) => bound !== null && bound.to > own.length
  const isOfOther = isOther(subject.limit) || isOther(subject.budget)
  return isOfOther ? { ...subject, limit: null, budget: null, isQuit: false } : subject
}

/** The words that are read one by one, what is beyond them, and the dates that are left out. */
function wordsToRead(text: string, context: SentenceContext) {
  const { words, away } = withoutTimeAway(text, withReasonsApart(sentenceWords(text)), context)
  const { words: free, taken } = withTimesLeft(words)
  const { words: left, told, beside } = withoutToldClauses(text, free)
  const others = taken.length > 0 ? [slice(text, taken, { from: 0, to: taken.length })] : []
  const around = { beside, told: [...others, ...told] }
  const all = withOccasionFirst(withoutOthersTimes(left))
  const beyond = all.length > MOST_WORDS ? [slice(text, all, { from: MOST_WORDS, to: all.length })] : []
  return { words: all.slice(0, MOST_WORDS), beyond, away, around }
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

/** The last dates that a sentence names, where they are different. */
function datesOf({ deadline, otherDeadline, start }: Facts, today: string): string[] {
  const dates = [deadline, otherDeadline].flatMap((one) => (one ? [dateOf(one, start ?? today)] : []))
  return [...new Set(dates)]
}

function dateOf(deadline: Deadline, start: string): string {
  return 'date' in deadline ? deadline.date : addDays(after(start, deadline.lasting), -1)
}

/** Whether a time of day is said beside those of others, also in `every evening`. */
function hasOwnTime(words: readonly Word[], claims: readonly Claim[]): boolean {
  return claims.some(
    ({ as, from, to }) =>
      as === 'time' ||
      /(?:morning|afternoon|evening|night|eve|lunch)/.test(clauseText(words, from, to - from)),
  )
}

/** Whether a fact may name what the goal only refers to. */
function saysWhat({ as }: Claim): boolean {
  return /^(?:days|start|deadline|level)$/.test(as)
}

function isFirst({ from }: Span): boolean {
  return from === 0
}

/** The words of an amount; with those of a part that says no more than how much: `20 hours | in total 300 pages`. */
function amountClaim(amount: Span | null, parts: readonly Span[], goal: readonly Span[]): Claim[] {
  if (!amount) return []
  const own = parts.find((part) => !goal.includes(part) && part.from <= amount.from && amount.to <= part.to)
  return [{ from: own?.from ?? amount.from, to: own?.to ?? amount.to, as: 'amount' }]
}

function withTold(told: readonly string[], read: Understood['read']): Understood['read'] {
  // A mark alone, `? Read half an hour`, leaves nothing.
  const parts = told.filter((part) => part !== '')
  return [...parts.map((part) => ({ text: part, as: 'what' as const })), ...read]
}

function besideOf(parts: string[]): Pick<Sentence, 'beside'> {
  return parts.length === 0 ? {} : { beside: parts }
}
