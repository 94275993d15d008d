import { LedgerPage } from '#shared/progress/stats.ts'
import type { Api } from '#web/kit/api.ts'

/** As many lines of the ledger as one looks at: nobody does more on a day. */
const LINES = 200

/**
 * Whether the latest award of a task or habit was the first of its date, on whichever device: that one has made the streak as
 * long as it is, and what was earned later on the same date has not.
 */
export async function madeTheDay(api: Api, source: string): Promise<boolean> {
  const { items } = await api.get(`/api/xp-ledger?limit=${LINES}`, LedgerPage)
  const latest = items.find(({ source_id, amount }) => source_id === source && amount > 0)
  const first = items.findLast(
    ({ occurrence_date, amount, source_kind }) =>
      occurrence_date === latest?.occurrence_date && amount > 0 && source_kind !== 'goal',
  )
  return first?.source_id === source
}
