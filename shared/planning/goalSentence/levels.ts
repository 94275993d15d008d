import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { isOccupationAt } from './occupations.ts'

/** Where somebody begins: `from scratch`, `I can run 5 km already`, `as a complete beginner`, `I know the basics`. */
const LEVELS: readonly RegExp[] = [
  /^from (?:scratch|zero|nothing)\b/,
  /^(?:as an? )?(?:(?:complete|total|absolute|bloody) )?(?:beginner|novice|newbie)\b/,
  /^i(?:'m| am) (?:an? )?(?:(?:complete|total|absolute) )?(?:beginner|novice|newbie|at [abc][12])\b/,
  /^i (?:can(?! (?:only|not|just|do|make|train|spare|spend|manage|usually|\d|once|twice|three|on\b|at\b|in\b))|already|currently|know|speak|have never|had|play|run|bench|squat|lift) [^,.;]*/,
  /^i(?:'ve| have) (?:never|already|been|got (?:no|some)) [^,.;]*/,
  /^(?:currently|already) [^,.;]*/,
  /^(?:no|some|little|without) (?:prior )?(?:experience|previous knowledge|knowledge)\b/,
]
/** Longest, in words. */
const MOST_WORDS = 12

/** Whether a part of a sentence that begins at a word says where the person begins. @returns the index behind it, or null */
export function levelAt(words: readonly Word[], at: number): number | null {
  if (
    !/^(?:from|as|a|complete|total|absolute|bloody|beginner|novice|newbie|i|i'm|i've|currently|already|no|some|little|without)$/.test(
      words[at]?.plain ?? '',
    )
  )
    return null
  const stop = endOfClause(words, at)
  const some = words.slice(at, stop)
  const text = some.map(({ plain }) => plain).join(' ')
  const found = LEVELS.map((level) => level.exec(text)?.[0]).find((match) => match !== undefined)
  if (found === undefined || isOccupationAt(words, at)) return null
  return at + found.trim().split(' ').length
}

/** The index behind the last word of the clause that a word lies in. */
function endOfClause(words: readonly Word[], at: number): number {
  let to = at + 1
  while (
    to < words.length &&
    to < at + MOST_WORDS &&
    !/[,;.!?]$/.test(words[to - 1]?.text ?? '') &&
    !/^(?:and|but)$/.test(words[to]?.plain ?? '')
  )
    to += 1
  return to
}
