import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { AcceptedPlan, AnyPlan, Plan, PlanPage, type PlanPatch, UndonePlan } from '#shared/planning/plan.ts'
import type { OfferChoices } from '#shared/planning/plan.ts'
import type { PlanRequest } from '#shared/planning/request.ts'
import { newId } from '#web/kit/newId.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'

export type AskedGoal = { text: string; answers?: GoalAnswers | undefined }

export type OpenPlans = OpenSlice & {
  queries: ReturnType<typeof queriesOf>
  calls: ReturnType<typeof callsOf>
}

const KEY = 'plans'
/** Placing two hundred steps and writing them takes longer than other calls. Milliseconds. */
const PATIENT = { timeoutMs: 30_000 }

/** Proposals and what became of them. It queues no changes: a plan is decided by the server, which knows what is free. */
export const plansSlice: Slice = { name: KEY, open }

function open(context: SliceContext): OpenPlans {
  const { client } = context
  return {
    queries: queriesOf(context),
    calls: callsOf(context),
    tables: ['plans'],
    follow: (changes) => {
      for (const { id } of changes) void client.invalidateQueries({ queryKey: [KEY, id] })
      if (changes.length > 0) void client.invalidateQueries({ queryKey: [KEY, 'proposed'] })
    },
  }
}

function queriesOf({ api }: SliceContext) {
  return {
    plan: (id: string) =>
      queryOptions({
        queryKey: [KEY, id],
        queryFn: ({ signal }) => api.get(`/api/plans/${id}`, Plan, { signal }),
        meta: { kept: true }, // shown without a connection as it was
      }),
    /** The proposals that are open. */
    proposed: () =>
      queryOptions({
        queryKey: [KEY, 'proposed'],
        queryFn: async ({ signal }) =>
          (await api.get('/api/plans?status=proposed&limit=50', PlanPage, { signal })).items,
      }),
    /** What was understood of the sentence that a plan was made from. */
    understanding: (asked: AskedGoal) =>
      queryOptions({
        queryKey: [KEY, 'understanding', asked],
        queryFn: () => understand(api, asked),
        staleTime: Infinity,
      }),
  }
}

/** Each answers the plan as it is afterwards, and shows it. @throws AppError */
function callsOf({ api, client }: SliceContext) {
  const shown = (plan: Plan) => {
    client.setQueryData([KEY, plan.id], plan)
    return plan
  }
  return {
    propose: async (request: PlanRequest) => api.post('/api/plans', request, AnyPlan, PATIENT),
    /**
     * Plans the same sentence with other answers, in the place of a proposal.
     *
     * @throws AppError `invalid` with the question that is open then
     */
    proposeInstead: async (plan: Plan, asked: AskedGoal) => {
      const { ready, questions } = await understand(api, asked)
      if (!ready) throw new AppError('invalid', questions[0]?.text ?? 'Something is missing for the plan.')
      const request: PlanRequest = { id: newId(), goal: asked, replaces: plan.id }
      shown(await api.post('/api/plans', request, Plan, PATIENT))
      await client.invalidateQueries({ queryKey: [KEY, plan.id] })
    },
    edit: async (id: string, patch: Partial<PlanPatch>) =>
      shown(await api.patch(`/api/plans/${id}`, patch, Plan, PATIENT)),
    /** Takes an item in or leaves it out, on screen at once. */
    choose: async (plan: Plan, itemId: string, chosen: boolean) => {
      const items = plan.items.map((item) => (item.id === itemId ? { ...item, chosen } : item))
      void client.cancelQueries({ queryKey: [KEY, plan.id], exact: true }) // its answer is from before
      shown({ ...plan, items })
      try {
        return shown(
          await api.patch(`/api/plans/${plan.id}`, { items: [{ id: itemId, chosen }] }, Plan, PATIENT),
        )
      } catch (error) {
        void client.invalidateQueries({ queryKey: [KEY, plan.id] })
        throw error
      }
    },
    takeOffers: async (id: string, choices: OfferChoices['choices']) =>
      shown(await api.post(`/api/plans/${id}/offers`, { choices }, Plan, PATIENT)),
    accept: async (id: string, options: { version?: number; items?: string[]; anyway?: boolean } = {}) =>
      shown((await api.post(`/api/plans/${id}/accept`, options, AcceptedPlan, PATIENT)).plan),
    refuse: async (id: string) => shown(await api.post(`/api/plans/${id}/refuse`, {}, Plan, PATIENT)),
    undo: async (id: string) => {
      const undone = await api.post(`/api/plans/${id}/undo`, {}, UndonePlan, PATIENT)
      shown(undone.plan)
      return undone
    },
  }
}

/** The shape of its answer is long, and few screens ask. */
async function understand(api: SliceContext['api'], asked: AskedGoal) {
  const { GoalUnderstanding } = await import('#shared/planning/goalAnswers.ts')
  return api.post('/api/plans/understand', asked, GoalUnderstanding)
}
