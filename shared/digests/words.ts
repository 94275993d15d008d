import { clockTime } from '#shared/time/clockTime.ts'
import { dayInWords } from '#shared/time/format.ts'

/** A task of the plan. `time` is `HH:MM`, null for one without. */
type PlannedTask = { title: string; date: string; time: string | null }
/** A task or goal with the date by which it is due. */
type DueThing = { title: string; date: string }

/** What a digest can say, as of the moment at which it is made. */
export type DigestFacts = {
  isWeekly: boolean
  isTwelveHours: boolean
  /** The first ones, in their order, and how many there are in all. */
  plan: readonly PlannedTask[]
  planned: number
  due: readonly DueThing[]
  /** Since the last digest: tasks that were completed, and check-ins of habits. */
  tasksDone: number
  checkIns: number
}

/** A heading with lines below it. */
export type DigestSection = { title: string; lines: string[] }

/** The words of a digest (docs/rules/digests.md). @returns null when there is nothing to say */
export function digestInWords(facts: DigestFacts): { subject: string; sections: DigestSection[] } | null {
  const sections = [planSection(facts), dueSection(facts), keptSection(facts)].filter((each) => each !== null)
  if (sections.length === 0) return null
  return { subject: subjectOf(facts), sections }
}

function subjectOf({ isWeekly, planned, due }: DigestFacts): string {
  const span = isWeekly ? 'Your week' : 'Your day'
  if (planned > 0) return `${span}: ${counted(planned, 'task')}`
  return due.length > 0 ? `${span}: ${due.length} due` : `${span}: what you kept`
}

function planSection({ isWeekly, isTwelveHours, plan, planned }: DigestFacts): DigestSection | null {
  if (planned === 0) return null
  const lines = plan.map(({ title, date, time }) =>
    [isWeekly && `${dayInWords(date)},`, time && clockTime(time, isTwelveHours), title]
      .filter(Boolean)
      .join(' '),
  )
  const more = planned - plan.length
  return {
    title: isWeekly ? 'This week' : 'Today',
    lines: more > 0 ? [...lines, `and ${more} more`] : lines,
  }
}

function dueSection({ due }: DigestFacts): DigestSection | null {
  if (due.length === 0) return null
  return { title: 'Due', lines: due.map(({ title, date }) => `${title}, by ${dayInWords(date)}`) }
}

function keptSection({ tasksDone, checkIns }: DigestFacts): DigestSection | null {
  const lines = [
    tasksDone > 0 && `${counted(tasksDone, 'task')} done`,
    checkIns > 0 && `${counted(checkIns, 'check-in')} of your habits`,
  ].filter((line) => line !== false)
  return lines.length === 0 ? null : { title: 'Since the last one', lines }
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
