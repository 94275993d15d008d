import { instantSql } from '#server/kit/db/instantSql.ts'
import { SHOWN_MESSAGE } from '#server/messages/messageRows.ts'
import { SHOWN as SHOWN_NOTIFICATION } from '#server/notifications/rows.ts'
import { shown } from '#server/tasks/rows.ts'
import { ROLE } from '#server/teams/teamPolicy.ts'

/**
 * How a table of people's rows leaves in an export. It is one line in {@link EXPORTED}:
 *
 * - `rows`: each row with all its columns under the names of the wire, instants as ISO 8601, without those of `without`;
 *   `more` is SQL for further values of a row `t`, `query` a statement of one's own with the columns of the file.
 * - `leftOut`: why it is not in there.
 */
export type ExportedTable =
  | { without?: readonly string[]; more?: string; query?: string }
  | { leftOut: string }

/**
 * All tables that have a column `user_id`, by name. A test compares them with the database's (docs/rules/exports.md).
 *
 * `settings` and the profile are one object each, written by `archiveFiles.ts`.
 */
export const EXPORTED: Readonly<Record<string, ExportedTable>> = {
  achievement_marks: {
    leftOut: 'what has counted so far; it is in the tasks, goals and plans that it names',
  },
  achievement_unlocks: {},
  activity: {},
  assistant_requests: {},
  assistant_usage: {},
  availability: {},
  blocks: {
    query: `
      select b.other_id as user_id, ${instantSql('b.since')} as since
      from blocks b where b.user_id = $1 and b.blocked_by = $1 order by b.other_id`,
  },
  challenge_members: { leftOut: 'what somebody is in is in my_challenges' },
  challenge_results: { leftOut: 'one’s own line is in my_challenges' },
  cheers: {},
  cheers_given: {},
  claims: { without: ['judges'] },
  claims_to_judge: {
    query: `
      select t.claim_id, t.owner_id, t.type, t.state, ${instantSql('t.opened_at')} as opened_at,
        ${instantSql('t.judged_at')} as judged_at
      from claims_to_judge t where t.user_id = $1 order by t.claim_id`,
  },
  conversations: {
    query: `
      select c.friend_id, c.unread, c.last_id, ${instantSql('c.last_at')} as last_at
      from conversations c where c.user_id = $1 order by c.friend_id`,
  },
  digests: {},
  dismissed_people: {
    query: 'select t.other_id from dismissed_people t where t.user_id = $1 order by t.other_id',
  },
  domains: {},
  files: { without: ['key'] },
  first_answers: { leftOut: 'answers of one day, kept for requests that are sent again' },
  focus_sessions: { without: ['closed_at', 'began_on'] },
  friend_requests: {
    query: `
      select r.id, case when r.sent_by = r.user_id then 'outgoing' else 'incoming' end as direction, r.sent_to as "to",
        r.note, ${instantSql('r.created_at')} as created_at, ${instantSql('r.expires_at')} as expires_at
      from friend_requests r where r.user_id = $1 and (r.sent_by = $1 or r.state <> 'ended') order by r.id`,
  },
  friendships: {},
  goal_checkins: {},
  goals: {},
  habit_additions: { leftOut: 'numbers by which a repeated "+1" is known; its effect is in habit_checkins' },
  habit_checkins: {},
  habit_settled: { leftOut: 'a cache of what follows from habits and habit_checkins' },
  habits: { without: ['past_revision'] },
  handles: { leftOut: 'the handle is in the profile' },
  identities: {},
  if_thens: {},
  imports: { leftOut: 'copies of files that the person has; what came of them is in the other tables' },
  league_board: { leftOut: 'the points of league_points, where others see them' },
  league_points: {},
  messages: {
    query: `
      select ${SHOWN_MESSAGE} from messages m where m.user_id = $1
      union
      select ${SHOWN_MESSAGE} from messages m where m.conversation_id in (
        select c.conversation_id from conversations c
        join friendships f on f.user_id = c.user_id and f.friend_id = c.friend_id where c.user_id = $1)
      order by created_at, id`,
  },
  milestones: { more: 't.done_at is not null as done' },
  my_rooms: { without: ['sent_by'] },
  notifications: {
    query: `
      select ${SHOWN_NOTIFICATION}, n.key, n.local_date, n.award, n.acted_action, ${instantSql('n.acted_at')} as acted_at
      from notifications n where n.user_id = $1 and n.deleted_at is null order by n.id`,
  },
  my_challenges: {
    query: `
      with mine as (select challenge_id, state, won from my_challenges where user_id = $1)
      select c.id, c.name, c.kind, c.metric, c.starts_on, c.ends_on, c.target, m.state, m.won, r.rank, r.score
      from mine m join challenges c on c.id = m.challenge_id
      left join challenge_results r on r.challenge_id = c.id and r.user_id = $1 order by c.id`,
  },
  my_teams: {
    query: `
      with mine as (select team_id, is_default from my_teams where user_id = $1)
      select n.team_id, t.name, t.category, ${ROLE} as role, ${instantSql('m.joined_at')} as joined_at, n.is_default
      from mine n join teams t on t.id = n.team_id join team_members m on m.team_id = t.id and m.user_id = $1
      order by n.team_id`,
  },
  nudges: {},
  outbox: { leftOut: 'names of rows that changed in the last 24 hours' },
  partners: {},
  plans: {},
  presence: { leftOut: 'whether a window is open at the moment' },
  push_subscriptions: { leftOut: 'addresses and keys by which a browser takes pushes; it gives new ones' },
  receipts: {},
  recent_sends: { leftOut: 'moments by which a pace is kept' },
  recurrences: {},
  refresh_tokens: { leftOut: 'hashes of tokens' },
  reminder_firings: {},
  reminders: { without: ['next_at', 'next_task_id', 'next_moment'] },
  reports: { without: ['snapshot', 'reported_id', 'closed_at'] },
  rituals: {},
  room_seats: { leftOut: 'what others see of the rooms in my_rooms' },
  routines: {},
  run_calls: {},
  run_steps: {},
  runs: { without: ['holder', 'lease_until', 'words'] },
  secrets: { leftOut: 'hashes of links and codes' },
  security_events: {},
  sessions: {},
  settings: { leftOut: 'one object, data/settings.json' },
  streak_days: {},
  streak_days_off: {},
  suggestions: {},
  team_members: { leftOut: 'what somebody is in a team is in my_teams' },
  team_stays: {},
  tasks: {
    query: `
      select shown.*, t.occurrence_date, t.edited_fields, t.completions, t.lost_goal_id, t.lost_domain_id
      from tasks t ${shown('$1')} where t.user_id = $1 order by t.id`,
  },
  thread_messages: { without: ['search'] },
  threads: { without: ['search'] },
  transfer_shares: {},
  waiting_pushes: { leftOut: 'which notifications wait for the end of quiet hours to be pushed' },
  xp_ledger: { more: `${instantSql('coalesce(t.done_at, t.created_at)')} as done_at`, without: ['done_at'] },
}
