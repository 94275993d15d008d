import type { SecurityEventKind, SignedInDevice } from '#shared/auth/devices.ts'

/** The text of a security event. */
export function eventInWords(kind: SecurityEventKind): string {
  return EVENTS[kind]
}

/** `Firefox on Linux`, as far as it is known. */
export function deviceInWords({ browser, system }: Pick<SignedInDevice, 'browser' | 'system'>): string {
  const [knowsBrowser, knowsSystem] = [browser !== UNKNOWN, system !== UNKNOWN]
  if (knowsBrowser && knowsSystem) return `${browser} on ${system}`
  if (knowsBrowser) return browser
  return knowsSystem ? `A browser on ${system}` : 'An unknown device'
}

const UNKNOWN = 'Unknown'
const EVENTS: Record<SecurityEventKind, string> = {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  session_ended: 'A device was signed out',
  token_reused: 'A stolen or doubled session was ended',
  password_changed: 'The password was changed',
  email_change_asked: 'A change of the email address was asked for',
  email_changed: 'The email address was changed',
  recovery_asked: 'A password reset was asked for',
  identity_linked: 'A way to sign in was linked',
  identity_unlinked: 'A way to sign in was unlinked',
  deletion_asked: 'The deletion of the account was asked for',
  deletion_undone: 'The account was kept after all',
  exported: 'Everything was downloaded',
  imported: 'A file was imported',
}

/** What an erased account leaves with other people. */
export const STAYS_WITH_OTHERS =
  'With others stays what you confirmed for them and how your challenges ended, under the name “Former member”. Your teams go on with another owner.'
