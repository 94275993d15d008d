import { dayPart, partOfDay } from './dateWords.ts'
import { either, keyword, meaning, optional, type Phrase, sequence, term } from './phrase.ts'

const NOON = 12 * 60
/** Short words for a part of the day, which are so only behind a date: `saturday pm`, `fri eve`. */
const SHORT_PARTS: Record<string, string> = {
  am: 'morning',
  'a.m': 'morning',
  morn: 'morning',
  pm: 'afternoon',
  'p.m': 'afternoon',
  aft: 'afternoon',
  arvo: 'afternoon',
  eve: 'evening',
  nite: 'night',
}

/** `am`, `aft`, `eve`: a part of the day where a day or `this` stands before it. */
export const shortPart: Phrase<number> = (words, at) => {
  const { plain = '' } = words[at] ?? {}
  const isVerb =
    plain === 'am' &&
    /[aeiouy]\w*ing$/.test(words[at + 1]?.plain ?? '') &&
    !/^(?:starting|beginning|ending)$/.test(words[at + 1]?.plain ?? '') // "friday am going"
  const isOneOfTwo =
    /^(?:&|and|\+|n)$/.test(words[at + 1]?.plain || (words[at + 1]?.text ?? '')) &&
    words[at + 2]?.plain === 'pm'
  if (isOneOfTwo) return null // "6th-9th am & pm"
  const minutes = Object.hasOwn(SHORT_PARTS, plain) && !isVerb ? partOfDay(SHORT_PARTS[plain] ?? '') : null
  return minutes === null ? null : { value: minutes, to: at + 1 }
}
/** `late afternoon`, `mid morning` */
export const roughPart = either(
  meaning(sequence(keyword('early', 'late', 'mid'), dayPart), ([, time]) => time),
  term((plain) => partOfDay(/^(?:early-|late-|mid-|mid(?!night))(\p{L}+)$/u.exec(plain)?.[1] ?? '')),
)
/** What people do in a lunch break: "ring the bank weds lunch", but "meet Al weds lunch". */
const IN_A_BREAK =
  /^(?:call|ring|phone|email|text|chase|pop|post|buy|get|grab|collect|pick|drop|return|pay|renew|print|check|send|walk|run|gym)$/
const lunchBreak: Phrase<number> = (words, at) =>
  words[at]?.plain === 'lunch' && at === words.length - 1 && IN_A_BREAK.test(words[0]?.plain ?? '')
    ? { value: NOON, to: at + 1 }
    : null

/** The part of a day behind its name: `evening`, `pm`, `late afternoon`, `lunch time`, `in the morning`. */
export const partOfIt: Phrase<number> = either(
  dayPart,
  roughPart,
  shortPart,
  meaning(sequence(keyword('lunch'), keyword('time')), () => NOON),
  lunchBreak,
  meaning(sequence(keyword('in'), keyword('the'), dayPart), ([, , time]) => time),
)

/** `eod`, `cob`, `end of day`, `the end of the day`: what stands before or behind the day. */
export const endOfDay = either(
  keyword('eod'),
  (words, at) =>
    /^(?:co[bp]|eob)$/.test(words[at]?.plain ?? '') && words[at - 1]?.plain !== 'on'
      ? { value: 'eod', to: at + 1 }
      : null, // "corn on cob"
  meaning(
    sequence(
      optional(keyword('the')),
      keyword('end', 'close'),
      keyword('of'),
      optional(keyword('the')),
      keyword('day', 'play', 'business'),
    ),
    () => 'eod',
  ),
)
