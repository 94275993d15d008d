import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { clauseText, endsPart } from '#shared/planning/goalSentence/words/clauses.ts'
import type { Rhythm } from './rhythm.ts'

/** `on rainy sundays`, `long rides (only) on sundays`, `alcohol only at weekends`: days of something narrower than the goal. */
export function isOfSome(words: readonly Word[], at: number, { weekdays }: Rhythm, isQuit: boolean): boolean {
  if (weekdays === null) return false
  // `a long walk on my day off, which is Tuesday`
  if (/^(?:on )?(?:my|our) days? off\b/.test(clauseText(words, at, 4))) return false
  const isBehindOn = words[at - 1]?.plain === 'on'
  const before = words.slice(Math.max(0, at - 3), isBehindOn ? at - 1 : at).map(({ plain }) => plain)
  // `two rides a week, one long | at the weekend`
  if (/\b(?:long|hard|easy|big|short)(?: one)?(?: at| on)?(?: the)?$/.test(before.join(' '))) return true
  let lead = at
  while (/^(?:at|on|the|only)$/.test(words[lead - 1]?.plain ?? '')) lead -= 1
  if (lead < at && OF_KIND.test(wordsBefore(words, lead))) return true
  // `meet friends more, | every Friday`
  const isNarrower = /^(?:longer|less|extra|double|shorter|nothing)$/.test(before.at(-1) ?? '')
  if (isNarrower && !endsPart(words, at - 1)) return true
  // `2 weekday spins`
  const isSingular = /^(?:weekday|weekend)$/.test(words[at]?.plain ?? '')
  if (isSingular && /^(?:\d|two|three|four)$/.test(words[at - 1]?.plain ?? '')) return true
  const isOnly = [words[at]?.plain, before.at(-1)].includes('only')
  // `less meat: meat only | Fridays`
  const isOfThing = words.slice(0, at).some(({ plain }) => /^(?:less|fewer)$/.test(plain))
  if ((isQuit || isOfThing) && isOnly) return true
  // `cook at home more, only order in | on Fridays`
  if (
    /^(?:(?:but|and) )?only (?!(?:have|got|free|available|possible|able) )[a-z]{3,} [a-z]/.test(
      partBefore(words, at),
    ) &&
    !isFirstPart(words, at)
  )
    return true
  // `quit soda, allow myself one | on Fridays`
  if (isQuit && ALLOWS.test(partBefore(words, at))) return true
  if (isQualified(words, at)) return true
  // `every second | weekend`
  if (
    /^(?:second|other|third|2nd|3rd)$/.test(words[at - 1]?.plain ?? '') &&
    /^(?:every|each)$/.test(words[at - 2]?.plain ?? '')
  )
    return true
  // `go for a long walk | on Sundays` is the goal itself.
  return (
    OF_KIND.test(before.join(' ')) &&
    !/^(?:go|do|take|have)\b.* an? [a-z]+ [a-z]+$|^(?:do|take|have) an? /.test(partBefore(words, at))
  )
}
const OF_KIND =
  /\b(?:long|short|easy|hard|tempo|interval|speed|big) (?:runs?|rides?|swims?|walks?|hikes?|sessions?|workouts?)$|\bcatch(?:ing)? up$/

/** The words of a part up to one of them. */
function partBefore(words: readonly Word[], at: number): string {
  let from = at
  while (from > Math.max(0, at - LONGEST_PART) && !endsPart(words, from - 1)) from -= 1
  return words
    .slice(from, at)
    .map(({ plain }) => plain)
    .join(' ')
}
const LONGEST_PART = 8

function isFirstPart(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - LONGEST_PART), at)
    .every((_, nth) => !endsPart(words, Math.max(0, at - LONGEST_PART) + nth))
}
const ALLOWS = /^(?:(?:but|and|i|i'll|we|can|may|still|will) )*(?:allow|treat|cheat|okay?|except|only)\b/

function wordsBefore(words: readonly Word[], at: number): string {
  return words
    .slice(Math.max(0, at - 2), at)
    .map(({ plain }) => plain)
    .join(' ')
}

/** Whether a word behind a preposition narrows what follows: `on school nights`. */
const LEADS_TO_DAYS =
  /^(?:every|each|in|on|at|during|over|before|after|from|between|until|for|not?|never|nothing|only|daily|twice|once|one|two|three|four|five|six|half|an?|\d.*)$/
export function isQualified(words: readonly Word[], at: number): boolean {
  const [preposition, adjective] = [words[at - 2]?.plain ?? '', words[at - 1]?.plain ?? '']
  if (/^(?:rainy|sunny|clear|alternate|odd|even)$/.test(adjective)) return true
  // `have 4 date | nights`
  if (
    /^(?:date|game|movie|film|quiz|poker|bingo)$/.test(adjective) &&
    /^nights?$/.test(words[at]?.plain ?? '')
  )
    return true
  // `read on Zoom | every Wednesday`, `a course on statistics | in the evening`
  if (endsPart(words, at - 1) || LEADS_TO_DAYS.test(words[at]?.plain ?? '')) return false
  // `post on LinkedIn | mon and wed`
  const isShort = /^(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)$/.test(words[at]?.plain ?? '')
  return (
    !isShort &&
    /^(?:on|during)$/.test(preposition) &&
    /^[a-z]+$/.test(adjective) &&
    !/^(?:it|time|the|my|our|all|both|every|each|early|late|about|around|only|just|and|or)$/.test(
      adjective,
    ) &&
    weekdayOf(adjective) === null &&
    weekdayOf(adjective.replace(/s$/, '')) === null &&
    !/^(?:week(?:day|end|night)s?|workdays?|mornings?|afternoons?|evenings?|nights?)$/.test(adjective)
  )
}
