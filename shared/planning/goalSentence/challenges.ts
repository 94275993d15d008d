import { addDays, weekOf } from '#shared/time/civil.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { SentenceContext } from './context.ts'
import { month } from './dates/namedPeriods.ts'
import { STATE } from './dates/wholePeriods.ts'
import type { Found } from './found.ts'

/**
 * What goes on for so many days, or for a month that it is named by: `30 day yoga challenge`, `dry January`, `no spend February`.
 *
 * @returns until when and how often, and the words that stay in the title; null where none begins at this word
 */
export function challengeAt(words: readonly Word[], from: number, context: SentenceContext): Found[] | null {
  const challenge = daysOfChallenge(words, from)
  if (challenge) {
    const { days, to } = challenge
    return [
      { kind: 'deadline', from, to, value: { lasting: { days, months: 0 } } },
      { kind: 'rhythm', from, to, value: { perWeek: 7, weekdays: null, isDaily: true, isImplied: true } },
    ]
  }
  const named = daysOfName(words, from)
  if (named !== null)
    return [
      { kind: 'target', from, to: from + 2, value: true },
      { kind: 'deadline', from, to: from, value: { lasting: { days: named, months: 0 } } },
      {
        kind: 'rhythm',
        from,
        to: from,
        value: { perWeek: 7, weekdays: null, isDaily: true, isImplied: true },
      },
    ]
  const [before, second] = [words[from - 1]?.plain ?? '', words[from - 2]?.plain ?? '']
  const isNamed =
    STATE.test(before) || (second === 'no' && /^(?:spend|buy)$/.test(before)) || WITHOUT.test(before)
  if (isNamed && words[from]?.plain === 'weekend') return ofWeekend(from, context)
  const whole = isNamed ? month(words, from, context) : null
  if (!whole?.value.isMonth || whole.value.from <= context.today) return null
  const { to } = whole
  const value = { date: whole.value.to, from: whole.value.from, isWhole: true as const }
  return [
    { kind: 'target', from, to, value: true },
    { kind: 'deadline', from, to: from, value },
  ]
}

/** `a 5 day cleanse next week`, `a 30 day challenge in January`: the period is when it begins, and no other end. */
export function inItsPeriod(found: readonly Found[], { today }: SentenceContext): Found[] {
  const challenge = found.find(
    (one) =>
      one.kind === 'deadline' &&
      'lasting' in one.value &&
      found.some(
        (other) => other.kind === 'rhythm' && other.value.isImplied === true && other.from === one.from,
      ),
  )
  if (!challenge) return [...found]
  return found.map((one): Found => {
    const begin = one.kind === 'deadline' && 'date' in one.value ? one.value.from : undefined
    return begin !== undefined && begin > today
      ? { kind: 'start', from: one.from, to: one.to, value: begin }
      : one
  })
}

/** `a no spend weekend`: the next one. */
function ofWeekend(from: number, { today }: SentenceContext): Found[] {
  const saturday = addDays(weekOf(today, 1).from, 5)
  const value = { date: addDays(saturday, 1), from: saturday, isWhole: true as const }
  return [
    { kind: 'target', from, to: from + 1, value: true },
    { kind: 'deadline', from, to: from, value },
  ]
}

/** `no-spend`, `no-buy`. */
const WITHOUT = /^no-[a-z]+$/

/** `do | 100 days of code`: the number of days is the challenge's name. */
function daysOfName(words: readonly Word[], at: number): number | null {
  const count = Number(/^\d{2,3}$/.exec(words[at]?.text ?? '')?.[0])
  const isNamed =
    count >= LEAST_OF_NAME &&
    count <= 366 &&
    ((words[at + 1]?.plain === 'days' && words[at + 2]?.plain === 'of') ||
      (count === 75 && /^(?:hard|soft|medium)$/.test(words[at + 1]?.plain ?? ''))) &&
    (at === 0 ||
      BEGUN.test(
        words[/^(?:my|the|a|this)$/.test(words[at - 1]?.plain ?? '') ? at - 2 : at - 1]?.plain ?? '',
      ))
  return isNamed ? count : null
}
const BEGUN = /^(?:do|start|begin|complete|finish|try|join)$/
const LEAST_OF_NAME = 20

/** On each of so many days. */
function daysOfChallenge(words: readonly Word[], at: number): { days: number; to: number } | null {
  const [, hyphened] = /^(\d{1,3})-day$/.exec(words[at]?.plain ?? '') ?? []
  const count = Number(hyphened ?? words[at]?.plain)
  const to = hyphened === undefined ? at + 2 : at + 1
  if (!(count > 0 && count <= 366) || (hyphened === undefined && words[at + 1]?.plain !== 'day')) return null
  const isChallenge = words
    .slice(to, to + 3)
    .some(({ plain }) => /^(?:challenge|cleanse|detox|streak)$/.test(plain))
  return isChallenge ? { days: count, to } : null
}
