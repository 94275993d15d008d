import type { PersonOfOthers } from '#shared/people/card.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * `online`, `active 10 min ago`, `active 3 h ago`, `active on 2 March`; empty where nothing is known or shown. The moment is no
 * more exact than five minutes, and after a day than its date.
 */
export function presenceWords({ status, lastActive }: PersonOfOthers, now: Date): string {
  if (status === 'online') return 'online'
  if (lastActive === null) return ''
  const passed = now.getTime() - Date.parse(lastActive)
  if (passed < 5 * MINUTE_MS) return 'active just now'
  if (passed < HOUR_MS) return `active ${Math.floor(passed / MINUTE_MS / 5) * 5} min ago`
  if (passed < DAY_MS) return `active ${Math.floor(passed / HOUR_MS)} h ago`
  const date = new Date(lastActive).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  })
  return `active on ${date}`
}

/** `Level 4 · 12-day streak`; empty where figures are not shown. */
export function figureWords({ level, streak }: PersonOfOthers): string {
  return [level !== null && `Level ${level}`, streak !== null && streak > 0 && `${streak}-day streak`]
    .filter(Boolean)
    .join(' · ')
}
