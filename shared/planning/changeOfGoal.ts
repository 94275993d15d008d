import { isMoney } from '#shared/planning/patterns/keys.ts'
import { NAMES } from './addedSession.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { GoalAnswers } from './goalAnswers.ts'
import type { SentenceContext } from './goalSentence/context.ts'
import { factsIn } from './goalSentence/facts.ts'
import { MOST_WORDS } from './goalSentence/words/mostWords.ts'
import { sentenceWords } from './goalSentence/words/sentenceWords.ts'
import { type DayWindow, dayPartWindow } from './goalSentence/times/dayParts.ts'
import { betweenOf } from './goalSentence/times/times.ts'
import { answersOf } from './readAnswer.ts'
import { compare, type GoalChange, type Known, type PlannedSoFar } from './comparedPlan.ts'
import { allowedBy, comparedIn } from './comparisons.ts'
import { CUE, inPlainForms, isAboutSomethingElse, isFiller, OTHERWISE_ON } from './changeWords.ts'
import { joinedAway } from './away.ts'
import { daysAwayIn } from './daysAway.ts'
import { beginOn, isOfSomeDays, ownOfSomeDays, isOfSomeTime } from './daysOfChange.ts'
import { firstDayOf } from './goalPlan/firstDay.ts'
import { hasDates } from './goalPlan/hasDates.ts'
import { withPaceOfMoney } from './paceOfMoney.ts'
import { singleDaysIn } from './singleDays.ts'
import type { Understood } from './understood.ts'

/** Longer messages are no change of a plan. */
export const LONGEST_CHANGE = 400
const NOTHING: PlannedSoFar = { minutes: null, perWeek: null, at: null }

/**
 * What a message changes of a goal whose plan is proposed (docs/rules/assistant.md, The built-in planner in the chat): `mornings please`,
 * `no Mondays`, `start in January`, `shorter`, `only twice a week`. Days and hours that were left out before stay left out.
 *
 * @returns null for a message that changes nothing: a request, another goal
 */
export function changeOfGoal(
  text: string,
  context: SentenceContext,
  understood: Understood,
  planned: PlannedSoFar = NOTHING,
): GoalChange | null {
  if (text.length > LONGEST_CHANGE || isAboutSomethingElse(text)) return null
  if (OTHERWISE_ON.test(text.trim())) return { answers: {}, notApplied: [text.trim()] }
  const plain = inPlainForms(text, understood.weekdays !== null)
  const out = hasDates(understood) ? daysAwayIn(plain, context, firstDayOf(understood, context.today)) : null
  const withoutOut = out
    ? plain.replaceAll('’', "'").replace(out.words, MASK.padEnd(out.words.length))
    : plain
  const single = singleDaysIn(withoutOut, MASK)
  const { compared, rest } = comparedIn(single?.rest ?? withoutOut)
  const words = sentenceWords(rest).slice(0, MOST_WORDS)
  const { facts, claims } = factsIn(words, context, {
    isDated: false,
    isMoney: isMoney(understood.pattern),
    isQuit: false,
    limit: null,
    budget: null,
    story: 0,
  })
  const part = facts.window === null ? barePart(words) : null
  const taken = [...claims, ...(part ? [part.span] : [])]
  const minutes =
    facts.length?.of === 'session' ? facts.length.minutes : (understood.minutes ?? planned.minutes)
  const all = answersOf(facts, context.today, minutes)
  const areLengths = compared.some(({ kind }) => OF_LENGTH.has(kind))
  const said = isOfSomeDays(text, understood, all) ? ownOfSomeDays(understood, all) : all
  if (said === null || isOfSomeTime(text, said, areLengths)) return { answers: {}, notApplied: [text.trim()] }
  beginOn(said, text, understood)
  if (facts.rhythm?.perWeek === 7 && AT_MOST.test(text)) delete said.rhythm // `at most an hour a day`
  if (facts.rhythm?.everyDays !== undefined && facts.rhythm.everyDays > 1) {
    delete said.rhythm
    Object.assign(said, {
      per_week: facts.rhythm.perWeek,
      every_days: facts.rhythm.everyDays,
      weekdays: null,
    })
  }
  if (part) said.between = betweenOf(part.window, null)
  keepCountOnWorkdays(said, understood, text)
  const left = leftIn(rest, words, taken)
  if (out) said.away = joinedAway(understood.away, out.away)
  const isChange = Object.keys(said).length > 0 || compared.length > 0 || single !== null
  if (!isChange || (left.beginsText && !CUE.test(text))) return null
  const parts = said.amount ? left.parts.filter((one) => !BARE_AMOUNT.test(one)) : left.parts
  if (said.amount && said.amount.per === null) Object.assign(said, renamedTo(said.amount.value, understood))
  const change: GoalChange = { answers: {}, notApplied: [...(single ? [single.words] : []), ...parts] }
  for (const one of compared) compare(change, one, said, { context, understood, planned })
  hold(change, withPaceOfMoney(said, understood, context.today), {
    understood,
    planned,
    allowed: compared.flatMap(allowedBy),
  })
  return change
}

const OF_LENGTH: ReadonlySet<string> = new Set([
  'shorter',
  'longer',
  'half',
  'double',
  'fewer',
  'more',
  'slower',
  'faster',
])
const AT_MOST = /\b(?:max(?:imum)?|at most|(?:no|not) more than|up to)\b/i
const EACH_DAY = /\b(?:every|each|all|daily)\b/i

/** Of three times a week `weekdays only` leaves the weekends out, and makes no five of them. */
function keepCountOnWorkdays(
  said: GoalAnswers,
  { per_week: perWeek, weekdays }: Understood,
  text: string,
): void {
  const areWorkdays = Array.isArray(said.rhythm) && said.rhythm.join() === '1,2,3,4,5'
  if (!areWorkdays || weekdays !== null || perWeek === null || perWeek >= 5 || EACH_DAY.test(text)) return
  delete said.rhythm
  said.not_on = [0, 6]
}

const BARE_AMOUNT = /^\d[\d.,]*(?: \p{L}+){0,2}$/u

/** The name with another amount in it: `Read 24 books` is `Read 18 books`. */
function renamedTo(value: number, { what, amount }: Understood): Pick<GoalAnswers, 'what'> {
  const named = amount === null ? null : new RegExp(`(?<![\\d.,])${amount.value}(?![\\d.,]*\\d)`)
  return what !== null && named?.test(what) ? { what: what.replace(named, String(value)) } : {}
}

/** `morning please`: the part of the day alone. */
function barePart(words: readonly Word[]): { window: DayWindow; span: { from: number; to: number } } | null {
  for (const [at] of words.entries()) {
    const read = dayPartWindow(words, at, { today: '2000-01-01', weekStart: 1 })
    if (read) return { window: read.value, span: { from: at, to: read.to } }
  }
  return null
}

/** The parts of a message that say nothing known. @returns whether the first word that says something is one of them */
function leftIn(
  text: string,
  words: readonly Word[],
  taken: readonly { from: number; to: number }[],
): { parts: string[]; beginsText: boolean } {
  const isTaken = (at: number) => taken.some(({ from, to }) => from <= at && at < to)
  const parts: string[] = []
  let run: Word[] = []
  let beginsText: boolean | null = null
  const end = () => {
    const first = run.findIndex(({ plain }) => !isFiller(plain))
    const last = run.findLastIndex(({ plain }) => !isFiller(plain))
    const [from, to] = [run[first], run[last]]
    if (from && to) parts.push(text.slice(from.start, to.end).replace(/[\s,;:.!?]+$/, ''))
    run = []
  }
  for (const [at, word] of words.entries()) {
    if (isTaken(at) || word.plain === MASK) {
      end()
      beginsText ??= false
      continue
    }
    run.push(word)
    if (beginsText === null && !isFiller(word.plain)) beginsText = !/^(?:and|but)$/.test(word.plain)
    if (/[,;.]$/.test(word.text)) end()
  }
  end()
  return { parts: parts.filter((part) => /[\p{L}\p{N}]/u.test(part)), beginsText: beginsText ?? false }
}

/** In the place of a comparison that was read. */
const MASK = 'so'

type Held = Known & { allowed: readonly number[] }

/** Puts what was said into the change, within what was left out before. */
function hold(change: GoalChange, said: GoalAnswers, { understood, planned, allowed }: Held): void {
  const { answers, notApplied } = change
  Object.assign(answers, said)
  const before = (understood.not_on ?? []).filter((day) => !allowed.includes(day))
  const out = [...new Set([...before, ...(said.not_on ?? [])])].toSorted((one, other) => one - other)
  if (out.length > 0 && out.length < 7 && (said.not_on || allowed.length > 0)) answers.not_on = out
  else if (allowed.length > 0 && out.length === 0) answers.not_on = null
  else if (out.length > 6) {
    delete answers.not_on
    notApplied.push('no day would be left')
  }
  holdRhythm(change, out, { understood, planned, allowed })
  holdLength(change, understood)
  holdWindow(change, understood)
}

/** Days that are left out are no days of the rhythm; of named days fewer are some of them. */
function holdRhythm({ answers, notApplied }: GoalChange, out: readonly number[], { understood }: Held): void {
  const { rhythm } = answers
  const { weekdays } = understood
  if (Array.isArray(rhythm)) {
    const left = rhythm.filter((day) => !out.includes(day))
    const lost = rhythm.filter((day) => out.includes(day))
    if (lost.length > 0)
      notApplied.push(`${lost.map((day) => NAMES[day]).join(' and ')}, which you had left out`)
    if (left.length > 0) answers.rhythm = left
    else delete answers.rhythm
  } else if (typeof rhythm === 'number' && weekdays !== null && rhythm <= weekdays.length) {
    const open = weekdays.filter((day) => !out.includes(day))
    answers.rhythm = spread(open, rhythm)
  } else if (rhythm === undefined && weekdays !== null && weekdays.every((day) => out.includes(day))) {
    answers.rhythm = Math.min(weekdays.length, 7 - out.length) // none of the named days is left
  }
}

/** So many of some days, as far apart as they are. */
function spread(days: readonly number[], count: number): number[] {
  if (count >= days.length) return [...days]
  const step = (days.length - 1) / Math.max(1, count - 1)
  return [...new Set(Array.from({ length: count }, (_, index) => days[Math.round(index * step)] ?? 0))]
}

/** Sessions of another length, or another time a week: one of them follows from the other no more. */
function holdLength(
  { answers }: GoalChange,
  { weekly_minutes: weekly, per_week: perWeek }: Understood,
): void {
  if (typeof answers.minutes === 'number' && weekly !== null && answers.weekly_minutes === undefined) {
    answers.weekly_minutes = null
    if (answers.rhythm === undefined && perWeek !== null) answers.rhythm = perWeek
  } else if (typeof answers.weekly_minutes === 'number' && answers.minutes === undefined)
    answers.minutes = 'pattern'
}

const EXCLUDING = /\b(?:not?|never|nothing|without|except|don'?t|can'?t)\b/i

/** Hours that were left out before stay left out. */
function holdWindow({ answers, notApplied }: GoalChange, { between, read }: Understood): void {
  const wasLeftOut = read.some(({ text, as }) => as === 'time' && EXCLUDING.test(text))
  if (!answers.between || !between || !wasLeftOut) return
  const [from, to] = [laterOf(answers.between[0], between[0]), earlierOf(answers.between[1], between[1])]
  if (from < to) answers.between = [from, to]
  else {
    notApplied.push('that part of the day, which you had left out')
    delete answers.between
  }
}

const laterOf = (one: string, other: string) => (one > other ? one : other)
const earlierOf = (one: string, other: string) => (one < other ? one : other)

/** The answers of a plan with those of a change: what was said last holds. */
export function changedAnswers(before: GoalAnswers, change: GoalAnswers): GoalAnswers {
  const {
    rhythm,
    per_week: perWeek,
    weekdays,
    every_days: everyDays,
    rarely,
    own_days: own,
    ...others
  } = before
  const isNewRhythm = [change.rhythm, change.every_days, change.rarely].some((said) => said !== undefined)
  const kept = isNewRhythm
    ? {}
    : definedOf({ rhythm, per_week: perWeek, weekdays, every_days: everyDays, rarely })
  // A part of the day or a length that is said later is that of all days.
  const isOfAll = [change.between, change.minutes].some((said) => said !== undefined)
  return { ...others, ...kept, ...(isOfAll ? {} : definedOf({ own_days: own })), ...change }
}

function definedOf(answers: { [Name in keyof GoalAnswers]: GoalAnswers[Name] | undefined }): GoalAnswers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))
}
