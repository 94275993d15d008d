import type { ActivityItem } from '#shared/activity/activity.ts'

/** What was reached: `a streak of 7 days`, `level 4`, `the goal “Run a marathon”`. */
export function titleOf(item: ActivityItem): string {
  switch (item.kind) {
    case 'streak':
      return `a streak of ${item.data.days} days`
    case 'level':
      return `level ${item.data.level}`
    case 'goal':
      return item.data.title === null ? 'a goal' : `the goal “${item.data.title}”`
    case 'challenge':
      return `${item.data.name === null ? 'a challenge' : `the challenge “${item.data.name}”`}${item.data.won ? ' and won' : ''}`
    case 'achievement':
      return `“${item.data.title}”`
  }
}

/** How it was reached. */
export const VERBS: Record<ActivityItem['kind'], string> = {
  streak: 'kept',
  level: 'reached',
  goal: 'reached',
  achievement: 'unlocked',
  challenge: 'finished',
}

/** Who cheered for one's own item: `Ben, Cleo and 3 more cheered`; null where nobody has. */
export function cheersInWords({ cheers, cheered_by }: ActivityItem): string | null {
  const names = cheered_by.map(({ name }) => name)
  const more = cheers - names.length
  const all = more > 0 ? [...names, `${more} more`] : names
  const last = all.pop()
  if (last === undefined) return null
  return `${all.length > 0 ? `${all.join(', ')} and ${last}` : last} cheered`
}
