import type { Cause, Effect, IfThen } from '#shared/ifThens/ifThen.ts'

/** An if-then plan as its form holds it: what is not asked for keeps its value. */
export type Draft = {
  obstacle: string
  cause: Cause['type']
  days: readonly number[]
  time: string
  /** `task <id>`, `habit <id>` or nothing yet. */
  subject: string
  effect: Effect['type']
  title: string
  minutes: string
  habit: string
}

const EMPTY: Draft = {
  obstacle: '',
  cause: 'moment',
  days: [0, 1, 2, 3, 4, 5, 6],
  time: '18:00',
  subject: '',
  effect: 'task',
  title: '',
  minutes: '30',
  habit: '',
}

export function draftOf(plan: IfThen | undefined): Draft {
  if (!plan) return EMPTY
  const { obstacle, if: cause, then } = plan
  const moment = cause.type === 'moment' ? { days: cause.days, time: cause.time } : {}
  const subject = cause.type === 'moment' ? {} : { subject: subjectOf(cause) }
  const effect =
    then.type === 'task'
      ? { title: then.title, minutes: then.estimated_duration?.toString() ?? '' }
      : { habit: then.habit_id }
  return { ...EMPTY, obstacle, cause: cause.type, ...moment, ...subject, effect: then.type, ...effect }
}

function subjectOf({ task_id, habit_id }: Exclude<Cause, { type: 'moment' }>): string {
  return task_id ? `task ${task_id}` : `habit ${habit_id ?? ''}`
}

/** What is asked for; its schema says whether it is whole. */
export function causeOf({ cause: type, days, time, subject }: Draft): object {
  if (type === 'moment') return { type, days, time }
  const [kind, id] = subject.split(' ')
  return id ? { type, [kind === 'habit' ? 'habit_id' : 'task_id']: id } : { type }
}

export function effectOf({ effect: type, title, minutes, habit: habit_id }: Draft): object {
  if (type === 'habit') return { type, habit_id }
  const trimmed = { type, title: title.trim() }
  return minutes === '' ? trimmed : { ...trimmed, estimated_duration: Number(minutes) }
}
