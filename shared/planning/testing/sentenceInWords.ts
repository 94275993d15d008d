import { rarelyInWords } from '#shared/planning/rarely.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
export const CONTEXT = { today: '2026-11-23', weekStart: 1 }
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const named = (days: readonly number[]) => days.map((day) => DAYS[day]).join(' ')

/** What a sentence is understood as, in the words of a table: its title, its facts and the parts that they were read from. */
export function sentenceInWords(sentence: string) {
  const { understood } = understand(sentence, CONTEXT)
  const read = understood.read.filter(({ as }) => as !== 'what').map(({ as, text }) => `${as} "${text}"`)
  return {
    sentence,
    title: understood.what ?? '',
    facts: factsInWords(understood),
    read: read.join(', '),
  }
}

/** The rows of a table: each is a sentence with its title, its facts and what they were read from. */
export function sentencesOf(table: string): ReturnType<typeof sentenceInWords>[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [sentence = '', title = '', facts = '', read = ''] = row.split('|').map((cell) => cell.trim())
      return { sentence, title, facts, read }
    })
}

function factsInWords(goal: Understood): string {
  const { deadline, starts_on, weekdays, not_on, between, amount, also, unread, beside = [] } = goal
  const number = (value: number | null, unit: string) => (value === null ? null : `${value}${unit}`)
  return [
    goal.pattern,
    deadline && `by ${deadline}`,
    starts_on && `from ${starts_on}`,
    number(goal.per_week, ' a week'),
    weekdays && `on ${named(weekdays)}`,
    not_on && `not on ${named(not_on)}`,
    number(goal.every_days, '-day rhythm'),
    ...(goal.one_on ?? []).map((days) => `one on ${named(days)}`),
    goal.rarely ? rarelyInWords(goal.rarely) : null,
    number(goal.minutes, 'm'),
    number(goal.weekly_minutes, 'm a week'),
    number(goal.total_minutes, 'm in all'),
    between && between.join('-'),
    ...(goal.own_days ?? []).map(({ days, between: own, minutes }) =>
      [named(days), own?.join('-'), minutes === null ? null : `${minutes}m`].filter(Boolean).join(' '),
    ),
    amount && `${amount.value} ${amount.unit}${amount.per === null ? '' : ` a ${amount.per}`}`,
    goal.level,
    ...also.map((other) => `also "${other}"`),
    ...unread.map((part) => `unread "${part}"`),
    ...beside.map((part) => `beside "${part}"`),
    goal.conflict === null ? null : 'conflict',
  ]
    .filter((part) => part !== null)
    .join(', ')
}
