/** How clock times look: as the device's language writes them, or with 12 or 24 hours. */
export const TIME_FORMATS = ['auto', 'h12', 'h24'] as const
export type TimeFormat = (typeof TIME_FORMATS)[number]

/** Quiet hours of somebody who has chosen none. */
export const INITIAL_QUIET_HOURS = { quiet_start: '22:00', quiet_end: '08:00' } as const

/** How often a digest is mailed. */
export const EMAIL_FREQUENCIES = ['never', 'daily', 'weekly'] as const

/** What completing a task asks for: nothing, the timer, or a proof where somebody else looks at it. */
export const COMPLETION_METHODS = ['user', 'timer', 'proof'] as const

/** Whose requests to be friends reach somebody: everybody's, those of friends of friends, or nobody's. */
export const REQUESTS_FROM = ['everyone', 'known', 'nobody'] as const
