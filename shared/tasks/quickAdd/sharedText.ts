/** What another app shares, as its share sheet hands it over. */
export type Shared = { title: string; text: string; url: string }

/** A line for quick add, and the task's notes below it. */
export type SharedTask = { line: string; notes: string }

const LONGEST_LINE = 200
const LONGEST_NOTES = 5000
const ADDRESS = /https?:\/\/\S+$/

/**
 * What is shared as a task to be: the first line names it, the rest are its notes, with the address on a line of its own. Many
 * apps put the address at the end of the text; one that is said twice is kept once.
 *
 * @returns null when nothing was shared
 */
export function sharedTask(shared: Shared): SharedTask | null {
  const text = shared.text.trim()
  const ending = text.match(ADDRESS)?.[0] ?? ''
  const url = shared.url.trim() || ending
  const words = url !== '' && text.endsWith(url) ? text.slice(0, -url.length).trim() : text
  const lines = [...linesIn(shared.title), ...linesIn(words)].filter((line) => line !== url)
  const [line = url, ...rest] = lines.filter((each, index) => lines.indexOf(each) === index)
  if (line === '') return null
  const beyond = line.slice(LONGEST_LINE).trim()
  const notes = [beyond, ...rest, line === url ? '' : url].filter((part) => part !== '')
  return { line: line.slice(0, LONGEST_LINE).trim(), notes: notes.join('\n').slice(0, LONGEST_NOTES) }
}

function linesIn(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
