const MINUTE = 60
const DAY = 24 * 3600

/** What secrets prove, for how many seconds, and how often each may be tried (docs/rules/auth.md, Accounts). */
export const PURPOSES = {
  signup_link: { seconds: DAY, tries: 1 },
  recovery_link: { seconds: DAY, tries: 1 },
  email_change_current_link: { seconds: DAY, tries: 1 },
  email_change_new_link: { seconds: DAY, tries: 1 },
  /** Six digits in a mail, typed into an open session. */
  reauthentication_code: { seconds: 10 * MINUTE, tries: 5 },
  /** Comes back from a provider with the browser that was sent there. */
  provider_state: { seconds: 10 * MINUTE, tries: 1 },
  /** What a link or a provider leads back with, exchanged for a session by the browser that began. */
  session_code: { seconds: 5 * MINUTE, tries: 5 },
} as const

export type Purpose = keyof typeof PURPOSES

/**
 * How often a link may be followed that only leads back to the browser which asked for it: mail scanners and double clicks
 * follow it too.
 */
export const TRIES_OF_A_BROWSERS_LINK = 1000
