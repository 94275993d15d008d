/** Every screen's path (docs/rules/screens.md, Screens). */
export const PATHS = {
  landing: '/',
  login: '/auth/login',
  signup: '/auth/signup',
  authCallback: '/auth/callback',
  confirmSignUp: '/auth/confirm',
  resetPassword: '/auth/reset-password',
  terms: '/terms',
  privacy: '/privacy',
  tryDemo: '/try',
  share: '/share',
  dashboard: '/dashboard',
  goals: '/goals',
  goalWizard: '/goal-wizard',
  habits: '/habits',
  analytics: '/analytics',
  achievements: '/achievements',
  /** A word that begins with a colon matches any. */
  person: '/people/:handle',
  publicPage: '/u/:handle',
  rooms: '/rooms',
  room: '/rooms/:id',
  challenge: '/challenges/:id',
  team: '/teams/:id',
  joinTeam: '/join/:code',
  settings: '/settings',
  gallery: '/dev/gallery',
} as const

export type ScreenName = keyof typeof PATHS

/** Paths that need a session (docs/rules/auth.md, Sessions). */
const PROTECTED_PREFIXES = [
  PATHS.dashboard,
  PATHS.goals,
  PATHS.goalWizard,
  PATHS.habits,
  PATHS.analytics,
  PATHS.achievements,
  '/people',
  PATHS.rooms,
  '/challenges',
  '/teams',
  '/join',
  PATHS.settings,
] as const

/** Whether a path lies under a protected prefix: `/settings` and `/settings/x` do, `/settings-of-others` does not. */
export function isProtected(path: string): boolean {
  return PROTECTED_PREFIXES.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** Whether a path is one of the product's screens: no address of the API is, nor a path that nothing is shown for. */
export function isScreen(path: string): boolean {
  return NAMES.some((name) => matches(PATHS[name], path)) || isProtected(path)
}

/**
 * The screen that a path shows, by its name in {@link PATHS}; null when there is none. Any word after `/auth/` that names no
 * screen shows the sign-up form (docs/rules/auth.md, Accounts). A slash at the end changes nothing.
 */
export function screenOf(path: string): ScreenName | null {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const found = NAMES.find((name) => matches(PATHS[name], plain))
  return found ?? (/^\/auth\/[^/]+$/.test(plain) ? 'signup' : null)
}

const NAMES = Object.keys(PATHS) as ScreenName[]

function matches(pattern: string, path: string): boolean {
  if (!pattern.includes(':')) return pattern === path
  const [words, given] = [pattern.split('/'), path.split('/')]
  return (
    words.length === given.length &&
    words.every((word, at) => (word.startsWith(':') ? given[at] !== '' : word === given[at]))
  )
}

/** The page of a person. */
export function personPath(handle: string): string {
  return PATHS.person.replace(':handle', encodeURIComponent(handle))
}

/** The screen of a room. */
export function roomPath(id: string): string {
  return PATHS.room.replace(':id', encodeURIComponent(id))
}

/** The id in the address of a room; empty elsewhere. */
export function roomIn(path: string): string {
  return screenOf(path) === 'room' ? (path.split('/')[2] ?? '') : ''
}

/** The page of a challenge. */
export function challengePath(id: string): string {
  return PATHS.challenge.replace(':id', id)
}

/** The id in the address of a challenge's page; null elsewhere. */
export function challengeIdIn(path: string): string | null {
  return screenOf(path) === 'challenge' ? (path.split('/')[2] ?? '') : null
}

/** The screen of a team. */
export function teamPath(id: string): string {
  return `/teams/${id}`
}

/** Where an invite link leads. */
export function joinPath(code: string): string {
  return `/join/${encodeURIComponent(code)}`
}

/** The second word of an address: what a screen of one thing is about. Empty where there is none. */
export function wordIn(path: string): string {
  return path.split('/')[2] ?? ''
}

/** The handle in the address of a person's page, also of the public one; null elsewhere. A handle has no letter to decode. */
export function handleIn(path: string): string | null {
  const name = screenOf(path)
  return name === 'person' || name === 'publicPage' ? (path.split('/')[2] ?? '') : null
}

/** Where an address of an older version leads now: the goals were a tab of the dashboard. Null for every other. */
export function movedTo(address: string): string | null {
  const [path, query = ''] = address.split('?')
  const parts = query.split('&')
  if (path !== PATHS.dashboard || !parts.includes('tab=goals')) return null
  const others = parts.filter((part) => part !== 'tab=goals')
  return others.length === 0 ? PATHS.goals : `${PATHS.goals}?${others.join('&')}`
}

/**
 * Whether a session that begins on this path leads to the dashboard (docs/rules/auth.md, Sessions). The callback and the
 * reset screen finish their own flow first; the legal texts and the gallery are for everyone.
 */
export function leavesOnceSignedIn(path: string): boolean {
  const staysOpen: string[] = [
    PATHS.authCallback,
    PATHS.resetPassword,
    PATHS.terms,
    PATHS.privacy,
    PATHS.share,
    PATHS.gallery,
  ]
  return !isProtected(path) && !staysOpen.includes(path) && screenOf(path) !== 'publicPage'
}

/**
 * Where to go after a sign-in: the kept origin when it is a guarded screen, else the dashboard. Anything else, such as
 * `//other.host`, `/\other.host` or `javascript:`, would be an open redirect.
 *
 * @param origin path with search and hash, as the guard kept it
 */
export function safeReturnPath(origin: string | null | undefined): string {
  const isOurs = origin && /^\/[\w\-/]*(\?[^\\\s]*)?(#[^\\\s]*)?$/.test(origin)
  const path = origin?.split(/[?#]/)[0] ?? ''
  return isOurs && isProtected(path) ? origin : PATHS.dashboard
}
