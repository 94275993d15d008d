/** What takes the focus as soon as it is in the plan: a task, a month's day, or a task at the side of the days that come, near a minute of the day. */
export type FocusWish = { task: string } | { day: string } | { side: 'first' | 'last'; minute: number }

/** A wish that could not be fulfilled for so long is dropped. Milliseconds. */
const PATIENCE = 3000

let wish: { what: FocusWish; until: number } | null = null

/** Asks for the focus; `keepTaskFocus` gives it. A newer wish replaces an older one. */
export function wishFocus(what: FocusWish): void {
  wish = { what, until: performance.now() + PATIENCE }
}

/** The wish that waits, or null. */
export function currentWish(): FocusWish | null {
  if (wish && performance.now() > wish.until) wish = null
  return wish?.what ?? null
}

/** The wish is fulfilled, or no longer wanted. */
export function dropWish(): void {
  wish = null
}
