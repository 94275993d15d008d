/** One word of a typed line, its position, and the escape that keeps it literal. */
export type Word = {
  start: number
  end: number
  /** As typed, without the quotes or the backslash around it. */
  text: string
  /** In lower case, without trailing punctuation. */
  plain: string
  /** Directly before and after the word: an opening quote, a backslash, a closing quote, brackets around a day. */
  lead: string
  trail: string
  /** Words under the same escape share a number; null when there is none. */
  escape: number | null
}

const WORD = /\S+/g
const FOLLOWING_PUNCTUATION = ',;:.!?'
const QUOTES: Record<string, string> = { '"': '"', '“': '”', '„': '“' }
const DAY_TO_WEEKDAY =
  /^(?:\d{1,2}(?:[:.]\d{2})?(?:st|nd|rd|th|[ap]m?)?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6})(?=[-–](?:mon|tue|wed|thu|fri|sat|sun)[a-z]*$)/i
/** How some words are typed on a phone. */
const SHORT_FORMS = new Map([
  ['b4', 'before'],
  ['bef', 'before'],
  ['abt', 'about'],
  ['bout', 'about'],
  ['alt', 'alternate'],
  ["'til", 'til'],
  ['’til', 'til'],
  ['exc', 'except'],
  ['xcept', 'except'],
  ['excl', 'excluding'],
  ['a.m', 'am'],
  ['p.m', 'pm'],
  ['nxt', 'next'],
  ['nite', 'night'],
  ['midnite', 'midnight'],
  ['nites', 'nights'],
  ['nt', 'night'],
  ['wkly', 'weekly'],
  ['evry', 'every'],
  ['evrey', 'every'],
  ['evey', 'every'],
  ['eveyr', 'every'],
  ['mthly', 'monthly'],
  ['wkday', 'weekday'],
  ['wkdays', 'weekdays'],
  ['wkend', 'weekend'],
  ['wknd', 'weekend'],
  ['wkends', 'weekends'],
  ['w/e', 'weekend'],
  ['w/in', 'within'],
])
/** Slips of the finger and short forms that are no words of their own. */
const TOMORROW =
  'tmr tmrw tmrow tmorow tomorrwo tommrow tmro tmw tmorrow tomo tomm tomoro tomorro tomorow tomorrw tomrrow tomrow tomarrow tommorow tommorrow tommorw tomorrrow 2moro 2morrow 2mrw 2mrow 2moz tomoz tmoro tmorro tmmrw 2mro tomora tomorra tmrrow tommoro tmoz'
for (const typed of TOMORROW.split(' ')) SHORT_FORMS.set(typed, 'tomorrow')
for (const typed of ['tdy', '2day', 'todya', 'todday']) SHORT_FORMS.set(typed, 'today')
for (const typed of ['tonite', '2nite', '2night', 'tonigt', 'tonght']) SHORT_FORMS.set(typed, 'tonight')
/** `20m/day`, and of `10 mins/day` the second word. */
const LENGTH_A_DAY = /^\d*(?:m|mins?|minutes?|h|hrs?|hours?)(?=\/(?:day|night|d)[,;.!?]*$)/i
const DUE = /^due:(?=.)/i

/**
 * The words of a line in order. Those in double quotes, or after a backslash, have an escape.
 * A quote opens only at the beginning of a word, and only if it is closed at the end of one: `24" screen` has none.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const unclosed = new Set<string>()
  let escape = 0
  let at = 0
  while (at < text.length) {
    const opening = text.charAt(at)
    const closing = QUOTES[opening]
    const close = closing === undefined || unclosed.has(closing) ? -1 : closeOf(text, closing, at + 1)
    if (closing !== undefined && close < 0) unclosed.add(closing)
    if (close > 0 && text.slice(at + 1, close).trim() !== '') {
      words.push(...quotedWords(text, at, close, escape))
      escape += 1
      at = close + 1
    } else if (opening.trim() === '') {
      at += 1
    } else {
      const end = endOfWord(text, at)
      words.push(
        ...(opening === '\\' && end > at + 1
          ? [escapedWord(text, at, end, escape++)]
          : bareWords(text, at, end)),
      )
      at = end
    }
  }
  return words
}

/** Characters that continue a word or begin the next one: a quote before them does not close. */
const CONTINUES = /[\p{L}\p{N}"“„\\]/uy

/** Index of the closing quote from an index on; -1 without one. */
function closeOf(text: string, closing: string, from: number): number {
  let close = text.indexOf(closing, from)
  while (close >= 0) {
    CONTINUES.lastIndex = close + 1
    if (!CONTINUES.test(text)) return close
    close = text.indexOf(closing, close + 1)
  }
  return -1
}

/** A text without some trailing characters. A regular expression would take quadratic time. */
export function withoutEnd(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function quotedWords(text: string, open: number, close: number, escape: number): Word[] {
  const inside = [...text.slice(open + 1, close).matchAll(WORD)].map((match) => {
    const start = open + 1 + match.index
    return { ...wordAt(text, start, start + match[0].length), escape }
  })
  const first = inside[0]
  const last = inside.at(-1)
  if (first) first.lead = text.slice(open, first.start)
  if (last) last.trail = text.slice(last.end, close + 1)
  return inside
}

function escapedWord(text: string, start: number, end: number, escape: number): Word {
  return { ...wordAt(text, start + 1, end), lead: '\\', escape }
}

/** Splits `due:fri` into two words, the mark and its date, and `18th-fri` of `wed 18th-fri 20th` or `march-sun` into three. */
function bareWords(text: string, start: number, end: number): Word[] {
  const word = text.slice(start, end)
  const joint = DAY_TO_WEEKDAY.exec(word)
  if (joint !== null) {
    const middle = start + joint[0].length
    return [wordAt(text, start, middle), wordAt(text, middle, middle + 1), wordAt(text, middle + 1, end)]
  }
  const length = LENGTH_A_DAY.exec(word)?.[0].length ?? 0
  if (length > 0) return [wordAt(text, start, start + length), wordAt(text, start + length, end)]
  const mark = DUE.exec(word)
  if (mark === null) return [wordAt(text, start, end)]
  const middle = start + mark[0].length
  return [wordAt(text, start, middle), wordAt(text, middle, end)]
}

function wordAt(text: string, start: number, end: number): Word {
  const word = text.slice(start, end)
  return { start, end, text: word, plain: plainOf(word), lead: '', trail: '', escape: null }
}

/** A word in lower case, without trailing punctuation and written out. */
export function plainOf(word: string): string {
  const typed = withoutEnd(word.toLowerCase(), FOLLOWING_PUNCTUATION)
  return SHORT_FORMS.get(typed) ?? typed
}

function endOfWord(text: string, start: number): number {
  WORD.lastIndex = start
  WORD.test(text)
  const end = WORD.lastIndex
  WORD.lastIndex = 0
  return end
}

/** Words that a space parts, to be looked up. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
