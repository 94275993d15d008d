import { slotsWith } from '#shared/tasks/schedule.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

/** The times that a form offers: none, every half hour, and the task's own odd one. */
export function timeOptions(own: string | null) {
  return [
    { value: '', label: 'Any time' },
    ...slotsWith(own).map((slot) => ({ value: slot, label: shownTime(slot) })),
  ]
}
