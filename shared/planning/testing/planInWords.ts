import { summaryOf } from '#shared/planning/goalPlan/summary.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'
import { planGoal } from '#shared/planning/planGoal.ts'
import { TODAY } from './aPlan.ts'

/**
 * The plan for a sentence, before it has places, as lines that a person can read.
 *
 * @param isOutline of the steps only how long they are
 */
export function planInWords(text: string, isOutline = false): string[] {
  const context = { today: TODAY, weekStart: 1 }
  const { understanding, plan } = planGoal(text, context, {
    rhythm: understood('rhythm', text),
    minutes: understood('minutes', text),
    unread: 'ignore',
    conflict: 'ignore',
  })
  if (plan === null) return [`${text}: missing ${understanding.missing.join(', ')}`]
  const { goal, phases, habits, steps, optional, from, to, covers_until, assumed } = plan
  const { milestones, ...aim } = goal
  return [
    `# ${text}`,
    summaryOf(understanding.understood, plan, [], null),
    `goal ${JSON.stringify(aim)}`,
    ...(isOutline ? [] : milestones.map(({ title, due_date }) => `milestone ${due_date} ${title}`)),
    `from ${from} to ${to}, covers ${covers_until}, assumed ${JSON.stringify(assumed)}`,
    ...(optional.length > 0 ? [`optional ${optional.join(', ')}`] : []),
    ...phases.map(({ title, from: begins, to: ends, sessions, minutes }) =>
      ['phase', title, begins, ends, sessions, minutes].join(' | '),
    ),
    ...habits.map((habit) => `habit ${JSON.stringify(habit)}`),
    ...(isOutline ? [`minutes ${steps.map(({ minutes }) => minutes).join(' ')}`] : steps.map(stepInWords)),
  ]
}

/** What the sentence leaves open is left to the plan. */
function understood(field: 'rhythm' | 'minutes', text: string): 'pattern' | undefined {
  const { understanding } = planGoal(text, { today: TODAY, weekStart: 1 }, undefined)
  return understanding.missing.includes(field) ? 'pattern' : undefined
}

function stepInWords({ ideal, minutes, title, description, ...step }: PlannedStep): string {
  const { phase, amount, not_before, deadline, days, between, preferred, recurrence, sequence } = step
  const more = { phase, amount, not_before, deadline, days, between, preferred, recurrence, sequence }
  const said = Object.entries(more).filter(([, value]) => value !== null)
  const rest = said.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ')
  // A note without a number is the pattern's own.
  return [
    `${ideal ?? '-'} ${minutes} min ${title}`,
    ...(/\d/.test(description) ? [description] : []),
    rest,
  ].join(' | ')
}
