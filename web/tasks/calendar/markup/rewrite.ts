import { trustedMarkup } from '#web/trustedTypes.ts'
import { tick } from '#web/tasks/timer/runningTimers.ts'

/**
 * Writes a list of elements as one text, from the first that differs to the last: the others keep their place, their
 * focus and their layout. Elements behind the list are left alone.
 *
 * @param before the markup of each element as it was written last
 * @param after the markup of each as it shall be
 */
export function rewrite(place: HTMLElement, before: readonly string[], after: readonly string[]): void {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  let same = 0
  while (same < shorter - start && before.at(-1 - same) === after.at(-1 - same)) same += 1
  const [end, to] = [before.length - same, after.length - same]
  if (start === end && start === to) return

  const markup = trustedMarkup(after.slice(start, to).join(''))
  if (start === 0 && end === place.children.length) place.innerHTML = markup
  else replace(place, start, end, markup)
  tick(place)
}

function replace(place: HTMLElement, start: number, end: number, markup: string): void {
  const written = document.createElement('template')
  written.innerHTML = markup
  for (const element of [...place.children].slice(start, end)) element.remove()
  // Only now: what lies behind the list may go with the focus of what was removed.
  place.insertBefore(written.content, place.children[start] ?? null)
}
