import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from './clauses.ts'

/** `Sunday afternoon | probably`, `at 7pm | ideally`: behind when something is it changes nothing. */
export function withoutHedges(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    if (isHedge(words, at)) return []
    const mark = isHedge(words, at + 1) ? /[,;:.!?]+$/.exec(words[at + 1]?.text ?? '')?.[0] : undefined
    return mark === undefined ? [word] : [{ ...word, text: word.text + mark }]
  })
}

function isHedge(words: readonly Word[], at: number): boolean {
  const [word, before] = [words[at], words[at - 1]]
  if (word?.escape !== null || !HEDGE.test(word.plain) || !before || endsPart(words, at - 1)) return false
  const isLast = at + 1 >= words.length || endsPart(words, at)
  return (
    isLast &&
    (WHEN.test(before.plain) ||
      (word.plain === 'whenever' && LENGTH.test(before.plain)) ||
      weekdayOf(before.plain.replace(/s$/, '')) !== null)
  )
}
const HEDGE = /^(?:probably|whenever|ideally|hopefully|preferably|presumably|usually|mostly)$/
const LENGTH = /^(?:\d+)?(?:h|hrs?|hours?|mins?|minutes?)$/
const WHEN =
  /^(?:mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|lunch(?:times?)?|\d{1,2}(?::\d\d)?(?:am|pm)|\d{1,2}:\d\d|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/
