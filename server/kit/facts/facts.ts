import type { NotificationKind } from '#shared/notifications/notification.ts'
import type { VerdictAnswer } from '#shared/claims/claim.ts'
import type { OtherUserId, PersonId } from '#server/kit/db/userId.ts'
import type { PlanSource } from '#shared/planning/plan.ts'
import type { Award } from '#shared/progress/award.ts'
import type { Task } from '#shared/tasks/task.ts'
import type { DayRule } from '#shared/time/localDate.ts'

/**
 * What can have happened to a person, by kind, and what is said of it. `award` is what it earned or gave back (its `level_up` says
 * that a level was reached), null where nothing was; `at` is when the person acted, `date` the local date that it counts for.
 */
export type Facts = {
  'task.completed': {
    task_id: string
    accountability_type: Task['accountability_type']
    date: string
    at: Date
    award: Award
  }
  'task.uncompleted': { task_id: string; at: Date; award: Award | null }
  'habit.checked': HabitDate
  'habit.unchecked': HabitDate
  /** `isReached`: by its measure, and not only because the person says so. */
  'goal.achieved': { goal_id: string; isReached: boolean; award: Award }
  'goal.dropped': { goal_id: string; award: Award | null }
  'goal.reopened': { goal_id: string; award: Award | null }
  /** The timer of a task was started, was stopped, or set to zero. `at` is when the person acted. */
  'timer.started': { task_id: string; at: Date }
  'timer.stopped': { task_id: string; startedAt: Date }
  'timer.reset': { task_id: string }
  /** A plan was accepted; what it proposed is made. */
  'plan.accepted': { plan_id: string; source: PlanSource }
  /** An achievement was unlocked: it is in their list, and what it pays is in the ledger. */
  'achievement.unlocked': { key: string; award: Award }
  /** They asked to delete their account: what lets others in or reaches them ends. */
  'account.leaving': { delete_at: Date }
  /** A device signed in that the account does not know, more than a day after it was made. What it is named is a hint. */
  'account.new_device': { browser: string; system: string }
  /** A notification is new in their inbox, or back after a snooze. */
  'notice.made': { notice_id: string; kind: NotificationKind; event: string; missed: boolean }
  /** The zone, the day's start or the week's start of the profile changed: the person of this fact has the new ones already. */
  'profile.moved': { before: DayRule }
  /** They have another handle. */
  'profile.renamed': { handle: string }
  'series.continued': SeriesContinued
  /** They and somebody else have become friends. It is said of both. */
  'friend.made': { friend_id: PersonId }
  /** A week of everyone's board is final, and they are among its first three. */
  'league.podium': { week: string; rank: number }
  /** They cheered for what somebody else has reached, and had not before. */
  'cheer.given': { item_id: string; owner_id: PersonId }
  /** A room in which they were has ended. */
  'room.kept': { room_id: string }
  /** There is a verdict on their claim. `by` is null for a model's. */
  'claim.decided': {
    claim_id: string
    title: string
    version: number
    answer: VerdictAnswer
    by: OtherUserId | null
  }
  /** They have judged somebody's claim. */
  'verdict.given': { claim_id: string }
  /** They are in a challenge: as its maker, or since they joined. */
  'challenge.joined': { challenge_id: string }
  /**
   * A challenge that they were in has ended. `contested`: three people or more were in it, and they have done something; `award` is
   * null where the prize was not paid.
   */
  'challenge.ended': {
    challenge_id: string
    score: number
    contested: boolean
    won: boolean
    award: Award | null
  }
  /** They are in a team, and were not before. */
  'team.joined': { team_id: string }
  /** They are about to be in a team no more, by themselves or removed. */
  'team.left': { team_id: string }
  /** Somebody has removed them from a team. */
  'team.removed': { team_id: string; name: string }
  /** A friend wrote to them. */
  'message.received': { friend_id: PersonId; message_id: string }
}

/** What a fact has unlocked, as an award names it. */
export type Unlocked = Award['achievements'][number]

/** A date of a habit that a check-in made done, or not done any more. Neither an import nor a new rule of the habit says so. */
type HabitDate = { habit_id: string; date: string; at: Date; award: Award | null }

/**
 * A task has begun to repeat (`from` is null), repeats no more (`to` is null), or the series goes on as another one from it on.
 */
type SeriesContinued = { task_id: string; from: string | null; to: string | null }
