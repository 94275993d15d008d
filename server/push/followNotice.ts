import { mayGo } from '#shared/notifications/mayGo.ts'
import { waitsForQuietEnd } from '#shared/push/waitsForQuietEnd.ts'
import { quietUntil } from '#shared/push/quietHours.ts'
import type { Inside } from '#server/deps.ts'
import type { Facts } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { readSettings } from '#server/settings/settings.ts'
import { pushToAll } from './duePush.ts'
import { waitForQuietEnd } from './waitingPushes.ts'

/**
 * Pushes a new notification, or one that comes back from a snooze: at once, or after quiet hours where its kind waits
 * (docs/rules/push.md, Push). What comes too late to be of use is in the inbox alone, and a test goes to its own browser.
 */
export async function followNotice(
  inside: Inside,
  person: Person,
  { notice_id, kind, event, missed }: Facts['notice.made'],
): Promise<void> {
  if (missed || event === TEST) return
  const settings = await readSettings(inside.db, person.id)
  const now = inside.now()
  if (!mayGo(settings, kind, 'push', now)) return
  const quietEnd = waitsForQuietEnd(kind) ? quietUntil(now, settings, person.dayRule.timezone) : null
  if (quietEnd && waitsForQuietEnd(kind)) await waitForQuietEnd(inside, person, kind, notice_id, quietEnd)
  else await pushToAll(inside, person, [notice_id])
}

/** The event of a notification that a person has asked for, to see whether it arrives. */
export const TEST = 'test'
