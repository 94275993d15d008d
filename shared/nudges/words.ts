import { PATHS } from '#shared/paths.ts'
import { addDays } from '#shared/time/civil.ts'
import { dayInWords, minutesInWords } from '#shared/time/format.ts'

/** A task that one could begin with. `minutes` are its estimate. */
export type NextStep = { title: string; minutes: number }
export type NudgeWords = { title: string; body: string; url: string }

/** Tasks of earlier dates that are open. They blame nobody, and name a small one. */
export function overdueWords(count: number, first: NextStep): NudgeWords {
  return {
    title: count === 1 ? '1 task is left from earlier' : `${count} tasks are left from earlier`,
    body: `A small one to begin with: ${inWords(first)}.`,
    url: PATHS.dashboard,
  }
}

/** Open tasks that are due on the next date. */
export function taskDueWords(count: number, first: NextStep): NudgeWords {
  return {
    title: count === 1 ? '1 task is due tomorrow' : `${count} tasks are due tomorrow`,
    body: `One to begin with: ${inWords(first)}.`,
    url: PATHS.dashboard,
  }
}

/** Active goals whose dates come, the nearest first. @param date the local date */
export function goalDeadlineWords(
  goals: readonly { title: string; target_date: string }[],
  next: NextStep | null,
  date: string,
): NudgeWords {
  const [first] = goals
  const title =
    goals.length === 1 && first
      ? `“${first.title}” has its date ${dateInWords(first.target_date, date)}`
      : `${goals.length} goals have their dates soon`
  return { title, body: next ? `A next step: ${inWords(next)}.` : 'Choose a next step.', url: PATHS.goals }
}

/** The last date of a week in which something was completed. */
export function weekReviewWords(completed: number): NudgeWords {
  return {
    title: 'Your week is ready to look back at',
    body: `You completed ${completed === 1 ? '1 task' : `${completed} tasks`}. Choose what comes first next week.`,
    url: PATHS.dashboard,
  }
}

/** A streak that one thing today carries on. */
export function streakWords(days: number, next: NextStep | null): NudgeWords {
  return {
    title: `One small thing today makes your streak ${days + 1} days`,
    body: next ? `For instance: ${inWords(next)}.` : 'A task or a habit, whichever is easier.',
    url: PATHS.dashboard,
  }
}

function inWords({ title, minutes }: NextStep): string {
  return `${title}, ${minutesInWords(minutes)}`
}

function dateInWords(target: string, date: string): string {
  if (target === date) return 'today'
  return target === addDays(date, 1) ? 'tomorrow' : `on ${dayInWords(target)}`
}
