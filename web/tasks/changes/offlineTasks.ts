import { pickFields } from '#shared/entity/fields.ts'
import { applyChange, inverseOf, type TaskChange } from '#shared/tasks/change.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { type NewTaskInput, Task } from '#shared/tasks/task.ts'
import { newId } from '#web/kit/newId.ts'
import { linkedIds } from '#web/kit/offline/linkedIds.ts'
import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import { onServerClock } from '#web/kit/serverClock.ts'
import { announceAward } from '#web/progress/awards.ts'
import { countArrived, takeAward } from '#web/progress/data.ts'
import { announceChange, contestedInWords, describeChange, doneNow, stateAfter } from './changeWords.ts'
import { fetchTask } from '../store/fetchTasks.ts'
import { type OpenTasks, TASKS } from '../store/openTasks.ts'
import { taskIdOf } from '../store/overlay.ts'
import { pendingStatsOf } from './pendingStatsOf.ts'
import { type Sent, sendChange } from './sendChange.ts'
import { comesOfSeries, dependsOn } from './taskDependencies.ts'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'

const CopyDialog = partOnDemand(async () => (await import('../dialogs/TaskDialog.tsx')).CorrectDialog)

/** How changes of tasks are shown, ordered, sent, undone and explained. */
export function offlineTasks(tasks: OpenTasks): OfflineSlice<TaskChange, Task, Sent, NewTaskInput> {
  const { api, store } = tasks
  return {
    name: TASKS,
    noun: 'task',
    show: showing(tasks),
    shown: (id) => store.view().task(id),
    put: store.put,
    refetch: (id) => fetchTask(tasks, id),
    rowId: taskIdOf,
    creates: ({ kind }) => kind === 'create',
    references: (change) => linkedIds(TASK_FIELDS, valuesIn(change)),
    comesOf: comesOfSeries,
    dependsOn,
    send: (entry) => sendChange(api, entry, store),
    arrived: ({ change, key }, sent, isOwn) => arrived(tasks, change, sent, isOwn ? key : null),
    invert: inverseOf,
    madeAt: (change, at) => ({ ...change, at }),
    doneNow,
    announce: (change, after) => {
      if (after && change.kind === 'act' && change.action === 'complete') celebrate(after)
      return announceChange(change, after)
    },
    stateAfter: (change, task) => stateAfter(change, task, tasks.today()),
    describe: describeChange,
    titleOf: ({ title }) => title,
    contested: contestedInWords,
    replay: (entries) => {
      const seen: Task[] = entries[0]?.before ? [entries[0].before] : []
      return entries.reduce((rows, { change }) => applyChange(rows, change, { userId: '' }), seen)[0]
    },
    isTyped: ({ kind }) => kind === 'create' || kind === 'edit',
    copyOf: (task) => ({ ...pickFields(TASK_FIELDS, task), recurrence: task.recurrence }),
    createFrom: (copy) => ({
      kind: 'create',
      task: { ...copy, id: newId() },
      at: new Date().toISOString(),
    }),
    parse: (details) => Task.safeParse(details).data ?? null,
    CopyDialog,
  }
}

/** The rules of repeating are loaded when the first series waits. Until then only its first date is shown. */
function showing({ store }: OpenTasks): OfflineSlice<TaskChange>['show'] {
  let rules: Promise<void> | null = null
  return (waiting) => {
    if (waiting.some(({ change }) => change.kind === 'create' && change.task.recurrence))
      rules ??= import('../store/previewOccurrences.ts').then(
        ({ previewOccurrences }) => store.setPreview(previewOccurrences),
        () => void (rules = null),
      )
    store.setWaiting(waiting.map(({ change }) => byServerClock(change)))
  }
}

function arrived(
  { store, client, today }: OpenTasks,
  change: TaskChange,
  { task, award }: Sent,
  ownKey: string | null,
) {
  const before = pendingStatsOf(store)
  store.confirm(byServerClock(change), task)
  countArrived(client, before, pendingStatsOf(store), today())
  if (!award) return
  takeAward(client, award)
  if (ownKey !== null) announceAward(award, { about: ownKey, source: task?.id ?? '' }) // the person sees it in the tab in which they acted
}

/** Timers are shown by the server's clock, so what this device noted is too. */
function byServerClock(change: TaskChange): TaskChange {
  return change.kind === 'act' ? { ...change, at: onServerClock(change.at) } : change
}

/** Loaded with the first completion; without the code the task is completed all the same. */
function celebrate(task: Task) {
  void import('./celebrateTask.ts').then(({ celebrateTask }) => celebrateTask(task)).catch(() => {})
}

function valuesIn(change: TaskChange): object {
  if (change.kind === 'create') return change.task
  return change.kind === 'edit' ? change.patch : {}
}
