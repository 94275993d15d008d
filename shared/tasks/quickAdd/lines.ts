/** Most tasks from one paste. */
export const MOST_LINES = 100

const BULLET = /^\s*(?:[-*•–]\s+|\d{1,3}[.)]\s+)?(?:\[[ xX]?\]\s*)?/

/** The non-empty lines of a pasted list, without bullets, numbers and check boxes. */
export function linesOf(pasted: string): string[] {
  return pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '')
}
