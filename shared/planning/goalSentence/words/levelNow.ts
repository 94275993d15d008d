import type { Rewriting } from './plainerLeads.ts'

const NOW =
  '(?:rn|atm|right now|at the moment|at present|currently|presently|so far|these days|as of now|as of today|just now|now)'
const HEDGES =
  '(?:(?:like|about|around|roughly|approx\\.?|approximately|maybe|only|just|already|still|say|~) ?)*'
const AT =
  '(?:at|on|doing|drinking|running|lifting|smoking|vaping|weighing|benching|squatting|deadlifting|reading|writing|walking|swimming|cycling|eating|spending|getting|sleeping|playing|typing|managing|holding|earning|scoring|averaging|making|saving|having|using)'
const SELF = "(?:(?:and|but) )?(?:(?:i['’]?m|i am|we['’]?re|we are|i|we) )?"
const UNIT =
  '(?:kg|kilos?|lbs?|pounds?|stone|km|k|m|miles?|mins?|minutes|h|hrs?|hours?|%|(?!(?:a|an|am|pm|and|but|so|by|in|on|at|for|to|until|till|from|before|after|every|each|per|times?|x|rn|atm|now|right|currently|days?|weeks?|months?|years?|sessions?)\\b)[a-z-]{3,})'
const AMOUNT = `(?:[€$£]?\\d[\\d.,:]*k?(?! ?[ap]m\\b)(?: ?${UNIT})?(?: ${UNIT})?(?: (?:a|per|each) (?:day|week|night|month))?|(?:\\d ?x|\\d times|once|twice) (?:a|per) week)`
const PAUSE = '([,;.(]\\s*| [-–] |^)'
const END =
  '(?=\\s*(?:[,;.!?)]|$|(?:but|so|want|aiming|trying|would|and (?:i|we|want|need|aim|would|id|looking|trying))\\b))'

/**
 * Where somebody is with what they want, in words for now: `at 15 a day rn`, `atm 2:15`, `drinking like 5 right now` say `currently …`. None
 * of it is an hour.
 */
export const LEVEL_NOW: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `run 10k, | am at 55 min now`: no part of the day.
  [
    /([,;.] *)am (?=(?:(?:currently|now|only|already|about|around|still|just) )*(?:(?:at|on) \d|(?:an?|the|not|very|so|too|no|stuck)\b|[a-z]{2,}ing\b))/gi,
    "$1i'm ",
  ],
  [new RegExp(`${PAUSE}${SELF}(?:(${AT}) )?${HEDGES}(${AMOUNT}),? ${NOW}${END}`, 'gi'), asLevel],
  [
    new RegExp(`${PAUSE}${SELF}(?:rn|atm|as of now):? ${SELF}(?:(${AT}) )?${HEDGES}(${AMOUNT})${END}`, 'gi'),
    asLevel,
  ],
  // `learn 1000 words, at 250 today`; but `call mum, at 5 today`
  [
    new RegExp(`${PAUSE}${SELF}(at|on) ${HEDGES}(${AMOUNT}) today${END}`, 'gi'),
    (all, before = '', deed = '', amount = '') =>
      /^(?:[01]?\d|2[0-4])(?:[:.]\d\d)?$/.test(amount) ? all : `${before}currently ${deed} ${amount}`,
  ],
  // `bench 100 kg before summer at 80 rn 3 times a week`: nothing parts it from the rest.
  [
    new RegExp(`( )(at) ${HEDGES}(${AMOUNT}) (?:rn|atm|right now|at the moment|currently)(?![a-z])`, 'gi'),
    asLevel,
  ],
  [new RegExp(`( )(?:rn|atm) ${SELF}(?:(${AT}) )?${HEDGES}(${AMOUNT})(?![a-z\\d])`, 'gi'), asLevel],
]

function asLevel(all: string, before = '', deed = '', amount = '', ...groups: string[]): string {
  const [text = '', at] = [groups.at(-1), Number(groups.at(-2))]
  // `gym 3x a week, at 7 right now` is an hour, where nothing is counted before.
  const isHour = /^at$/i.test(deed) && /^\d{1,2}(?::\d\d)?$/.test(amount)
  if (isHour && !/\d/.test(text.slice(0, at).replaceAll(RHYTHM, ''))) return all
  // `debt free by 40 (im 37 now)`: how old somebody is
  if (AGE.test(all) && /^\d{2}$/.test(amount)) return all
  const pause = before === ' ' ? ', ' : before
  const isLoose = before === ' ' && /^ ?[a-z\d]/i.test(text.slice(at + all.length))
  return `${pause}currently ${deed === '' ? '' : `${deed} `}${amount}${isLoose ? ',' : ''}`
}
const AGE = /\b(?:i['’]?m|i am|we['’]?re|we are) (?!at\b|on\b|[a-z]+ing\b)/i
const RHYTHM = /\b\d ?(?:x|times|days|sessions|nights|mornings|evenings)\b/gi

/** What was typed for a level that was put in other words: `at 15 a day rn` for `currently at 15 a day`. */
export function levelAsTyped(level: string, typed: string, asTyped: (part: string) => string): string {
  if (!level.startsWith('currently ') || typed.includes(level)) return asTyped(level)
  // `10 minutes a day currently`: the word itself was typed behind it.
  const amount = level.slice('currently '.length)
  const isBehind = /\bcurrently\b/i.test(typed) && typed.includes(amount)
  const own = isBehind ? amount : asTyped(level).replaceAll(/^\(|\)$/g, '')
  const at = typed.indexOf(own)
  if (at < 0) return level
  const before = NOW_BEFORE.exec(typed.slice(0, at))?.[0] ?? ''
  const behind = NOW_BEHIND.exec(typed.slice(at + own.length))?.[0] ?? ''
  return `${before}${own}${behind}`
}
const NOW_BEFORE = new RegExp(`\\b${NOW}:? ${SELF}$`, 'i')
const NOW_BEHIND = new RegExp(`^,? (?:${NOW}|today)\\b`, 'i')
