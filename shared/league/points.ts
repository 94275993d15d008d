import { datesOf, finalMoment, type LeagueWeek } from './week.ts'

/** At most so many points for one source on one date, and for all of a date. */
export const GROUP_POINTS = 100
export const DAY_POINTS = 300
export const WEEK_POINTS = 7 * DAY_POINTS

/** What points are made of: a row of the XP ledger. */
export type LeagueEntry = {
  source_kind: string
  source_id: string
  occurrence_date: string
  amount: number
  eligible: boolean
  /** When it was written: an instant in UTC, with milliseconds. */
  created_at: string
}

/** One source on one date: the XP of its rows, and the points that they make. Rows that do not count are a group of their own. */
type PointsGroup = {
  source_kind: string
  source_id: string
  amount: number
  eligible: boolean
  points: number
}
type PointsDay = { date: string; points: number; groups: PointsGroup[] }
export type WeekPoints = { days: PointsDay[]; total: number }

/**
 * Points of a person in a week, from the ledger alone (docs/rules/league.md, League points).
 *
 * @param entries those of other weeks, and those that were written when the week was final, make no difference
 * @returns all seven days, Monday first, with what makes their points, in the order of the entries
 */
export function pointsOfWeek(entries: readonly LeagueEntry[], week: Pick<LeagueWeek, 'from'>): WeekPoints {
  const final = finalMoment(week)
  const inTime = entries.filter(({ created_at }) => created_at < final)
  const days = datesOf(week).map((date) =>
    pointsOfDay(
      date,
      inTime.filter(({ occurrence_date }) => occurrence_date === date),
    ),
  )
  return { days, total: days.reduce((sum, { points }) => sum + points, 0) }
}

function pointsOfDay(date: string, entries: readonly LeagueEntry[]): PointsDay {
  const bySource = Map.groupBy(entries, ({ source_kind, source_id, eligible }) =>
    [source_kind, source_id, eligible].join(' '),
  )
  const groups = [...bySource.values()].flatMap(([first, ...rest]): PointsGroup[] => {
    if (!first) return []
    const { source_kind, source_id, eligible } = first
    const amount = rest.reduce((sum, entry) => sum + entry.amount, first.amount)
    return [{ source_kind, source_id, amount, eligible, points: eligible ? groupPoints(amount) : 0 }]
  })
  const sum = groups.reduce((points, group) => points + group.points, 0)
  return { date, points: Math.min(DAY_POINTS, sum), groups }
}

/** The points of a source on a date. @param amount the sum of its rows that count */
function groupPoints(amount: number): number {
  return Math.min(GROUP_POINTS, Math.max(0, amount))
}
