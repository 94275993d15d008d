import { PATHS } from '#shared/paths.ts'
import { addDays } from '#shared/time/civil.ts'
import { clockTime } from '#shared/time/clockTime.ts'
import { dayInWords } from '#shared/time/format.ts'

type Task = { id: string; title: string; scheduled_date: string | null; scheduled_time: string | null }

type Words = { title: string; body: string; url: string }

/** What a reminder of a task says: its title and its time, nothing else. @param today the local date */
export function reminderWords(
  { id, title, scheduled_date, scheduled_time }: Task,
  { today, isTwelveHours }: { today: string; isTwelveHours: boolean },
): Words {
  const time = scheduled_time && clockTime(scheduled_time, isTwelveHours)
  const date = scheduled_date === null ? '' : `&view=day&date=${scheduled_date}`
  return {
    title,
    body: [scheduled_date && dateInWords(scheduled_date, today), time].filter(Boolean).join(', '),
    url: `${PATHS.dashboard}?task=${id}${date}`,
  }
}

function dateInWords(date: string, today: string): string {
  if (date === today) return 'Today'
  return date === addDays(today, 1) ? 'Tomorrow' : dayInWords(date)
}

/** What a reminder of a habit says: its name and the time. @param moment `YYYY-MM-DDTHH:MM` on the person's clock */
export function habitReminderWords(name: string, moment: string, isTwelveHours: boolean): Words {
  return { title: name, body: clockTime(moment.slice(11), isTwelveHours), url: PATHS.habits }
}
