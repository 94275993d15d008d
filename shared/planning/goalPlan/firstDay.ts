import type { Understood } from '#shared/planning/understood.ts'

/** The date from which a goal is worked on: its start where that is still to come, else today. */
export function firstDayOf({ starts_on }: Pick<Understood, 'starts_on'>, today: string): string {
  return starts_on !== null && starts_on > today ? starts_on : today
}
