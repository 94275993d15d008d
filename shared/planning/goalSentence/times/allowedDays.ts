import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import { JOINT } from '#shared/planning/goalSentence/nextGoals.ts'
import { endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Span } from '#shared/planning/goalSentence/words/wordSpan.ts'
import { ON_DAYS } from './exclusions.ts'
import { isOfLess } from './limits.ts'

/**
 * `only eat sweets on Saturdays`, `drink alcohol only at weekends`: on all other days what is wanted less is gone without.
 *
 * @returns the words that say it, which stay in the title, and the days on which there may be some; null where none are named
 */
export function allowedDays(
  words: readonly Word[],
  { story, context }: { story: number; context: SentenceContext },
): (Span & { allowed: readonly number[] }) | null {
  const only = words
    .slice(0, MOST_BEFORE)
    .findIndex(({ text }, at) => /^only$/i.test(text) || isLimited(words, at))
  if (only < 0) return null
  const from = beginOfPart(words, only)
  const bare = from === only ? ON_DAYS(words, only + 1, context) : null
  const before = words.slice(story, from).map(({ plain }) => plain)
  // `cut back on alcohol, only weekends`
  if (bare && (bare.to >= words.length || endsPart(words, bare.to - 1)) && LOWERED.test(before.join(' ')))
    return { from, to: bare.to, allowed: bare.value[1] }
  // `cook at home more, only order in on Fridays` is about something else first.
  if (words.slice(story, from).some((_, nth) => endsPart(words, story + nth))) return null
  for (let at = only + 1; at < words.length && at <= only + MOST_BEFORE; at += 1) {
    if (endsPart(words, at - 1) || JOINT.test(words[at]?.plain ?? '')) return null
    const days = ON_DAYS(words, at, context)
    if (!days) continue
    const deed = words.slice(from, at).map(({ plain }) => plain)
    return isOfLess(deed.join(' ')) && !MAKES.test(deed.join(' '))
      ? { from, to: days.to, allowed: days.value[1] }
      : null
  }
  return null
}
/** `bake bread | only at weekends`: what is made is not wanted less. */
const MAKES =
  /\b(?:bake|make|cook|brew|write|edit|record|film|shoot|learn|study|finish|complete|code|develop|build|design|create|launch|start|plan|grow|sell|read|publish|produce)\b/
/** `limit alcohol | to | weekends`. */
function isLimited(words: readonly Word[], at: number): boolean {
  if (!/^to$/i.test(words[at]?.text ?? '')) return false
  return words
    .slice(Math.max(0, at - 4), at)
    .some(({ text }) => /^(?:limit|restrict|keep|confine)$/i.test(text))
}

/** What is wanted less is named before. */
const LOWERED = /^(?:(?:cut|cutting) (?:back|down)(?: on)?|limit|reduce|less|drink less|no more) ?[a-z ]*$/

/** So many words may stand before `only`, and between it and the days. */
const MOST_BEFORE = 8

function beginOfPart(words: readonly Word[], at: number): number {
  let from = /^to$/i.test(words[at]?.text ?? '') ? at - 1 : at
  while (from > 0 && !endsPart(words, from - 1) && !/^(?:to|and|so|but)$/.test(words[from - 1]?.plain ?? ''))
    from -= 1
  return from
}
