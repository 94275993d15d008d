import type { Db } from '#server/kit/db/database.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import { StartError } from '#server/startError.ts'

/** An open report as the operator sees it. Addresses are those of accounts that are still there. */
export type OpenReport = {
  id: string
  created_at: string
  kind: string
  target_id: string
  reason: string
  note: string
  /** What it said when it was reported. */
  snapshot: string
  reported_id: string
  reported_email: string | null
  reporter_id: string
  reporter_email: string | null
}

/** The reports that nobody has closed, oldest first. */
export function listReports(db: Db): Promise<OpenReport[]> {
  return db.query<OpenReport>(OPEN)
}

const OPEN = `
  /* across people: what the operator has to look at */
  select r.id, ${instantSql('r.created_at')} as created_at, r.kind, r.target_id, r.reason, r.note, r.snapshot,
    r.reported_id, reported.email as reported_email, r.user_id as reporter_id, reporter.email as reporter_email
  from reports r
  left join auth_users reported on reported.id = r.reported_id
  left join auth_users reporter on reporter.id = r.user_id
  where r.closed_at is null order by r.created_at, r.id`

/** Closes a report. @throws StartError for one that is not open */
export async function closeReport(db: Db, id: string, now: Date): Promise<void> {
  const closed = await db.query(CLOSE, [id, now])
  if (closed.length === 0) throw new StartError(`There is no open report ${id}.`)
}

const CLOSE = `
  /* across people: the operator knows a report by its id */
  update reports set closed_at = $2 where id::text = $1 and closed_at is null returning id`

/** A report in lines for a terminal: what others wrote is quoted, without control characters. */
export function inLines(report: OpenReport): string {
  const { id, created_at, kind, reason, note, snapshot } = report
  return [
    `${id}  ${created_at}  ${kind}  ${reason}`,
    `  of ${report.reported_email ?? `${report.reported_id} (no account any more)`}: ${JSON.stringify(snapshot)}`,
    `  by ${report.reporter_email ?? `${report.reporter_id} (no account any more)`}${note && `: ${JSON.stringify(note)}`}`,
  ].join('\n')
}
