import { useState } from 'react'
import { missedTasks } from '#shared/planning/missed.ts'
import type { Plan } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { networkFailureOf } from '#web/kit/networkFailure.ts'
import { newId } from '#web/kit/newId.ts'
import { useChangeTasks } from '#web/tasks/data.ts'
import { useToasts } from '#web/kit/ui/overlays/Toast.tsx'
import { dispatchChanges } from '#web/kit/workspace/dispatchChanges.ts'
import { undo } from '#web/kit/workspace/undo.ts'
import type { UndoStep } from '#web/kit/workspace/undoStack.ts'
import { useWorkspace, type Workspace } from '#web/kit/workspace/workspace.ts'
import { usePlanCalls } from '../data.ts'
import { countOf, hindrancesIn } from './replanWords.ts'
import { batchesOf, MOST_OF_A_PLAN } from './batches.ts'

/** How far a move in batches is. */
export type Progress = { what: 'Moving' | 'Putting back'; done: number; total: number }

export type MoveToToday = {
  /** Moves tasks to today: as many as a plan holds are moved on this device, more of them in batches on the server. */
  move: (tasks: readonly Task[]) => void
  progress: Progress | null
}

type Now = { date: string; time: string }
type Calls = ReturnType<typeof usePlanCalls>

/** Moves what was left to today. One Undo takes all of it back, however many batches it took. */
export function useMoveToToday(now: Now): MoveToToday {
  const change = useChangeTasks()
  const workspace = useWorkspace()
  const calls = usePlanCalls()
  const toasts = useToasts()
  const [progress, setProgress] = useState<Progress | null>(null)
  const putBack = usePutBack(setProgress)
  const report = (plans: readonly string[], done: number) => {
    const [about = ''] = plans
    if (done === 0) return
    const step: UndoStep = [{ about, call: () => void putBack(plans, done) }]
    workspace.redo.clear()
    workspace.undo.push(step)
    const action = { label: 'Undo', onAction: () => void undo(workspace, toasts, step) }
    toasts.say({ text: `${countOf(done)} moved to today`, tone: 'success', about, action })
  }

  const moveMany = async (tasks: readonly Task[]) => {
    const plans: string[] = []
    let done = 0
    try {
      await workspace.queue.idle() // what was just changed is not moved as it was
      for (const batch of batchesOf(tasks, MOST_OF_A_PLAN)) {
        setProgress({ what: 'Moving', done, total: tasks.length })
        const moved = await moveBatch(calls, batch, now)
        if (!moved) continue
        plans.push(moved.id)
        done += moved.receipts.length
        showMoved(workspace, moved)
      }
    } catch (error: unknown) {
      toasts.say({ text: stoppedInWords(error, done), tone: 'danger' })
    }
    setProgress(null)
    report(plans, done)
  }

  const move = (tasks: readonly Task[]) => {
    if (tasks.length > MOST_OF_A_PLAN) return void moveMany(tasks)
    change(
      tasks.map((task) => ({ kind: 'edit', id: task.id, patch: todayOf(task, now), scope: 'this' })),
      { text: `${countOf(tasks.length)} moved to today` },
    )
  }
  return { move, progress }
}

/** Takes back what was moved in batches, the last one first. */
function usePutBack(setProgress: (progress: Progress | null) => void) {
  const workspace = useWorkspace()
  const calls = usePlanCalls()
  const toasts = useToasts()
  const putBack = async (plans: readonly string[], total: number) => {
    let done = 0
    try {
      for (const id of plans.toReversed()) {
        setProgress({ what: 'Putting back', done, total })
        const undone = await calls.undo(id)
        done += undone.undone
        showMoved(workspace, undone.plan)
      }
      toasts.say({
        text: `Undone: ${countOf(done)} ${done === 1 ? 'is' : 'are'} back where ${done === 1 ? 'it was' : 'they were'}`,
      })
    } catch {
      const again = { label: 'Try Again', onAction: () => void putBack(plans, total) } // what is back stays so
      toasts.say({ text: 'Not all could be put back right now.', tone: 'danger', action: again })
    }
    setProgress(null)
  }
  return putBack
}

function showMoved(workspace: Workspace, { receipts }: Plan): void {
  dispatchChanges(
    workspace,
    receipts.map(({ table, row_id }) => ({ table, id: row_id, op: 'update' as const })),
  )
}

/** Moves one batch as a plan that is accepted at once; what was changed or deleted meanwhile stays. @returns null when all was */
async function moveBatch(calls: Calls, tasks: readonly Task[], now: Now): Promise<Plan | null> {
  const changes = tasks.map((task) => ({
    kind: 'update_task' as const,
    task_id: task.id,
    patch: todayOf(task, now),
  }))
  const { id, items } = await calls.propose({ id: newId(), title: 'Moved to today', changes })
  if (id === null) return null
  const accept = (these: readonly string[]) => calls.accept(id, { items: [...these], anyway: true })
  const all = items.map((item) => item.id)
  return accept(all).catch((error: Error) => {
    const hindered = new Set(hindrancesIn(error).map(({ item_id }) => item_id))
    const others = all.filter((each) => !hindered.has(each))
    if (hindered.size === 0) throw error
    return others.length === 0 ? null : accept(others)
  })
}

function stoppedInWords(error: unknown, done: number): string {
  if (done > 0) return `Stopped after ${countOf(done)}. The others are where they were.`
  if (networkFailureOf(error) !== null) return 'Moving that many needs a connection. Nothing was changed.'
  return 'They could not be moved right now. Nothing was changed.'
}

/** A task as one of today: at its time where that is still to come, else at any. */
function todayOf(task: Task, now: Now): Partial<Pick<Task, 'scheduled_date' | 'scheduled_time'>> {
  const moved = { ...task, scheduled_date: now.date }
  const isOver = missedTasks([moved], now).length > 0
  return { scheduled_date: now.date, ...(isOver && { scheduled_time: null }) }
}
