import { AchievementList, PinAchievements } from '#shared/achievements/achievement.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { afterCheer } from './afterCheer.ts'
import { afterClaim } from './afterClaim.ts'
import { afterEnd } from './afterEnd.ts'
import { afterFirst } from './afterFirst.ts'
import { afterGoal, afterOpenedGoal } from './afterGoal.ts'
import { afterHabit, afterUncheckedHabit } from './afterHabit.ts'
import { afterPlan } from './afterPlan.ts'
import { afterTask, afterUndoneTask } from './afterTask.ts'
import { afterRoom } from './afterRoom.ts'
import { afterReset, afterStart, afterStop } from './afterTimer.ts'
import { followRows } from './followRows.ts'
import { listAchievements } from './list.ts'
import { pinAchievements } from './pin.ts'
import { renewShares } from './shares.ts'
import { completionUnlocksNothing } from './completionUnlocksNothing.ts'

/** Achievements: what is unlocked by what people do (docs/rules/achievements.md). */
export const achievements: Slice = {
  tag: 'Achievements',
  jobs: { 'renew shares of achievements': renewShares },
  follows: {
    'task.completed': afterTask,
    'task.uncompleted': afterUndoneTask,
    'habit.checked': afterHabit,
    'habit.unchecked': afterUncheckedHabit,
    'goal.achieved': afterGoal,
    'goal.dropped': afterOpenedGoal,
    'goal.reopened': afterOpenedGoal,
    'timer.started': afterStart,
    'timer.stopped': afterStop,
    'timer.reset': afterReset,
    'plan.accepted': afterPlan,
    'friend.made': afterFirst('friends'),
    'team.joined': afterFirst('teams'),
    'cheer.given': afterCheer,
    'challenge.joined': afterFirst('joinedChallenges'),
    'challenge.ended': afterEnd,
    'claim.decided': afterClaim,
    'verdict.given': afterClaim,
    'league.podium': afterFirst('topRanks'),
    'room.kept': afterRoom,
  },
  followsRows: [followRows],
  followsBatched: { 'task.completed': completionUnlocksNothing },
  routes: [
    route({
      method: 'get',
      path: '/api/achievements',
      summary:
        'All achievements in their order, with how far the person is and the part of active people who have each',
      who: PERSON,
      scope: 'read',
      cost: 1,
      answers: { 200: ['All of them, in one page', { AchievementList }] },
      answer: async ({ c, deps, caller }) => c.json(await listAchievements(deps, caller)),
    }),
    route({
      method: 'put',
      path: '/api/achievements/pinned',
      summary: 'Say which unlocked achievements stand first, at most three, in their order',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { PinAchievements },
      largestBody: 1024,
      answers: { 200: ['All achievements', { AchievementList }] },
      answer: async ({ c, deps, caller, body }) => c.json(await pinAchievements(deps, caller, body.ids)),
    }),
  ],
}
