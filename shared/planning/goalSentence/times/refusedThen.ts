import type { Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'

/** So many words may lie between what takes place and what follows from it. */
const MOST_WORDS = 12
const SO_NOT =
  /^so (?:that )?(?:(?:not|nothing|none|no [a-z]+)|(?:i|we) (?:can'?t|cannot|won'?t|don'?t|couldn'?t)(?: [a-z]+){0,3}?) (?:then|that day|that night|those days|on those(?: days)?)(?= |$)/
const PART = /^(?:morning|afternoon|evening|night|lunch)s?$/

/**
 * `my wife goes to choir on Thursdays so I can't go running then`: the days of what takes place then are left out, and all of it says no
 * more than that.
 *
 * @param days the weekdays behind their preposition
 */
export function refusedThen(days: Phrase<readonly number[]>): Phrase<readonly number[]> {
  return (words, at, context) => {
    if (at > 0 && !endsPart(words, at - 1) && !isJoint(words, at)) return null
    const so = soBehind(words, at)
    // `paint at weekends but the 12th is my birthday so not that day`: neither all weekends, nor a weekday.
    const isOther = (word: Word, nth: number) => /\d/.test(word.text) || (nth > 0 && isJoint(words, at + nth))
    if (so === null || words.slice(at, so).some(isOther)) return null
    const found = SO_NOT.exec(clauseText(words, so, 8))?.[0]
    const to = so + (found?.split(' ').length ?? 0)
    if (found === undefined) return null
    if (to < words.length && !endsPart(words, to - 1)) return null
    for (let from = at + 1; from < so; from += 1) {
      const read = days(words.slice(0, so), from, context)
      if (read) return PART.test(words[read.to]?.plain ?? '') ? null : { value: read.value, to }
    }
    return null
  }
}

function isJoint(words: readonly Word[], at: number): boolean {
  return /^(?:but|because)$/i.test(words[at]?.text ?? '')
}

/** The index of the `so` of this part, or of one right behind it. */
function soBehind(words: readonly Word[], at: number): number | null {
  for (let so = at + 3; so < Math.min(words.length, at + MOST_WORDS); so += 1) {
    if (words[so]?.plain === 'so') return so
    if (endsPart(words, so - 1)) return null
  }
  return null
}

/** `I can't | go running | then`, `I can't | play the trumpet | after 9`: what is refused is what the goal is about. @param told the part that refuses it */
export function deedRefused(told: string): string | null {
  return (REFUSED_DEED.exec(told) ?? ONLY_DEED.exec(told))?.[1] ?? null
}
/** `so I can only | run | on weekdays`. */
const ONLY_DEED =
  /\b(?:i|we) (?:can|could) (?:really )?only ((?!do |make |come |manage |meet )[a-z]+(?: (?:the |my )[a-z]+)?)(?= (?:on|at|in|from|after|before|during|between|every|early|late|mon|tue|wed|thu|fri|sat|sun|week|morning|afternoon|evening|\d))/i
const REFUSED_DEED =
  /\b(?:i|we) (?:can['’]?t|cannot|won['’]?t) ((?!do |make |come |sleep )[a-z]+(?: (?:the |my )?[a-z]+)?) (?:then|that day|those days|(?:after|before|past) \d)/i
