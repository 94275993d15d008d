import type { Word } from './words.ts'

/** What takes place with others or by a timetable, so that without it there is nothing to do; "no meat mondays" is a habit. */
const TAKES_PLACE =
  /^(?:football|footy|cricket|rugby|hockey|netball|basketball|tennis|swim|swimming|gym|yoga|pilates|zumba|ballet|dance|drama|judo|karate|gymnastics|cubs|brownies|beavers|scouts|guides|rainbows|choir|orchestra|band|club|class|classes|lessons?|training|practice|school|nursery|church|piano|guitar|group|rehearsals?|standup)$/
const MOST_OF_NAME = 3 // words

/** Whether a line says what there is not on days that repeat: "no football | suns", "no gym | on fridays". */
export function isOffOnDays(words: readonly Word[], from: number): boolean {
  if (words[0]?.plain !== 'no' || from > MOST_OF_NAME + 1) return false
  const named = words.slice(1, from)
  return TAKES_PLACE.test(named.at(-1)?.plain ?? '') && !named.some(({ text }) => /[,;:]$/.test(text))
}
