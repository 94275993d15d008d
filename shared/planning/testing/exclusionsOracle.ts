import type { AnyPlan } from '#shared/planning/plan.ts'
import { dayOfWeek, minutesOf } from '#shared/time/civil.ts'

/** What is placed where the person excluded it; the first step may leave the part of the day and named weekdays. */
export function plannedInSpiteOf(
  { items }: Pick<AnyPlan, 'items'>,
  said: {
    notOn?: readonly number[]
    between?: readonly [string, string] | null
    from?: string | null
    until?: string | null
    closed?: readonly string[]
  },
): string[] {
  return items.flatMap(({ kind, row, patch, step }) => {
    const fields = row ?? patch ?? {}
    const { scheduled_date: date, scheduled_time: time, title } = fields
    if (kind === 'create_habit') {
      const { schedule } = fields as { schedule?: { type: string; days?: number[] } }
      const isOpen =
        schedule?.type === 'weekdays' ? schedule.days?.some((day) => said.notOn?.includes(day)) : true
      return isOpen && said.notOn?.length
        ? [`the habit "${String(fields['name'])}" is meant for ${said.notOn.join()}`]
        : []
    }
    if (typeof date !== 'string' || typeof time !== 'string') return []
    const begins = minutesOf(time)
    const ends = begins + Number(fields['estimated_duration'])
    const [from, to] = (said.between ?? ['00:00', '24:00']).map((clock) =>
      clock === '24:00' ? 1440 : minutesOf(clock),
    )
    const isWrong =
      said.notOn?.includes(dayOfWeek(date)) === true ||
      said.closed?.includes(date) === true ||
      (said.from && date < said.from) ||
      (said.until && date > said.until) ||
      (step !== 'kickoff' && (begins < (from ?? 0) || ends > (to ?? 1440)))
    return isWrong ? [`"${String(title)}" on ${date} at ${time}`] : []
  })
}
