import * as z from 'zod/mini'
import { AppError } from '#shared/errors.ts'
import {
  applyGoalChange,
  type GoalChange,
  type GoalPartChange,
  inverseGoalChange,
  isRowChange,
} from '#shared/goals/change.ts'
import { GoalCheckIn } from '#shared/goals/checkIn.ts'
import { checkInsAfter } from '#shared/goals/checkIns.ts'
import { Goal, Milestone } from '#shared/goals/goal.ts'
import { Award } from '#shared/progress/award.ts'
import type { Api } from '#web/kit/api.ts'
import type { OpenedCollection } from '#web/kit/collection/openCollection.ts'
import { goTo } from '#web/kit/navigation.tsx'
import type { OfflineSlice } from '#web/kit/offline/offlineSlice.ts'
import { patchAnswer } from '#web/kit/patchAnswer.ts'
import { announceAward } from '#web/progress/awards.ts'
import { takeAward } from '#web/progress/data.ts'
import type { SliceContext } from '#web/kit/workspace/slice.ts'
import { announceGoalChange, describeGoalChange, goalStateAfter } from './changeWords.ts'
import { addressOfStory } from './goalAddress.ts'
import { checkInsQuery } from './parts.ts'
import { isGamified } from '#web/settings/gamification.ts'

/** The goal as the server then has it, null when it was moved to the trash; and what it earned. */
type Sent = { goal: Goal | null; award?: Award | undefined }

/**
 * How changes of goals are shown, sent, undone and explained: those of their rows as the collection does it, those of
 * milestones, check-ins and outcomes here. All of a goal's changes are sent in their order.
 */
export function offlineGoals<New extends object, Patch extends object>(
  { offline, collection }: OpenedCollection<Goal, New, Patch>,
  { client, api, today }: SliceContext,
): OfflineSlice<GoalChange, Goal, Sent, New> {
  const own = offline as unknown as OfflineSlice<GoalChange, Goal, Goal | null, New>
  return {
    ...own,
    references: (change) => (isRowChange(change) ? (own.references?.(change) ?? []) : []),
    send: async ({ change, ...entry }) =>
      isRowChange(change) ? { goal: await own.send({ change, ...entry }) } : sendPart(api, change),
    arrived: ({ change, key, ...entry }, { goal, award }, isOwn) => {
      own.arrived({ change, key, ...entry }, goal, isOwn)
      if (isRowChange(change)) return
      const { queryKey } = checkInsQuery(api, change.id)
      patchAnswer(client, queryKey, (known) => [...checkInsAfter(known, [change])])
      if (!award) return
      takeAward(client, award)
      if (isOwn)
        announceAward(
          award,
          { about: key, source: change.id },
          change.kind === 'achieve' && goal ? storyOf(goal, award) : undefined,
        )
    },
    invert: inverseGoalChange,
    announce: (change, after) =>
      isRowChange(change) ? own.announce(change, after) : announceGoalChange(change),
    stateAfter: (change, goal) =>
      isRowChange(change) ? own.stateAfter(change, goal) : goalStateAfter(change),
    describe: (change) => (isRowChange(change) ? own.describe(change) : describeGoalChange(change)),
    contested: (change, theirs) => (isRowChange(change) ? own.contested(change, theirs) : []),
    replay: (entries) => {
      const seen: readonly Goal[] = entries[0]?.before ? [entries[0].before] : []
      const begin = collection.begin as never
      return entries.reduce((all, { change }) => applyGoalChange(all, change, begin, today()), seen)[0]
    },
  }
}

function storyOf({ id, title }: Goal, { xp }: Award) {
  return {
    scene: 'goal' as const,
    sign: '★',
    text: `You reached “${title}”`,
    detail: !isGamified()
      ? 'What you set out to do is done.'
      : xp > 0
        ? `+${xp} XP.`
        : 'The first goal of a day earns 100 XP; this one counts all the same.',
    action: { label: 'See how it went', onAction: () => goTo(addressOfStory(id)) },
  }
}

/**
 * Sends a change of what belongs to a goal, and asks for the goal with the figures that follow from it.
 *
 * @throws AppError as the calls do; `conflict` for a milestone or a check-in that another device has deleted
 */
async function sendPart(api: Api, change: GoalPartChange): Promise<Sent> {
  const address = `/api/goals/${change.id}`
  const readGoal = () => api.get(address, Goal)
  switch (change.kind) {
    case 'achieve': {
      const body = change.reason === null ? {} : { reason: change.reason }
      return api.post(`${address}/achieve`, body, Outcome)
    }
    case 'drop':
      return api.post(`${address}/drop`, { reason: change.reason }, Outcome)
    case 'reopen':
      return api.post(`${address}/reopen`, {}, Outcome)
    case 'addMilestone': {
      const { id, title, due_date, position, done } = change.milestone
      await api.post(`${address}/milestones`, { id, title, due_date, position }, Milestone)
      if (done) await api.patch(`${address}/milestones/${id}`, { done }, Milestone)
      return { goal: await readGoal() }
    }
    case 'editMilestone':
      await api
        .patch(`${address}/milestones/${change.milestoneId}`, change.patch, Milestone)
        .catch(ofPart('milestone', readGoal))
      return { goal: await readGoal() }
    case 'removeMilestone':
      await api.delete(`${address}/milestones/${change.milestoneId}`)
      return { goal: await readGoal() }
    case 'addCheckIn':
      await api.post(`${address}/check-ins`, change.checkIn, GoalCheckIn)
      return { goal: await readGoal() }
    case 'editCheckIn': {
      const { id, ...patch } = change.checkIn
      await api.patch(`${address}/check-ins/${id}`, patch, GoalCheckIn).catch(ofPart('check-in', readGoal))
      return { goal: await readGoal() }
    }
    case 'removeCheckIn':
      await api.delete(`${address}/check-ins/${change.was.id}`)
      return { goal: await readGoal() }
  }
}

const Outcome = z.object({ goal: Goal, award: z.optional(Award) })

/** Says which of the two is gone: the goal, or its part. */
function ofPart(noun: string, readGoal: () => Promise<Goal>) {
  return async (error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'not_found') throw error
    await readGoal()
    throw new AppError('conflict', `This ${noun} was deleted on another device meanwhile.`)
  }
}
