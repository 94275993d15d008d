import type { TaskChange } from '#shared/tasks/change.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import type { Task, TaskAction } from '#shared/tasks/task.ts'
import { dayInWords, minutesInWords } from '#shared/time/format.ts'
import { contestedInWords as contested, labelsOf } from '#web/kit/offline/contested.ts'
import type { ContestedField } from '#web/kit/offline/offlineSlice.ts'
import type { ToastLine } from '#web/kit/ui/overlays/toasts.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'
import { isGamified } from '#web/settings/gamification.ts'

/** What a toast says about a change; steps that the screen itself shows are read aloud only. @param after the task after it */
export function announceChange(change: TaskChange, after: Task | undefined): ToastLine {
  const text = changeText(change, after)
  const isShown = change.kind === 'act' && SHOWN_BY_THE_SCREEN.has(change.action)
  if (isShown) return { text, tier: 0 }
  const isReward = change.kind === 'act' && change.action === 'complete'
  return {
    text,
    ...(isReward && { tone: 'success', tier: 1, xp: isGamified() ? (after?.xp_reward ?? 0) : 0 }),
  }
}

const SHOWN_BY_THE_SCREEN: ReadonlySet<TaskAction> = new Set(['start', 'pause', 'reset'])

/** How undoing leaves a task, after "is" or "are": `back at 21:30`, `open again`. @param today the person's date */
export function stateAfter(change: TaskChange, task: Task, today: string): string {
  switch (change.kind) {
    case 'create':
    case 'restore':
      return `back ${placeText(task, today)}`
    case 'edit':
      return editedState(change.patch, task, today)
    case 'act':
      return STATES[change.action]
    case 'remove':
      return 'in the trash'
  }
}

const STATES = {
  start: 'running again',
  pause: 'not running',
  reset: 'reset',
  complete: 'completed again',
  uncomplete: 'open again',
}

/** A change as the subject of a sentence: `Your edit`. */
export function describeChange(change: TaskChange): string {
  switch (change.kind) {
    case 'create':
      return 'This new task'
    case 'edit':
      return 'Your edit'
    case 'remove':
      return 'Its deletion'
    case 'restore':
      return 'Its return from the trash'
    case 'act':
      return ACTIONS[change.action]
  }
}

const ACTIONS = {
  start: 'Its start',
  pause: 'Its pause',
  reset: 'Its reset',
  complete: 'Its completion',
  uncomplete: 'That it is open again',
}

/** What doing now is called that the server refused as too long ago; null where that gives nothing. */
export function doneNow(change: TaskChange): string | null {
  if (change.kind !== 'act') return null
  if (change.action === 'complete') return 'Count it today'
  return change.action === 'start' ? 'Start it now' : null
}

/** The fields of an edit that another device gave another value, in words. */
export function contestedInWords(change: TaskChange, theirs: Task): ContestedField[] {
  return change.kind === 'edit' ? contested(LABELS, change.patch, theirs, valueInWords) : []
}

const LABELS = { ...labelsOf(TASK_FIELDS), recurrence: 'Repeats' }

function valueInWords(name: string, value: unknown): string {
  if (typeof value === 'number') return name === 'estimated_duration' ? minutesInWords(value) : `${value}`
  if (typeof value !== 'string') return 'another rule'
  return name === 'scheduled_date' || name === 'due_date' ? dayInWords(value) : value
}

function changeText(change: TaskChange, after: Task | undefined): string {
  switch (change.kind) {
    case 'create':
      return after?.scheduled_date ? `Task added to ${slotText(after)}` : 'Task added to Unscheduled'
    case 'edit':
      return editText(change.patch, after)
    case 'act':
      return actText(change.action, after)
    case 'remove':
      return 'Task moved to the trash'
    case 'restore':
      return 'Task restored'
  }
}

function actText(action: TaskAction, after: Task | undefined): string {
  switch (action) {
    case 'complete':
      return isGamified() ? `Task completed! You earned ${after?.xp_reward ?? 0} XP!` : 'Task completed!'
    case 'uncomplete':
      return 'Task is open again'
    case 'start':
      return `Started: ${after?.title ?? 'a task'}`
    case 'pause':
      return `Paused: ${after?.title ?? 'a task'}`
    case 'reset':
      return `Timer reset: ${after?.title ?? 'a task'}`
  }
}

function editText(patch: Patch, after: Task | undefined): string {
  if (!after) return 'Task saved'
  if (changesOnly(patch, 'scheduled_date', 'scheduled_time'))
    return after.scheduled_date ? `Task moved to ${slotText(after)}` : 'Task moved to Unscheduled'
  if (changesOnly(patch, 'estimated_duration'))
    return `Task takes ${minutesInWords(after.estimated_duration)}`
  return 'Task saved'
}

function editedState(patch: Patch, task: Task, today: string): string {
  if (changesOnly(patch, 'scheduled_date', 'scheduled_time')) return `back ${placeText(task, today)}`
  if (changesOnly(patch, 'estimated_duration')) return `${minutesInWords(task.estimated_duration)} long again`
  return 'as it was'
}

type Patch = Record<string, unknown>

function changesOnly(patch: Patch, ...some: string[]): boolean {
  const names = Object.keys(patch).filter((name) => patch[name] !== undefined && name !== 'version')
  return names.every((name) => some.includes(name))
}

/** `at 21:30` of today, else with the date. */
function placeText(task: Task, today: string): string {
  if (task.scheduled_date === null) return 'in Unscheduled'
  if (task.scheduled_date !== today) return `on ${slotText(task)}`
  return task.scheduled_time === null ? 'today' : `at ${shownTime(task.scheduled_time)}`
}

/** `Tue 3 March, 09:30`. */
function slotText({ scheduled_date, scheduled_time }: Task): string {
  const [day = '', ...rest] = dayInWords(scheduled_date ?? '').split(' ')
  const date = [day.slice(0, 3), ...rest].join(' ')
  return scheduled_time ? `${date}, ${shownTime(scheduled_time)}` : date
}
