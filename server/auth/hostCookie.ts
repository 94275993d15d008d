import type { Settings } from '#server/settings.ts'

type World = { settings: Pick<Settings, 'SITE_URL'> }

/** The name of a cookie that belongs to this host alone. Without TLS, on a developer's machine, some browsers refuse the prefix. */
export function hostCookieName(world: World, name: string): string {
  return `${isHttps(world) ? '__Host-' : ''}${name}`
}

/** What such a cookie needs, and that no script reads it. */
export function hostCookieAttributes(world: World) {
  return { path: '/', httpOnly: true, secure: isHttps(world) } as const
}

function isHttps({ settings }: World): boolean {
  return settings.SITE_URL.startsWith('https:')
}
