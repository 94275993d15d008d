import type { Word } from '#shared/tasks/quickAdd/words.ts'
import type { SentenceContext } from '#shared/planning/goalSentence/context.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import { ON_DAYS } from './exclusions.ts'

const OTHERWISE_TAKEN =
  /^(?:is|are|i'm|i am|i have|i've got)(?: [a-z]+){1,3} so (?:no|not|none|nothing|never)(?: then)? $/

type DaysOut = { value: readonly number[]; to: number } | null

/** So many words may say why. */
const LONGEST_REASON = 7

/** `except Tuesdays | when I leave early & Sundays`: behind the reason for one day another is left out too. */
export function withReason(out: DaysOut, words: readonly Word[], context: SentenceContext): DaysOut {
  if (!out || endsPart(words, out.to - 1)) return out
  // `but Sundays | off`
  if (/^(?:off|free)\W*$/i.test(words[out.to]?.text ?? '')) return { ...out, to: out.to + 1 }
  // `but Tuesdays | are placement so no`
  const so = OTHERWISE_TAKEN.exec(`${clauseText(words, out.to, 6)} `)?.[0]
  if (so !== undefined) return { ...out, to: out.to + so.trim().split(' ').length }
  // `not Mondays | I have choir`
  const isTaken =
    /^(?:i have|i've|i've got|we have|we've) (?!(?:time|only|just|an?|half|more|less|free|energy|strength|motivation|plenty|lots|all|room|nothing|no)\b)[a-z]/
  const taken = isTaken.test(clauseText(words, out.to, 4)) ? endOfReason(words, out.to - 1) : null
  if (taken !== null) return { ...out, to: taken }
  if (!/^(?:when|because|as|since|where)$/.test(words[out.to]?.plain ?? '')) return out
  const reason = endOfReason(words, out.to)
  for (let joint = out.to + 2; joint <= out.to + LONGEST_REASON && joint < words.length; joint += 1) {
    if (endsPart(words, joint - 1)) break
    const read = /^(?:and|&|or|\+)$/.test(words[joint]?.plain ?? '')
      ? ON_DAYS(words, joint + 1, context)
      : null
    if (read) return { value: [...new Set([...out.value, ...read.value[1]])], to: read.to }
  }
  return reason === null ? out : { ...out, to: reason }
}

/** `except on weekends | when I read with the kids`: no more than why, without a time of its own. @returns the index behind it */
function endOfReason(words: readonly Word[], at: number): number | null {
  if (!/^(?:i|we|i'm|we're|i've|we've|he|she|they|the|my|our)$/.test(words[at + 1]?.plain ?? '')) return null
  let to = at + 1
  while (to < words.length && (to === at + 1 || !endsPart(words, to - 1))) to += 1
  const isPlain = words.slice(at + 1, to).every(({ plain }) => /^[a-z']+$/.test(plain) && !TIMES.test(plain))
  return isPlain && to <= at + 9 ? to : null
}
const TIMES =
  /^(?:.*days?|weeks?|months?|mornings?|evenings?|afternoons?|nights?|but|and|only|until|till|before|after)$/
