/** An invite link that waits until somebody has signed up. */
const INVITE_KEY = 'goal-crusher.invite'
const DAY_MS = 24 * 60 * 60 * 1000

/** Keeps the path of an invite on the device: a sign-up goes on in another tab. */
export function keepInvite(path: string): void {
  localStorage.setItem(INVITE_KEY, `${Date.now()} ${path}`)
}

/** The invite that waits, for a day. All tabs may take it: which one a sign-up goes on in, nobody knows. */
export function keptInvite(): string | null {
  const [keptAt, path] = localStorage.getItem(INVITE_KEY)?.split(' ') ?? []
  return path !== undefined && Date.now() - Number(keptAt) < DAY_MS ? path : null
}

/** An invite was followed, or left aside. */
export function forgetInvite(): void {
  localStorage.removeItem(INVITE_KEY)
}
