import { fieldsOf } from './earlyFields.ts'

/** The id of what a page shows before the app's code is there: its own text (the landing page), or what a script of it drew. */
export const EARLY_SCREEN = 'early'

/** What the app takes over from an early screen once it is drawn. */
export type HandOver = {
  /** Puts what is scrolled where it was scrolled to, and what is typed and the focus where they were: before the paint. */
  restore: () => void
  /** Repeats what was pressed. */
  press: () => void
}

declare global {
  /** Set by the script in the dashboard's page (web/earlyPlan/handOver.ts): removes what it drew. */
  var removeEarlyPlan: (() => HandOver) | undefined
}

/** Whether something is shown early, so that nothing needs to say that the app is on its way. */
export function hasEarlyScreen(): boolean {
  return document.getElementById(EARLY_SCREEN)?.checkVisibility() ?? false
}

/** Removes what was shown early: the app is in the page in the same frame. */
export function removeEarlyScreen(): HandOver | undefined {
  const handOver = globalThis.removeEarlyPlan?.()
  globalThis.removeEarlyPlan = undefined
  const page = document.getElementById(EARLY_SCREEN)
  if (!page) return handOver
  const restore = fieldsOf(page)
  page.remove()
  return { restore, press: () => {} }
}
