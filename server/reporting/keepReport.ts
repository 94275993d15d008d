import type { EnvelopeItem, ReportFacts } from './envelope.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'

/** Reports that are kept in all, and of one fault. */
export const MOST_KEPT = 10_000
const MOST_OF_ONE = 100

/** A report as it is stored. */
export type NewReport = ReportFacts & { report: string; person: string | null }

/**
 * Keeps a report with those of the same fault, and counts it. One that was kept before changes nothing. Where there is no room
 * for it, it is counted alone (docs/rules/reporting.md).
 *
 * @returns its id, 32 hexadecimal digits
 */
export async function keepReport(db: Db, report: NewReport, now: Date): Promise<string> {
  const id = report.eventId ?? crypto.randomUUID().replaceAll('-', '')
  await db.transaction(async (tx) => {
    const [{ kept } = { kept: 0 }] = await tx.query<{ kept: number }>(LOCK_COUNT)
    const [known] = await tx.query(FIND, [id])
    if (known) return
    const [group] = await tx.query<{ kept: number }>(FIND_GROUP, [report.fingerprint])
    if (!group && kept >= MOST_KEPT) return count(tx, report.kind, 'full', 1, now)
    const { fingerprint, kind, title } = report
    await tx.query(COUNT_IN_GROUP, [fingerprint, kind, title, now])
    const isCrowded = kind === 'event' && (group?.kept ?? 0) >= MOST_OF_ONE
    if (kept >= MOST_KEPT || isCrowded) return
    const { release, environment, person } = report
    await tx.query(KEEP, [id, fingerprint, now, release, environment, person, report.report])
    await tx.query('update error_report_count set kept = kept + 1')
  })
  return id
}

const LOCK_COUNT = 'select kept from error_report_count for update'
const FIND = 'select from error_reports where id = $1'
const FIND_GROUP = `
  select (select count(*)::int from error_reports r where r.fingerprint = g.fingerprint) as kept
  from error_groups g where g.fingerprint = $1`
const COUNT_IN_GROUP = `
  insert into error_groups as known (fingerprint, kind, title, reports, first_seen_at, last_seen_at)
  values ($1, $2, $3, 1, $4, $4)
  on conflict (fingerprint) do update set reports = known.reports + 1, title = excluded.title, last_seen_at = excluded.last_seen_at`
const KEEP = `
  insert into error_reports (id, fingerprint, received_at, release, environment, person, report)
  values ($1, $2, $3, $4, $5, $6, $7)`

/** Kinds of items that clients send beside events and feedback. Others are counted as one, so that nobody makes up rows. */
const KINDS = [
  'transaction',
  'span',
  'session',
  'sessions',
  'client_report',
  'log',
  'trace_metric',
  'profile',
  'replay_event',
  'replay_recording',
  'check_in',
  'attachment',
  'event',
  'feedback',
]

/** Counts what is not kept, by day. @param items their kinds */
export async function countDropped(
  db: Db,
  items: readonly Pick<EnvelopeItem, 'type'>[],
  unreadable: Record<string, number>,
  now: Date,
): Promise<void> {
  const kinds = new Map<string, number>()
  for (const { type } of items) kinds.set(kindOf(type), (kinds.get(kindOf(type)) ?? 0) + 1)
  for (const [kind, times] of kinds) await count(db, kind, 'kind', times, now)
  for (const [type, times] of Object.entries(unreadable))
    await count(db, kindOf(type), 'unreadable', times, now)
}

const kindOf = (type: string) => (KINDS.includes(type) ? type : 'other')

async function count(db: Db | Tx, kind: string, reason: string, times: number, now: Date): Promise<void> {
  await db.query(COUNT_DROPPED, [now.toISOString().slice(0, 10), kind, reason, times])
}

const COUNT_DROPPED = `
  insert into dropped_reports as known (day, kind, reason, dropped) values ($1, $2, $3, $4)
  on conflict (day, kind, reason) do update set dropped = known.dropped + excluded.dropped`
