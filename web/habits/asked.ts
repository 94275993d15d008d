import { profileQuery } from '#web/profile/data.ts'
import type { SliceContext } from '#web/kit/workspace/slice.ts'

/** What habits are judged by: today, and the first day of the person's week (0 Sunday to 6 Saturday). */
export function askedOf({ today, client }: Pick<SliceContext, 'today' | 'client'>) {
  return { today: today(), weekStart: client.getQueryData(profileQuery.queryKey)?.week_start ?? 0 }
}
