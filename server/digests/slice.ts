import type { Inside } from '#server/deps.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { readSettings } from '#server/settings/settings.ts'
import { DUE_DIGESTS } from './dueDigests.ts'
import { setNextDigest } from './setDigest.ts'

/** Digests by mail: the plan, what is due and what was kept (docs/rules/digests.md). */
export const digests: Slice = {
  tag: 'Digests',
  routes: [],
  due: DUE_DIGESTS,
  follows: { 'profile.moved': (inside, person) => planDigest(inside, person) },
  followsRows: [
    {
      tables: ['settings'],
      async run(inside, userId) {
        const person = await personOf(inside.db, userId as UserId)
        if (person) await planDigest(inside, person)
      },
    },
  ],
}

/** The next digest by the settings and the zone as they are now. */
async function planDigest(inside: Inside, person: Person): Promise<void> {
  await setNextDigest(inside.db, person, await readSettings(inside.db, person.id), inside.now())
}
