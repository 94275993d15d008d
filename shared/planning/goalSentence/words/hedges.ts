import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { endsPart } from './clauses.ts'

/** `Sunday afternoon | probably`, `at 7pm | ideally`, `lol ok | I want to run`: it changes nothing. Of words that are nothing else all stay. */
export function withoutHedges(words: readonly Word[]): Word[] {
  const left = words.flatMap((word, at) => {
    if (isIdle(words, at)) return []
    const next = words[at + 1]?.text ?? ''
    const mark = isIdle(words, at + 1) ? (FACE.test(next) ? '.' : /[,;:.!?]+$/.exec(next)?.[0]) : undefined
    return mark === undefined || endsPart(words, at) ? [word] : [{ ...word, text: word.text + mark }]
  })
  return left.length === 0 ? [...words] : left
}

function isIdle(words: readonly Word[], at: number): boolean {
  return isHedge(words, at) || isLeadingHedge(words, at) || isInterjection(words, at) || isThanks(words, at)
}

/** `…, | probably | 20 minutes`, `if possible | after 6pm`. */
function isLeadingHedge(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word?.escape !== null || at === 0) return false
  // `but | ideally | Mondays`: without it these would be left out.
  if (words[at - 1]?.plain === 'but' && !REFUSES.test(words[at + 1]?.plain ?? '')) return false
  if (isIfPossible(words, at) || isIfPossible(words, at - 1)) return true
  // `…, not on Sundays | please`
  if (word.plain === 'please' && (at + 1 >= words.length || endsPart(words, at))) return true
  const isSaid = LEADS.test(word.plain)
  const next = words[at + 1]?.plain ?? ''
  if (isSaid && next === 'no' && words[at + 2]?.plain === 'more') return true
  return (
    isSaid &&
    !endsPart(words, at) &&
    (BEGINS_FACT.test(next) || (next.endsWith('s') && weekdayOf(next.slice(0, -1)) !== null))
  )
}
function isIfPossible(words: readonly Word[], at: number): boolean {
  return words[at]?.plain === 'if' && words[at + 1]?.plain === 'possible' && !endsPart(words, at)
}
const LEADS = /^(?:ideally|preferably|hopefully|probably|please|mostly|possibly)$/
const BEGINS_FACT =
  /^(?:\d.*|half|(?:for|in|on|at|by|before|after|until|from|during|over|within|up|every|each|once|twice|thrice)|(?:one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|sixty)|max|daily|weekly|starting|beginning|only|mornings?|afternoons?|evenings?|nights?|week(?:day|end|night)s?|sessions?|an)$/

/** `…. Thank you!` */
function isThanks(words: readonly Word[], at: number): boolean {
  const isYou = /^(?:you|u)$/.test(words[at]?.plain ?? '')
  const first = isYou ? at - 1 : at
  const second = words[first + 1]?.plain ?? ''
  return (
    words[first]?.plain === 'thank' &&
    words[first]?.escape === null &&
    /^(?:you|u)$/.test(second) &&
    (first + 2 >= words.length || endsPart(words, first + 1))
  )
}

/** `lol`, `haha`; at the beginning also `right,` and `ok`, and `please` before a refusal: `but please | not on Mondays`. */
function isInterjection(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word?.escape !== null) return false
  if (INTERJECTION.test(word.plain) || FACE.test(word.text)) return true
  if (word.plain === 'please') return at > 0 && REFUSES.test(words[at + 1]?.plain ?? '')
  return isOpening(words, at) && words.slice(0, at).every((_, before) => isOpening(words, before))
}
/** Whether a word is one of these, as far as all before it are: each is looked at once, so that many of them take no time. */
function isOpening(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word?.escape !== null) return false
  if (INTERJECTION.test(word.plain) || FACE.test(word.text)) return true
  const isGoal = word.plain === 'goal' && word.text.endsWith(':')
  return isGoal || (AT_THE_BEGINNING.test(word.plain) && (endsPart(words, at) || at > 0))
}
const INTERJECTION =
  /^(?:lo+l|lmao|rofl|(?:ha){2,}h?|(?:he){2,}|omg|ugh+|argh+|hm+|welp|pls|plz|th(?:x|nx|anx)|btw|tbh|ngl|xd)$/
/** `my flat is a mess | :( | 20 minutes a day`: it ends what was said. */
const FACE = /^[:;=]['’]?-?[()[\]/\\|]+[.,!]*$/
const AT_THE_BEGINNING = /^(?:right|ok|okay|well|anyways?|yeah|yes|alright|hey|hi|hello|so)$/
const REFUSES = /^(?:not?|never|nothing|without|don'?t)$/

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
