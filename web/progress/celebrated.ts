const KEY = 'goal-crusher.celebrated-streak'

/** Whether this device has not celebrated it yet, which it now has: a streak reaches its day with the first task of it. */
export function isFirstTime(streak: string): boolean {
  if (localStorage.getItem(KEY) === streak) return false
  localStorage.setItem(KEY, streak)
  return true
}

/** Forgets what was celebrated: the person has signed out. */
export function forgetCelebrated(): void {
  localStorage.removeItem(KEY)
}
