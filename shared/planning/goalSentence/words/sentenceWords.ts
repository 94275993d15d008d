import { withoutHedges } from './hedges.ts'
import { withPluralDays } from './pluralDays.ts'
import { withAnyDays } from './anyDays.ts'
import { withNamedExceptions } from './namedExceptions.ts'
import { withParaphrases } from './paraphrases.ts'
import { withRefusals } from './refusals.ts'
import { beforeWish } from './impliedCommas.ts'
import { withEventsApart } from './eventsAsReasons.ts'
import { withListedThings } from './listedThings.ts'
import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { type Word, wordsOf } from '#shared/tasks/quickAdd/words.ts'
import { asMeant } from './mistyped.ts'
import {
  asExcept,
  asBecause,
  asBirthday,
  asDeedOfAmount,
  asWeek,
  asMusic,
  asNightOwl,
  asRange,
  asRate,
  withHour,
  isStudiedFor,
  asExam,
} from './wordsByNeighbours.ts'
import { withDigits } from '#shared/planning/goalSentence/amounts/spelledNumbers.ts'

/**
 * The words of a goal sentence. Beside those of a line of quick add (`wordsOf`), brackets are no part of a word, `2h/week` and
 * `mon/wed` are two, and what is often mistyped has its right form in `plain`.
 */
export function sentenceWords(text: string): Word[] {
  const typed = listed(wordsOf(text).map((word, at, all) => withLine(word, all[at + 1], text)))
  const words = typed
    .map((word, at) => withPause(word, typed[at + 1]))
    .map((word, at) => beforeWish(word, typed, at))
    .flatMap((word) => (word.escape === null ? partsOf(word) : [word]))
    .map(withShortForm)
  const said = words.map((word, at) => asBirthday(asBecause(asExcept(word, words, at), words, at), words, at))
  const known = said
    .map(asMusic)
    .map(asNightOwl)
    .map(asDeedOfAmount)
    .map(withShortDay)
    .map((word, at, all) => withUnit(word, all[at - 1]))
  const rated = known
    .map(asWeek)
    .map((word, at) =>
      asRange(asRate(word, known[at - 1], known[at + 1], known[at + 2]), known[at - 1], known[at + 1]),
    )
  const meant = rated.map((word, at) =>
    asExam(word, rated[at - 1], rated[at + 1], isStudiedFor(rated, at - 1)),
  )
  const plain = PASSES.reduce((spoken, pass) => pass(spoken), meant)
  return withListedThings(plain.map(withHour))
}

/** What says the same in other words, each over all of them, in this order. */
const PASSES: readonly ((words: Word[]) => Word[])[] = [
  withoutHedges,
  withAnyDays,
  withNamedExceptions,
  withEventsApart,
  withParaphrases,
  withRefusals,
  withPluralDays,
  withWorkdays,
  withTimes,
  withDigits,
]

/** `on work days` says the same as `on workdays`. */
function withWorkdays(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    if (isWorkday(words, at - 1) && before) return []
    return isWorkday(words, at) && next
      ? [{ ...next, start: word.start, plain: next.plain === 'day' ? 'workday' : 'workdays' }]
      : [word]
  })
}

/** Whether a word is the `work` of `on work days`, `every working day`. */
function isWorkday(words: readonly Word[], at: number): boolean {
  const next = words[at + 1]?.plain
  const isEach = /^(?:every|each)$/.test(words[at - 1]?.plain ?? '') && words[at - 2]?.plain !== 'of'
  // `evenings only since I work days`
  const isVerb = /^(?:i|we|you|they|usually|often|mostly|always|only)$/.test(words[at - 1]?.plain ?? '')
  return !isVerb && isOfWork(words[at]) && (next === 'days' || (next === 'day' && isEach))
}

function isOfWork(word: Word | undefined): boolean {
  return word?.escape === null && /^work(?:ing)?$/i.test(word.text)
}

/** A line is a part of its own. */
function withLine(word: Word, next: Word | undefined, text: string): Word {
  const isLast = next !== undefined && word.escape === null && text.slice(word.end, next.start).includes('\n')
  return isLast && !/[,;:.!?]$/.test(word.text) ? { ...word, text: `${word.text};` } : word
}

/** `1. learn French 2. run 5 km`: the numbers only count the goals. */
function listed(words: readonly Word[]): Word[] {
  if (!/^1[.)]$/.test(words[0]?.text ?? '') || !words.some(({ text }) => /^2[.)]$/.test(text)))
    return [...words]
  const isNumber = (word: Word | undefined) => word?.escape === null && /^\d[.)]$/.test(word.text)
  return words.flatMap((word, at) => {
    if (isNumber(word)) return []
    return isNumber(words[at + 1]) && !/[,;:.!?]$/.test(word.text)
      ? [{ ...word, text: `${word.text};` }]
      : [word]
  })
}

/** Brackets make a part of its own: `my course (42 lectures)`. */
function withPause(word: Word, next: Word | undefined): Word {
  const isBefore = next?.escape === null && /^[([{]/.test(next.text) && /[\p{L}\p{N}]$/u.test(word.text)
  return isBefore && word.escape === null ? { ...word, text: `${word.text},` } : word
}

function partsOf(word: Word): Word[] {
  const bare = withoutBrackets(word)
  if (bare.text === '') return []
  const isHyphened = /^[a-z]+(?:-[a-z]+){2,6}$/.test(bare.plain)
  const parts = bare.plain.split(isHyphened ? '-' : '/')
  const isDays = parts.length > 1 && parts.every((part) => dayOf(part) !== null)
  const isRate = parts.length === 2 && RATE.test(parts[1] ?? '') && /[a-z0-9]$/.test(parts[0] ?? '')
  if (!isDays && (!isRate || bare.plain === 'p/w')) return [bare]
  let start = bare.start
  return parts.map((part, at) => {
    const isLast = at === parts.length - 1
    const begin = at === 0 || isDays ? start : start - 1 // the slash belongs to `/week`
    const end = isLast ? bare.end : start + part.length
    start += part.length + 1
    const plain = isRate && at === 1 ? `/${UNITS[part] ?? part}` : corrected(SHORT_DAYS[part] ?? part)
    const [mark = ''] = isLast ? (/[,;:.!?]+$/.exec(bare.text) ?? []) : isDays ? [','] : []
    return { ...bare, start: begin, end, plain, text: part + mark }
  })
}

const RATE = /^(?:d|day|night|w|wk|week|mo|month|session)$/
const UNITS: Record<string, string> = { d: 'day', w: 'week', wk: 'week', mo: 'month' }

/** Of days in a row also `mo` and `we`, which are words alone. */
function dayOf(part: string): number | null {
  return weekdayOf(corrected(SHORT_DAYS[part] ?? part))
}

function withoutBrackets(word: Word): Word {
  const lead = /^[([{*•–—-]+(?=[\p{L}\p{N}$€£])/u.exec(word.text)?.[0].length ?? 0
  const rest = word.text.slice(lead)
  const [, body, behind = ''] = /^([^)\]}]+)[)\]}]+([,;:.!?]*)$/.exec(rest) ?? []
  // What follows a bracket is a part of its own, as what comes before it is.
  const isClosed = body !== undefined && behind === '' && lead === 0 && /[a-z\d]$/.test(body)
  const text = body === undefined ? rest : body + (isClosed ? ',' : behind)
  const plain = corrected(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/(?<=\d)'(?=\d{3}\b)/g, '') // `12'000`
      .replace(/[,;:.!?"”“]+$/, ''),
  )
  return {
    ...word,
    start: word.start + lead,
    end: Math.min(word.end, word.start + lead + (body ?? rest).length),
    text: /^(?:exc|excl|incl|esp|approx)\.$/i.test(text) ? text.slice(0, -1) : text,
    plain,
  }
}

/** `30 min. a day`; but `30 min. | Got all the gear` are two sentences. */
function withShortForm(word: Word, at: number, words: readonly Word[]): Word {
  const next = words[at + 1]?.plain ?? ''
  const isShort = /^(?:\d+)?(?:min|max|hrs?)\.$/i.test(word.text) && word.escape === null
  return isShort && GOES_ON.test(next) ? { ...word, text: word.text.slice(0, -1) } : word
}
const GOES_ON =
  /^(?:\d.*|an?|per|each|every|daily|weekly|on|in|at|of|for|before|after|until|till|from|and|or|to|with|once|twice|thrice|long|most|max|tops|mon.*|tue.*|wed.*|thu.*|fri.*|sat.*|sun.*|week.*|mornings?|evenings?|sessions?|\/.*)$/

/** `yoga tu th`: short days beside each other. */
function withShortDay(word: Word, at: number, words: readonly Word[]): Word {
  const isShort = (one: Word | undefined) =>
    one?.escape === null && /^(?:mo|tu|we|th|fr|sa|su)$/.test(one.plain)
  const before = words[at - 1]
  const isBeside =
    isShort(before) ||
    (before !== undefined && weekdayOf(before.plain) !== null && before.plain.length <= 4) ||
    (word.plain !== 'we' && isShort(words[at + 1]))
  return isShort(word) && isBeside ? { ...word, plain: SHORT_DAYS[word.plain] ?? word.plain } : word
}

/** `6 mo` are months, though `Mo` is a name; `10wks` are one word. */
function withUnit(word: Word, before: Word | undefined): Word {
  const glued = /^(\d{1,3})(wks?|weeks?|mos?|mths?|months?|yrs?|years?|days?)$/.exec(word.plain)
  if (glued && word.escape === null) return { ...word, plain: `${glued[1]}-${unitOf(glued[2] ?? '')}` }
  const lead = before?.plain ?? ''
  if (
    /^eves?$/.test(word.plain) &&
    (weekdayOf(lead) !== null || /^(?:every|each|weekdays?|most)$/.test(lead))
  )
    return { ...word, plain: word.plain === 'eve' ? 'evening' : 'evenings' }
  const isOne = /^(?:an?|one|per|each|every|next|this|new|the|\d+x)$/.test(lead)
  if (isOne && SHORT_UNIT.test(word.plain)) return { ...word, plain: unitOf(word.plain) }
  const isCounted = /^(?:\d+|two|three|four|five|six|eight|ten|twelve|few)$/.test(lead)
  return isCounted && SHORT_UNIT.test(word.plain) ? { ...word, plain: `${unitOf(word.plain)}s` } : word
}

const SHORT_UNIT = /^(?:wks?|mos?|mths?|yrs?)$/

function unitOf(short: string): string {
  if (short.startsWith('w')) return 'week'
  if (short.startsWith('m')) return 'month'
  return short.startsWith('y') ? 'year' : 'day'
}

/** `~40` is 40, and 25' are minutes. */
function corrected(typed: string): string {
  const [, first = '', last = ''] = /^(mo|tu|we|th|fr|sa|su)[-–](mo|tu|we|th|fr|sa|su)$/.exec(typed) ?? []
  if (first !== '') return `${SHORT_DAYS[first]}-${SHORT_DAYS[last]}`
  const plain = typed.replace(/^~(?=\d)/, '').replace(/^(\d{1,3})['′]$/, '$1min')
  return asMeant(plain)
}

const SHORT_DAYS: Readonly<Record<string, string | undefined>> = {
  mo: 'mon',
  tu: 'tue',
  we: 'wed',
  th: 'thu',
  fr: 'fri',
  sa: 'sat',
  su: 'sun',
}

/** `2 × 60 min` says the same as `2x 60 min`. */
function withTimes(words: readonly Word[]): Word[] {
  return words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    if (isTimes(word) && isSmall(before) && /^\d/.test(next?.plain ?? '')) return []
    return isSmall(word) && isTimes(next) && /^\d/.test(words[at + 2]?.plain ?? '')
      ? [{ ...word, end: next?.end ?? word.end, plain: `${word.plain}x` }]
      : [word]
  })
}

function isTimes(word: Word | undefined): boolean {
  return word?.escape === null && /^[x×*]$/.test(word.plain)
}

function isSmall(word: Word | undefined): boolean {
  return word?.escape === null && /^[1-7]$/.test(word.plain)
}
