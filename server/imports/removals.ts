import { WRITTEN } from './writtenTables.ts'

/**
 * How rows that an import made are removed, each table after those that refer to it. `$1` is the person, `$2` what tells the rows
 * apart, `$3` when they were made, `$4` all that was made, by table, and `$5` the import. What is answered is gone.
 */
export const REMOVALS: readonly { table: string; text: string }[] = [
  removal('notifications', 'true'),
  removal('receipts', 'true'),
  // A row that was edited has another version; one that was made has that of a new row and the moment of the import.
  removal('thread_messages', ofOthers('threads', 'thread_id')),
  removal('threads', noOther('thread_messages', 'thread_id')),
  removal('plans', 't.version = 1'),
  removal('suggestions', unchanged()),
  removal('if_thens', unchanged()),
  removal('rituals', unchanged()),
  {
    table: 'availability',
    text: text(
      'availability',
      "'' = any($2::text[]) and t.version = 1 and t.updated_at = $3::timestamptz",
      't.user_id',
    ),
  },
  removal('reminders', unchanged()),
  removal('focus_sessions', ofOthers('tasks', 'task_id')),
  removal('tasks', `${unchanged()} and ${noOther('focus_sessions', 'task_id')}`),
  {
    // Occurrences of imported series that lists have asked for since.
    table: 'recurrences',
    text: text(
      'tasks',
      `t.recurrence_id = any($2::uuid[]) and t.version = 1 and t.status = 'pending' and t.completions = 0 and t.edited_fields = '{}'
       and t.created_at >= $3::timestamptz and not exists (
         select from focus_sessions o where o.user_id = $1 and o.task_id = t.id)`,
    ),
  },
  removal('recurrences', 'not exists (select from tasks o where o.user_id = $1 and o.recurrence_id = t.id)'),
  removal('routines', unchanged()),
  removal('habit_checkins', `t.checked_at <= $3::timestamptz and ${ofOthers('habits', 'habit_id')}`),
  removal(
    'habits',
    `${unchanged()} and ${noOther('habit_checkins', 'habit_id')} and not exists (
      select from habit_checkins o where o.user_id = $1 and o.habit_id = t.id and o.checked_at > $3::timestamptz)`,
  ),
  removal('milestones', `${unchanged()} and ${ofOthers('goals', 'goal_id')}`),
  removal('goal_checkins', `${unchanged()} and ${ofOthers('goals', 'goal_id')}`),
  removal(
    'goals',
    `${unchanged()} and ${noOther('milestones', 'goal_id')} and ${noOther('goal_checkins', 'goal_id')}
     and ${notLinked('tasks', 'goal_id')} and ${notLinked('habits', 'goal_id')}`,
  ),
  removal(
    'domains',
    `${unchanged()} and ${notLinked('tasks', 'domain_id')} and ${notLinked('habits', 'domain_id')} and ${notLinked('goals', 'domain_id')}`,
  ),
  {
    table: 'streak_days_off',
    text: text('streak_days_off', `${WRITTEN.streak_days_off.key('t')} = any($2::text[])`, 't.user_id'),
  },
  {
    table: 'achievement_unlocks',
    text: text(
      'achievement_unlocks',
      `t.key = any($2::text[]) and exists (
         select from xp_ledger l where l.user_id = $1 and l.source_id = t.id and l.import_id = $5::uuid)`,
      't.key',
    ),
  },
  {
    // XP stays with what it was earned by.
    table: 'xp_ledger',
    text: text(
      'xp_ledger',
      `t.import_id = $5::uuid
       and not exists (select from tasks o where o.user_id = $1 and o.id = t.source_id)
       and not exists (select from habits o where o.user_id = $1 and o.id = t.source_id)
       and not exists (select from goals o where o.user_id = $1 and o.id = t.source_id)`,
    ),
  },
]

function removal(table: string, condition: string) {
  return { table, text: text(table, `t.id = any($2::uuid[]) and (${condition})`) }
}

/** All parameters are named, so that one call fits each statement. */
function text(table: string, condition: string, id = 't.id'): string {
  return `
    with about as (select $2::text[] as keys, $3::timestamptz as made_at, $4::jsonb as made, $5::uuid as import_id)
    delete from ${table} t where t.user_id = $1 and ${condition}
    returning ${id} as id, '${table}' as of`
}

function unchanged(): string {
  return 't.version = 1 and t.updated_at = $3::timestamptz'
}

/** What an import made of a table, by id. */
function madeOf(table: string): string {
  return `(select value::uuid from jsonb_array_elements_text(coalesce($4::jsonb -> '${table}', '[]'::jsonb)))`
}

/** No row of another table belongs to `t` but those that came with it. */
function noOther(table: string, column: string): string {
  return `not exists (
    select from ${table} o where o.user_id = $1 and o.${column} = t.id and o.id not in ${madeOf(table)})`
}

/** It belongs to what was there before: what came with its owner goes with that, or stays with it. */
function ofOthers(owners: string, column: string): string {
  return `t.${column} not in ${madeOf(owners)}`
}

function notLinked(table: string, column: string): string {
  return `not exists (select from ${table} o where o.user_id = $1 and (o.${column} = t.id or o.lost_${column} = t.id))`
}
