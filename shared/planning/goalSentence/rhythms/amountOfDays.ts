import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { amount, quantity } from '#shared/planning/goalSentence/amounts/amounts.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { perDay } from './lengths.ts'
import type { AmountOfDays } from './rhythm.ts'
import { rhythm } from './rhythms.ts'
import { DAY } from './dayWords.ts'

/**
 * How much is done on some days: `500 words`; `1000 | on Saturdays` of what was counted before.
 *
 * @param first what was counted before; `isFirst` where nothing is said of other days before it
 */
export function amountOfDays(
  words: readonly Word[],
  at: number,
  { first, isFirst }: { first: AmountOfDays | null; isFirst: boolean },
  context: SentenceContext,
): { amount: AmountOfDays; to: number } | null {
  if (!isFirst && !first) return null
  const repeated = repetitions(words, at, { first, isFirst }, context)
  if (repeated) return repeated
  // `1000 | Saturdays` has no unit.
  const read = DAY.test(words[at + 1]?.plain ?? '') ? null : amount(words, at, context)
  if (read && read.value.kind !== 'money' && (!first || isSameUnit(read.value.unit, first.unit))) {
    const { value, unit } = read.value
    return { amount: { value, unit: first?.unit ?? unit }, to: behindEach(words, read.to, context) }
  }
  const run = RUN.exec(words[at]?.plain ?? '')?.[1]
  const isRun = run !== undefined && words.slice(0, at).some(({ plain }) => MOVES.test(plain))
  if (isRun && (!first || first.unit === 'km'))
    return { amount: { value: Number(run), unit: 'km' }, to: behindEach(words, at + 1, context) }
  const bare = first ? quantity(words, at, context) : null
  return first && bare
    ? { amount: { value: bare.value, unit: first.unit }, to: behindEach(words, bare.to, context) }
    : null
}

/** `pushups, | 20 on Mondays, 30 on Wednesdays`, `20 squats on Mondays`: what is counted where somebody trains. */
function repetitions(
  words: readonly Word[],
  at: number,
  { first, isFirst }: { first: AmountOfDays | null; isFirst: boolean },
  context: SentenceContext,
): { amount: AmountOfDays; to: number } | null {
  const much = quantity(words, at, context)
  if (!much) return null
  const unit = words[much.to]?.plain ?? ''
  if (REPETITIONS.test(unit) && (!first || isSameUnit(unit, first.unit)))
    return { amount: { value: much.value, unit: first?.unit ?? unit }, to: much.to + 1 }
  const [named, day] = [words[at - 1]?.plain ?? '', words[unit === 'on' ? much.to + 1 : much.to]?.plain ?? '']
  const isOfNamed = isFirst && COUNTED.test(named) && endsPart(words, at - 1) && DAY.test(day)
  return isOfNamed ? { amount: { value: much.value, unit: named }, to: much.to } : null
}
const REPETITIONS =
  /^(?:(?:push|pull|sit|press|chin|step)-?ups?|squats?|burpees?|lunges?|crunches|dips|reps?|planks?|deadlifts?)$/
const COUNTED =
  /^(?:(?:push|pull|sit|press|chin|step)-?ups|squats|burpees|lunges|crunches|dips|reps|pages|words|verses|flashcards|cards|questions|problems|steps|laps|lengths|km|miles)$/

/** `run | 5k on Tuesdays`. */
const RUN = /^(\d{1,2}(?:\.\d)?)k$/
const MOVES = /^(?:run|jog|walk|ride|cycle|bike|row|hike)(?:s|ning|ging|ing)?$/

function isSameUnit(one: string, other: string): boolean {
  return one.replace(/s$/, '') === other.replace(/s$/, '')
}

/** `8000 steps | a day on workdays`: the days say more. */
function behindEach(words: readonly Word[], to: number, context: SentenceContext): number {
  const each = perDay(words, to, context)
  return each && !endsPart(words, each.to - 1) && rhythm(words, each.to, context) ? each.to : to
}
