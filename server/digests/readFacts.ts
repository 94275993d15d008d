import { datesOfDigest } from '#shared/digests/digestTime.ts'
import type { DigestFacts } from '#shared/digests/words.ts'
import type { Settings } from '#shared/settings/settings.ts'
import { addDays } from '#shared/time/civil.ts'
import { daysBefore } from '#shared/time/durations.ts'
import type { Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { makeOccurrences } from '#server/tasks/makeOccurrences.ts'

/** More tasks or due things are counted, not named. */
const MOST_NAMED = 10

type Asked = {
  date: string
  /** When the last digest was made; null for the first one, which looks back as far as its rhythm. */
  since: Date | null
  now: Date
}

/** What a person's digest can say. Occurrences of series that it names are made on the way. */
export async function readDigestFacts(
  { db: tx }: Inside,
  person: Person,
  settings: Settings,
  { date, since, now }: Asked,
): Promise<DigestFacts> {
  const isWeekly = settings.emailFrequency === 'weekly'
  const plan = datesOfDigest(settings, date)
  await makeOccurrences(tx, person.id, plan, now)
  const from = since ?? daysBefore(now, isWeekly ? 7 : 1)
  const dueUntil = addDays(plan.to, 1)
  const [row] = await tx.query<Row>(FACTS, [person.id, plan.from, plan.to, dueUntil, from, MOST_NAMED])
  const { plan: tasks, planned = 0, due, tasks_done: tasksDone = 0, check_ins: checkIns = 0 } = row ?? {}
  const isTwelveHours = settings.time_format === 'h12'
  return { isWeekly, isTwelveHours, plan: tasks ?? [], planned, due: due ?? [], tasksDone, checkIns }
}

type Row = {
  plan: DigestFacts['plan'] | null
  planned: number
  due: DigestFacts['due'] | null
  tasks_done: number
  check_ins: number
}

const dateOf = (column: string) => `to_char(${column}, 'YYYY-MM-DD')`

const OPEN_IN_PLAN = `
  user_id = $1 and deleted_at is null and status <> 'completed' and scheduled_date between $2 and $3`
const FACTS = `
  select
    (select json_agg(p) from (
      select title, ${dateOf('scheduled_date')} as date, scheduled_time as time from tasks where ${OPEN_IN_PLAN}
      order by scheduled_date, scheduled_time nulls last, id limit $6) p) as plan,
    (select count(*)::int from tasks where ${OPEN_IN_PLAN}) as planned,
    (select json_agg(d) from (
      select title, ${dateOf('due')} as date from (
        select title, due_date as due from tasks
        where user_id = $1 and deleted_at is null and status <> 'completed' and due_date between $2 and $4
        union all
        select title, target_date from goals
        where user_id = $1 and deleted_at is null and status = 'active' and not archived and target_date between $2 and $4
      ) named order by due, title limit $6) d) as due,
    (select count(*)::int from tasks
      where user_id = $1 and deleted_at is null and status = 'completed' and completed_at > $5) as tasks_done,
    (select count(*)::int from habit_checkins
      where user_id = $1 and not skipped and not imported and checked_at > $5) as check_ins`
