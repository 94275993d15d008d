import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isVerb } from './words/verbs.ts'
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
  return deedOfTime(words, claims)
}

/** `I can only | run | at 7`: what the time is for. */
function deedOfTime(words: readonly Word[], claims: readonly Claim[]): string {
  const deeds = claims.flatMap(({ from, to }) => {
    const text = words
      .slice(from, to)
      .map(({ plain }) => plain)
      .join(' ')
    return ONLY_CAN.exec(text)?.[1] ?? []
  })
  return deeds.find((deed) => isVerb(deed)) ?? ''
}
const ONLY_CAN =
  /^(?:i|we) (?:can|could|will)(?: (?:only|just|usually|always|then))* (?!do\b|go\b|make\b|meet\b|work\b|start\b)([a-z]+)(?! it\b)/

/** `three yoga classes | per week`: the thing is the goal, and how many of it is the rhythm. */
export function withoutCountOfSessions(wish: string): string {
  return wish.replace(COUNT_OF_SESSIONS, '$1')
}
const COUNT_OF_SESSIONS =
  /^(?:do |have |go to |get )?(?:[2-7]|two|three|four|five|six|seven) (gym|yoga|pilates|spin|spinning|crossfit|boxing|swimming|running|weights|strength|piano|guitar|dance|ballet|zumba|climbing|tennis) (?:sessions|classes|workouts|trainings)$/i
