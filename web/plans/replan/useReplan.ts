import { useState } from 'react'
import type { OfferChoices, Plan } from '#shared/planning/plan.ts'
import type { PlanRequest } from '#shared/planning/request.ts'
import { newId } from '#web/kit/newId.ts'
import { wishFocus } from '#web/tasks/focus/focusWish.ts'
import { useToasts } from '#web/kit/ui/overlays/Toast.tsx'
import { dispatchChanges } from '#web/kit/workspace/dispatchChanges.ts'
import { undo } from '#web/kit/workspace/undo.ts'
import type { UndoStep } from '#web/kit/workspace/undoStack.ts'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'
import { useDecision, usePlan, usePlanCalls } from '../data.ts'
import { undoneInWords } from './replanWords.ts'
import type { ItemMove } from './useGhostDrags.ts'

/** The open proposal for what was left, and what can be done with it. */
export type Replan = {
  plan: Plan | null
  isBusy: boolean
  error: Error | null
  /** Asks for new places: for all that is left, or for these tasks. */
  propose: (which: NonNullable<PlanRequest['replan']>) => void
  takeOffer: (step: string, kind: OfferChoices['choices'][number]['kind']) => void
  choose: (item: string) => void
  /** Puts an item elsewhere. */
  move: (item: string, move: ItemMove) => void
  /** Makes the chosen moves, which one Undo takes back. */
  accept: () => void
  leave: () => void
}

/** Plans anew what was left. It is decided by the server, which knows what is free: without a connection it says so. */
export function useReplan(): Replan {
  const { queue } = useWorkspace()
  const calls = usePlanCalls()
  const reportAccepted = useReportAccepted()
  const { isBusy, error, run } = useDecision()
  const [id, setId] = useState<string | null>(null)
  const { plan: shown } = usePlan(id)
  const plan = id !== null && shown?.status === 'proposed' ? shown : null
  return {
    plan,
    isBusy,
    error,
    propose: (replan) =>
      run(async () => {
        await queue.idle() // what was just moved is not left any more
        const proposed = await calls.propose({ id: newId(), replan })
        setId(proposed.id)
      }),
    takeOffer: (step, kind) => run(async () => plan && calls.takeOffers(plan.id, [{ step, kind }])),
    move: (item, move) => run(async () => plan && calls.edit(plan.id, { items: [{ id: item, ...move }] })),
    choose: (item) => run(async () => plan && calls.choose(plan, item, true)),
    accept: () =>
      run(async () => plan && reportAccepted(await calls.accept(plan.id, { version: plan.version }))),
    leave: () => {
      setId(null)
      if (plan) void calls.refuse(plan.id).catch(() => {}) // it expires by itself
    },
  }
}

/** Shows what an accepted plan has changed and says so; Undo and Ctrl+Z take it back as a whole. */
function useReportAccepted(): (accepted: Plan) => void {
  const workspace = useWorkspace()
  const calls = usePlanCalls()
  const toasts = useToasts()
  const show = ({ receipts }: Plan) =>
    dispatchChanges(
      workspace,
      receipts.map(({ table, row_id }) => ({ table, id: row_id, op: 'update' as const })),
    )
  const takeBack = async (id: string) => {
    try {
      const { plan, undone, kept } = await calls.undo(id)
      show(plan)
      toasts.say({ text: undoneInWords(undone, kept.length) })
    } catch {
      const again = { label: 'Try Again', onAction: () => void takeBack(id) }
      toasts.say({ text: 'The moves could not be undone right now.', tone: 'danger', action: again })
    }
  }
  return (plan) => {
    const step: UndoStep = [{ about: plan.id, call: () => void takeBack(plan.id) }]
    workspace.redo.clear()
    workspace.undo.push(step)
    show(plan)
    const { receipts } = plan
    const [first] = receipts
    if (first) wishFocus({ task: first.row_id })
    toasts.say({
      text: receipts.length === 1 ? '1 task has a new time' : `${receipts.length} tasks have new times`,
      tone: 'success',
      about: plan.id,
      action: { label: 'Undo', onAction: () => undo(workspace, toasts, step) },
    })
  }
}
