import type { Follows } from '#server/deps.ts'
import { newId } from '#server/kit/db/newId.ts'
import { PATHS } from '#shared/paths.ts'
import { createNotice } from './createNotice.ts'

/** Tells a person of a sign-in from a device that their account does not know. */
export const tellNewSignIn: NonNullable<Follows['account.new_device']> = async (inside, person, device) => {
  const { browser, system } = device
  await createNotice(inside, person, {
    kind: 'system',
    event: 'new_sign_in',
    key: `new_sign_in:${newId()}`,
    title: 'New sign-in',
    body: `${named(browser, 'An unknown program')} on ${named(system, 'an unknown system')} signed in to your account. If this was not you, change your password and sign out all devices.`,
    url: PATHS.settings,
    actions: [],
  })
}

const named = (name: string, unknown: string) => (name === 'Unknown' ? unknown : name)
