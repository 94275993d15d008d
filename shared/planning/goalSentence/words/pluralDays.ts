import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'

/** `swim mon and Fridays`, `weds & Sundays`: a day joined to one in the plural is meant as it. */
export function withPluralDays(words: readonly Word[]): Word[] {
  const meant = [...words]
  for (let at = meant.length - 1; at >= 0; at -= 1) meantAs(meant, at, neighbour(meant, at, 1))
  for (let at = 0; at < meant.length; at += 1) meantAs(meant, at, neighbour(meant, at, -1))
  return meant
}

function meantAs(words: Word[], at: number, other: Word | undefined) {
  const word = words[at]
  // `Saturdays and Wednesday | evenings`
  const isOfPart = /^(?:mornings?|afternoons?|evenings?|nights?|lunch.*)$/.test(words[at + 1]?.plain ?? '')
  const day = word?.escape === null && !isOfPart ? dayOf(word.plain) : null
  const isPlural =
    other !== undefined &&
    /(?:days|mons|weds|fris|sats|suns)$/.test(other.plain) &&
    weekdayOf(other.plain.slice(0, -1)) !== null
  const name = day === null ? null : NAMES[day]
  if (word && name && isPlural) words[at] = { ...word, plain: `${name}s` }
}

/** The word that a joint, or a comma, joins with another. */
function neighbour(words: readonly Word[], at: number, step: 1 | -1): Word | undefined {
  const next = words[at + step]
  if (next?.escape === null && /^(?:and|&|\+|or)$/.test(next.plain)) return words[at + 2 * step]
  // `tues thurs and Sundays`
  const isShort = step === 1 && (words[at]?.plain.length ?? 0) <= LONGEST_SHORT
  return isShort || words[step === 1 ? at : at - 1]?.text.endsWith(',') === true ? next : undefined
}

/** `weds` and `mons` are days too; what is one in the plural already stays. */
function dayOf(plain: string): number | null {
  return (
    weekdayOf(plain) ?? (/^(?:mon|wed|thur|fri|sat|sun)s$/.test(plain) ? weekdayOf(plain.slice(0, -1)) : null)
  )
}
const LONGEST_SHORT = 5
const NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
