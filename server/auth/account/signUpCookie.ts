import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'
import { hostCookieAttributes, hostCookieName } from '#server/auth/hostCookie.ts'
import { isSameToken } from '#server/kit/secrets/sameToken.ts'
import { PURPOSES } from '#server/kit/secrets/purposes.ts'
import type { SignUpIds } from './signUpIds.ts'

type World = Pick<Deps, 'settings' | 'vault'>

/**
 * Leaves a cookie in the browser that signs up, by which its own link is known again there. Only for a page of the site itself:
 * a form of another site could make the browser own a stranger's sign-up.
 */
export function rememberSignUp(c: Context, world: World, { id }: Pick<SignUpIds, 'id'>): void {
  if (c.req.header('sec-fetch-site') !== 'same-origin') return
  const attributes = { ...hostCookieAttributes(world), sameSite: 'Lax' } as const // mails open links from other sites
  setCookie(c, nameOf(world, id), proofOf(world, id), { ...attributes, maxAge: PURPOSES.signup_link.seconds })
}

/** Whether a request comes from the browser of this sign-up. */
export function hasSignedUp(c: Context, world: World, { id }: Pick<SignUpIds, 'id'>): boolean {
  return isSameToken(getCookie(c, nameOf(world, id)) ?? '', proofOf(world, id))
}

/** One cookie for each sign-up, since somebody may try again with another password. */
function nameOf(world: World, id: string): string {
  return hostCookieName(world, `signup-${id.slice(0, 8)}`)
}

function proofOf({ vault }: World, id: string): string {
  return vault.derive('browser of a sign-up', id)
}
