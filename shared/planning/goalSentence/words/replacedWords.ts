import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { Span } from './wordSpan.ts'

/** In the place of some words others, which are read as these: the first has their offsets. */
export function replaceWords(all: Word[], { from, to }: Span, plains: readonly string[]): void {
  const [first, last] = [all[from], all[to - 1]]
  if (!first || !last) return
  const mark = /[,;:.!?]+$/.exec(last.text)?.[0] ?? ''
  const own = plains.map((plain, nth) => ({
    ...first,
    plain,
    text: nth === plains.length - 1 ? `${plain}${mark}` : plain,
    start: nth === 0 ? first.start : last.end,
    end: last.end,
  }))
  all.splice(from, to - from, ...own)
}

/** A pause before a word, where in haste nothing was typed. */
export function endBefore(all: Word[], at: number): void {
  const before = all[at - 1]
  if (before && !HEDGE.test(before.plain)) all[at - 1] = { ...before, text: `${before.text},` }
}

/** What belongs to the words behind it. */
const HEDGE = /^(?:ideally|preferably|hopefully|probably|please|maybe|perhaps|like|say|but|and)$/

/** Behind one of these a clause begins without a pause. */
export const JOINT = /^(?:but|and|because|since|as|so)$/

/** Behind these such words go on with what was begun: `when I'm tired after work`. */
export const LEADS_ON =
  /^(?:and|or|when|if|that|what|how|where|while|until|after|before|the|every|each|this|next|last|on|in|at|by|till|from|to|for|of|with|most|least|than|can't|cannot|don't|do|whenever|once|my|our|an?|not|never|no)$/
