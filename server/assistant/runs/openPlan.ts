import type { Plan, PlanItem } from '#shared/planning/plan.ts'
import { daysBetween } from '#shared/time/civil.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { OpenPlan } from '../builtInPlanner/conversation.ts'

type Row = Pick<Plan, 'id' | 'asked' | 'items' | 'phases' | 'infeasible'> & { is_open: boolean; to: string }

/** The newest plan of a thread where it is an open proposal that was made from a goal; null otherwise. @param threadId on the wire */
export async function readOpenPlan(
  db: Db,
  userId: UserId,
  threadId: string,
  now: Date,
): Promise<OpenPlan | null> {
  const [plan] = await db.read<Row>(NEWEST, [userId, threadId, now])
  if (!plan?.is_open || plan.asked === null) return null
  const { text, answers = {} } = plan.asked
  return { id: plan.id, text, answers, planned: plannedSoFar(plan.items), shown: shownOf(plan) }
}

const NEWEST = `
  select id, status = 'proposed' and expires_at > $3 as is_open, asked, items, phases, infeasible,
    to_date as "to"
  from plans where user_id = $1 and thread_id = $2 order by created_at desc, id desc limit 1`

/** What its sessions are like: that in the middle of their lengths and times, and how many there are a week. */
export function plannedSoFar(items: readonly Pick<PlanItem, 'step' | 'row'>[]): OpenPlan['planned'] {
  const rows = items.flatMap(({ step, row }) => {
    const isSession = row !== null && (step !== 'kickoff' || row['recurrence'] != null)
    return isSession ? [row] : []
  })
  const minutes = rows.map((row) => row['estimated_duration']).filter((value) => typeof value === 'number')
  const times = rows.map((row) => row['scheduled_time']).filter((value) => typeof value === 'string')
  const dates = rows.map((row) => row['scheduled_date']).filter((value) => typeof value === 'string')
  const sorted = dates.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  const weeks = first && last ? (daysBetween(first, last) + 1) / 7 : 0
  const middle = <Value>(values: readonly Value[]) => values[Math.floor(values.length / 2)] ?? null
  return {
    minutes: middle(minutes.toSorted((one, other) => one - other)),
    perWeek: weeks < 1 ? null : Math.min(7, Math.max(1, Math.round(rows.length / weeks))),
    at: middle(times.toSorted())?.slice(0, 5) ?? null,
  }
}

/** A session a day is the most: these tell its weekdays. */
const MOST_SHOWN = 7

/** What its card shows. */
function shownOf({ items, phases, infeasible, to }: Row): OpenPlan['shown'] {
  const isHabit = items.some(({ kind }) => kind === 'create_habit')
  const placed = isHabit ? [] : items.filter(({ step, row }) => row !== null && step !== 'kickoff')
  // Of a long plan only the first weeks are placed; its phases know all of it.
  const sessions = sumOf(phases.map((phase) => phase.sessions))
  return {
    phases,
    sessions: sessions || placed.length,
    minutes: sumOf(sessions ? phases.map(({ minutes }) => minutes) : placed.map(minutesOf)),
    until: phases.at(-1)?.to ?? to,
    firstStep: shownItem(items.find(({ step }) => step === 'kickoff')),
    firstSessions: placed.slice(0, MOST_SHOWN).flatMap((item) => shownItem(item) ?? []),
    unplaced: sumOf(infeasible.map(({ count }) => count)),
    isHabit,
  }
}

const minutesOf = ({ row }: PlanItem) => Number(row?.['estimated_duration'] ?? 0)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

function shownItem(item: PlanItem | undefined): OpenPlan['shown']['firstStep'] {
  const { row, note = '' } = item ?? {}
  const date = row?.['scheduled_date']
  if (!row || typeof date !== 'string') return null
  const time = row['scheduled_time']
  return {
    title: String(row['title']),
    note,
    date,
    time: typeof time === 'string' ? time.slice(0, 5) : null,
  }
}
