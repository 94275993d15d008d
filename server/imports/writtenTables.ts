import { EXPORTED_ROWS, type ImportedTable } from '#shared/imports/exportedRows.ts'
import { MOST_REMINDERS } from '#shared/reminders/limits.ts'

/**
 * SQL: what statements about rows of a file know, beside the person `$1` and the rows `$2`: whether the account is fresh, which
 * domains of the file another one replaces (by id), the import, and the moment.
 */
export const ABOUT = `(select $3::bool as fresh, $4::jsonb as stands, $5::uuid as import_id, $6::timestamptz as now) a`

/** The values of {@link ABOUT}. */
export type About = { fresh: boolean; stands: Record<string, string>; importId: string; now: Date }
export function valuesOf({ fresh, stands, importId, now }: About): unknown[] {
  return [fresh, JSON.stringify(stands), importId, now]
}

/** How rows of a file become rows of a table. In SQL `r` is a row of the file and `t` one of the person's. */
export type WrittenTable = {
  /** What tells rows apart, of either. */
  key: (row: 'r' | 't') => string
  /** Which row is the same as `r`. */
  isSame: string
  /** Values of columns that are not just those of the file; `a` has what {@link ABOUT} says. */
  values?: Readonly<Record<string, string>>
  /** Which rows of the file are written: those whose owner is there. */
  where?: string
  /** One more column of `r`, SQL over the rows `e` of a line, for `where`. */
  place?: string
  /** Columns that no export has. */
  more?: readonly string[]
  /** Whether it keeps deleted rows for a while, and whether it numbers the edits of a row. */
  hasTrash?: true
  hasVersion?: true
  /** Only an account that has nothing yet takes them. */
  onlyFresh?: true
}

const byId = { key: (row: 'r' | 't') => `${row}.id::text`, isSame: 't.id = r.id' } as const
const entity = { ...byId, hasTrash: true, hasVersion: true } as const

/** A link to a goal, while that is there. */
const goalLink = (id: string) =>
  `(select g.id from goals g where g.user_id = $1 and g.id = ${id} and g.deleted_at is null)`
/** A link to a domain, or to the one that takes its place. */
const domainLink = (id: string) => `(
  select d.id from domains d where d.user_id = $1 and d.deleted_at is null
    and d.id = coalesce((a.stands ->> (${id})::text)::uuid, ${id}))`
const links = { goal_id: goalLink('r.goal_id'), domain_id: domainLink('r.domain_id') }
const has = (table: string, column: string) =>
  `exists (select from ${table} o where o.user_id = $1 and o.id = r.${column})`
const ofSeries = (column: string) => `case when ${has('recurrences', 'recurrence_id')} then r.${column} end`

/** Each account has five domains from its beginning, so those of the file are these, by their names. */
const IS_SAME_DOMAIN =
  't.id = r.id or (not a.fresh and t.is_default and r.is_default and lower(t.name) = lower(r.name))'

/** By name, in the order in which they are written: what rows refer to comes before them. */
export const WRITTEN: Readonly<Record<Exclude<ImportedTable, 'settings' | 'profile'>, WrittenTable>> = {
  domains: {
    ...entity,
    isSame: IS_SAME_DOMAIN,
    where: `not exists (select from domains t where t.user_id = $1 and (${IS_SAME_DOMAIN}))`,
    values: {
      categories: `array(
        select c from unnest(r.categories) c where not exists (
          select from domains o where o.user_id = $1 and o.deleted_at is null and c = any (o.categories)))`,
    },
  },
  goals: {
    ...entity,
    values: { domain_id: links.domain_id, published_at: 'case when r.published then a.now end' },
    more: ['published_at'],
  },
  milestones: { ...byId, hasVersion: true, where: has('goals', 'goal_id') },
  goal_checkins: { ...byId, hasVersion: true, where: has('goals', 'goal_id') },
  habits: { ...entity, values: links },
  // Elsewhere than in a fresh account they earn nothing, now or when they are edited.
  habit_checkins: {
    ...byId,
    where: has('habits', 'habit_id'),
    values: { imported: 'r.imported or not a.fresh' },
  },
  routines: entity,
  recurrences: {
    ...byId,
    values: {
      template: `r.template || jsonb_build_object('goal_id', ${goalLink("(r.template ->> 'goal_id')::uuid")},
        'domain_id', ${domainLink("(r.template ->> 'domain_id')::uuid")}, 'witness_id', null)`,
    },
  },
  tasks: {
    ...entity,
    values: {
      ...links,
      witness_id: 'null::uuid',
      recurrence_id: ofSeries('recurrence_id'),
      occurrence_date: ofSeries('occurrence_date'),
    },
  },
  focus_sessions: { ...byId, where: has('tasks', 'task_id') },
  reminders: {
    ...byId,
    hasVersion: true,
    // The place among those of its target that are new. One for which there is no room is left out.
    place: `count(*) filter (where not exists (select from reminders t where t.user_id = $1 and t.id = e.id))
      over (partition by e.task_id, e.series_id order by e.created_at, e.id)`,
    where: `(${has('tasks', 'task_id')} or ${has('recurrences', 'series_id')})
      and r.place + (select count(*) from reminders t where t.user_id = $1 and t.task_id = r.task_id)
        + (select count(*) from reminders t where t.user_id = $1 and t.series_id = r.series_id) <= ${MOST_REMINDERS}`,
  },
  transfer_shares: {
    key: (row) => `${row}.recurrence_id::text`,
    isSame: 't.recurrence_id = r.recurrence_id',
    where: has('goals', 'goal_id'),
  },
  if_thens: entity,
  suggestions: { ...byId, hasVersion: true },
  rituals: entity,
  availability: { key: () => `''`, isSame: 'true', hasVersion: true },
  plans: { ...byId, hasVersion: true },
  receipts: byId,
  threads: { ...byId, more: ['search'] },
  thread_messages: { ...byId, more: ['search'], where: has('threads', 'thread_id') },
  streak_days_off: {
    key: (row) => `(${row}.local_date - '1970-01-01'::date)::text || ' ' || ${row}.reason`, // a date as text depends on settings
    isSame: 't.local_date = r.local_date and t.reason = r.reason',
    onlyFresh: true,
  },
  // Notifications of another account are its history; an account in use has its own.
  notifications: { ...byId, onlyFresh: true },
  achievement_unlocks: { key: (row) => `${row}.key`, isSame: 't.key = r.key', onlyFresh: true },
  xp_ledger: { ...byId, onlyFresh: true, values: { import_id: 'a.import_id' }, more: ['import_id'] },
}
export type WrittenName = keyof typeof WRITTEN

/** Columns of `plans` and the like that number edits, and say when the last one was. */
const WITHOUT_UPDATED_AT: readonly string[] = ['plans']

/** The columns of a table that an import writes, with their values. */
export function columnsOf(table: WrittenName): { name: string; value: string }[] {
  const { values = {}, more = [], hasVersion } = WRITTEN[table]
  const named = [...Object.keys(EXPORTED_ROWS[table].shape), ...more]
  const columns = named.map((name) => ({ name, value: values[name] ?? `r."${name}"` }))
  if (hasVersion) columns.push({ name: 'version', value: '1' })
  if (hasVersion && !WITHOUT_UPDATED_AT.includes(table)) columns.push({ name: 'updated_at', value: 'a.now' })
  return columns
}
