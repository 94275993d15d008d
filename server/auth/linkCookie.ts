import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '#server/http/context.ts'

type World = Pick<Deps, 'settings' | 'vault'>

/**
 * Leaves a mark in the browser that begins to link a way in, without which nobody can finish it.
 *
 * Otherwise somebody could begin with their own account and lure another person into saying yes at the provider. A
 * sign-in needs no mark: its code is of no use without the verifier, which stays in the browser that began.
 *
 * @param seconds how long the link may take
 */
export function markBrowser(c: Context, world: World, state: string, seconds: number): void {
  setCookie(c, nameOf(world, state), valueOf(world, state), { ...attributesOf(world), maxAge: seconds })
}

/** Whether this is the browser that began. The mark is gone afterwards. */
export function takeMark(c: Context, world: World, state: string): boolean {
  const name = nameOf(world, state)
  const isMarked = getCookie(c, name) === valueOf(world, state)
  if (isMarked) deleteCookie(c, name, attributesOf(world))
  return isMarked
}

/** One for each link on its way, so that two tabs do not disturb each other. */
function nameOf(world: World, state: string): string {
  return `${isEncrypted(world) ? '__Host-' : ''}link-${state}`
}

/** Nothing that needs remembering: only the holder of the secret can tell it from the state. */
function valueOf({ vault }: World, state: string): string {
  return vault.derive('browser of a link', state)
}

/** Lax, because the browser comes back from the provider's site. */
function attributesOf(world: World) {
  return { path: '/', httpOnly: true, sameSite: 'Lax', secure: isEncrypted(world) } as const
}

/** Without encryption, which is a developer's own machine, some browsers keep no cookie with the prefix. */
function isEncrypted({ settings }: World): boolean {
  return settings.SITE_URL.startsWith('https:')
}
