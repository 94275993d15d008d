/** How many tasks one paste may make. */
export const MOST_LINES = 100

const BULLET = /^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s*)?/

/** The lines of a pasted list that say something, without their bullets, numbers and boxes. */
export function linesOf(pasted: string): string[] {
  return pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '')
}
