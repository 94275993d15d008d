import type { Device } from '#server/auth/sessions/device.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import { limitPerson } from '#server/kit/http/limitPerson.ts'
import type { SignedInPerson } from '#server/kit/http/person.ts'
import { streamExport } from './streamExport.ts'

/** The person's archive, and a name for its file. @throws AppError `rate_limited` after ten in an hour; `unavailable` */
export async function beginExport(
  deps: Deps,
  person: SignedInPerson,
  device: Device,
): Promise<{ archive: ReadableStream; name: string }> {
  await limitPerson(deps, person, 'exports')
  const now = deps.now()
  await change(deps, person, (tx) => recordSecurityEvent(tx, person.id, 'exported', device, now))
  const archive = await streamExport(deps, person)
  return { archive, name: `goal-crusher-${now.toISOString().slice(0, 10)}.zip` }
}
