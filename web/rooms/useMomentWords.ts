import { dayInShort } from '#shared/time/format.ts'
import { localTime } from '#shared/time/localDate.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'
import { useProfile } from '#web/profile/data.ts'
import { useDateOf, useToday } from '#web/profile/today.ts'

/** Says when something begins, by the person's own zone: `Today, 14:05` or `Thu 26 Nov, 14:05`. */
export function useMomentWords(): (instant: string) => string {
  const today = useToday()
  const dateOf = useDateOf()
  const { timezone } = useProfile()
  return (instant) => {
    const date = dateOf(instant)
    return `${date === today ? 'Today' : dayInShort(date)}, ${shownTime(localTime(new Date(instant), timezone))}`
  }
}
