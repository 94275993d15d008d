import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#server/deps.ts'
import { hostCookieAttributes, hostCookieName } from '#server/auth/hostCookie.ts'

type World = Pick<Deps, 'settings' | 'vault'>

/**
 * Sets a cookie in the browser that begins to link an identity; only a browser with the cookie can finish the link.
 *
 * Without it an attacker could begin a link of their own account and make another person agree at the provider. A sign-in
 * needs no cookie: its code is useless without the verifier, which stays in the browser that began.
 *
 * @param seconds how long the link may take
 */
export function setLinkCookie(c: Context, world: World, state: string, seconds: number): void {
  setCookie(c, nameOf(world, state), valueOf(world, state), { ...attributesOf(world), maxAge: seconds })
}

/** Whether this is the browser that began. Deletes the cookie. */
export function takeLinkCookie(c: Context, world: World, state: string): boolean {
  const name = nameOf(world, state)
  const isSame = getCookie(c, name) === valueOf(world, state)
  if (isSame) deleteCookie(c, name, attributesOf(world))
  return isSame
}

/** One cookie for each link that is under way, so that two tabs do not disturb each other. */
function nameOf(world: World, state: string): string {
  return hostCookieName(world, `link-${state}`)
}

/** Derived from the state with the server's secret, so nothing is stored. */
function valueOf({ vault }: World, state: string): string {
  return vault.derive('browser of a link', state)
}

/** Lax, because the browser comes back from the provider's site. */
function attributesOf(world: World) {
  return { ...hostCookieAttributes(world), sameSite: 'Lax' } as const
}
