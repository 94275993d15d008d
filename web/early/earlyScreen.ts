/** The id of what a page shows before the app's code is there: its own text (the landing page), or what a script of it drew. */
export const EARLY_SCREEN = 'early'

declare global {
  /** Set by the script in the dashboard's page (web/earlyPlan/handOver.ts): removes what it drew, and calls `draw`. */
  var replaceEarlyPlan: ((draw: () => void) => void) | undefined
}

/** Whether something is shown early, so that nothing needs to say that the app is on its way. */
export function hasEarlyScreen(): boolean {
  return document.getElementById(EARLY_SCREEN)?.checkVisibility() ?? false
}

/** Lets the app take the place of what was shown early. @param draw draws the app, at once */
export function replaceEarlyScreen(draw: () => void): void {
  if (globalThis.replaceEarlyPlan) return globalThis.replaceEarlyPlan(draw)
  document.getElementById(EARLY_SCREEN)?.remove()
  draw()
}
