import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Claim } from './words/wordSpan.ts'

/** What is counted in a rhythm, as a deed. */
const DEEDS = new Map([
  ['runs', 'run'],
  ['jogs', 'jog'],
  ['swims', 'swim'],
  ['walks', 'go for a walk'],
  ['rides', 'ride'],
  ['hikes', 'hike'],
  ['workouts', 'work out'],
])

/** `2 swims a week`: what a rhythm counts is the goal where nothing else names it. @returns '' without one */
export function countedDeed(words: readonly Word[], claims: readonly Claim[]): string {
  for (const { as, from, to } of claims) {
    if (as !== 'rhythm') continue
    const deed = words
      .slice(from, to)
      .map(({ plain }) => DEEDS.get(plain))
      .find((found) => found !== undefined)
    if (deed !== undefined) return deed
  }
  return ''
}

/** `three yoga classes | per week`: the thing is the goal, and how many of it is the rhythm. */
export function withoutCountOfSessions(wish: string): string {
  return wish.replace(COUNT_OF_SESSIONS, '$1')
}
const COUNT_OF_SESSIONS =
  /^(?:do |have |go to |get )?(?:[2-7]|two|three|four|five|six|seven) (gym|yoga|pilates|spin|spinning|crossfit|boxing|swimming|running|weights|strength|piano|guitar|dance|ballet|zumba|climbing|tennis) (?:sessions|classes|workouts|trainings)$/i
