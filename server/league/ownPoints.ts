import type { OwnPoints } from '#shared/league/leaderboard.ts'
import { type LeagueEntry, pointsOfWeek } from '#shared/league/points.ts'
import type { Deps } from '#server/deps.ts'
import { instantSql } from '#server/kit/db/instantSql.ts'
import type { Person } from '#server/kit/http/person.ts'
import { askedWeek } from './leaderboard.ts'

/**
 * What the points of a person's week are made of: their ledger, by the rule that everybody can read.
 *
 * @param date any of the week; this week without it
 * @throws AppError `invalid` on `week` for one to come
 */
export async function readOwnPoints(
  { db, now }: Deps,
  person: Person,
  date: string | undefined,
): Promise<OwnPoints> {
  const week = askedWeek(person, date, now())
  const entries = await db.read<LeagueEntry>(ENTRIES, [person.id, week.from, week.to])
  return { week: week.from, ...pointsOfWeek(entries, week) }
}

const ENTRIES = `
  select l.source_kind, l.source_id, l.occurrence_date, l.amount, l.eligible, ${instantSql('l.created_at')} as created_at
  from xp_ledger l where l.user_id = $1 and l.occurrence_date between $2 and $3 order by l.id`
