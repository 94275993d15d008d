import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { MOVED_DATES, OTHER_LAST_DAY } from './comparisonsOfDates.ts'

/** Something that a message compares with the plan as it is. */
export type Compared = {
  kind:
    | 'shorter'
    | 'longer'
    | 'half'
    | 'double'
    | 'fewer'
    | 'more'
    | 'added'
    | 'later'
    | 'earlier'
    | 'by minutes'
    | 'start later'
    | 'all later'
    | 'no end'
    | 'instead'
    | 'end later'
    | 'end earlier'
    | 'faster'
    | 'slower'
    | 'not in'
    | 'allowed'
    | 'also'
  /** The person's words. */
  text: string
  /** Days; of `by minutes` minutes, below 0 for earlier. */
  span?: number
  /** Weekdays that may be planned again; of `instead` the wanted one and the one in whose place it comes. */
  days?: number[]
  /** What is left of the day; null where that is no one window. */
  window?: [string, string] | null
}

const COUNTS: Record<string, number> = { a: 1, one: 1, two: 2 }
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|weekends?'

/** In the order in which they are looked for: what is longer comes first. */
const COMPARISONS: readonly (readonly [RegExp, (match: RegExpExecArray) => Omit<Compared, 'text'>])[] = [
  [
    new RegExp(
      `\\b(${WEEKDAY})(?:(?:,| and| or) (${WEEKDAY}))? (?:(?:is|are|would be|work|works) (?:fine|ok|okay|possible|good|all right|alright)|works? (?:too|as well|again))(?: again| after all| now| too)*`,
      'i',
    ),
    ([, ...names]) => ({ kind: 'allowed', days: names.flatMap(daysOf) }),
  ],
  [
    new RegExp(
      `\\b(${WEEKDAY})(?:(?:,| and| or) (${WEEKDAY}))? (?:too(?! (?:late|early|much|hard|long|short|full|busy|tired|stressful))|as well|also)\\b|\\b(?:also|plus|additionally) (?:on |every |each )?(${WEEKDAY})(?:(?:,| and) (${WEEKDAY}))?\\b(?! (?:off|out|is|are|not|only))`,
      'i',
    ),
    ([, ...names]) => ({ kind: 'also', days: names.flatMap(daysOf) }),
  ],
  [
    /\b(half an|an|one|two|\d{1,3}) ?(hours?|minutes?|mins?) (later|earlier)\b/i,
    (match) => ({ kind: 'by minutes', span: minutesIn(match) }),
  ],
  [
    /\b(?:no|not|never|without|avoid|nothing|don'?t want|rather not|anything but)(?: any| so| too)?(?: in| at| during| on)?(?: the| my)?(?: early| late)? (mornings?|afternoons?|evenings?|nights?)\b/i,
    ([, part = '']) => ({ kind: 'not in', window: WITHOUT[part.toLowerCase().replace(/s$/, '')] ?? null }),
  ],
  [
    new RegExp(
      `\\b(?:swap|switch|exchange|change|move) (${WEEKDAY}) (?:and|with|for|to) (${WEEKDAY})\\b|\\b(${WEEKDAY}) (?:instead of|rather than|not) (${WEEKDAY})\\b`,
      'i',
    ),
    (match) => insteadOf(match),
  ],
  [
    /\b(?:no|without an?y?|without|(?:don't|do not|dont) (?:need|want|have) (?:an?|any)|remove the|drop the|forget the|skip the|open[- ]ended|i have no|there(?:'s| is) no) ?(?:fixed |real |hard )?(?:deadline|end date|last day|due date|time limit)\b|\bopen[- ]ended\b/i,
    () => ({ kind: 'no end' }),
  ],
  ...MOVED_DATES,
  [/\b(?:one|a) (?:session |day |time )?(?:less|fewer)\b/i, () => ({ kind: 'fewer' })],
  [/\bone day more\b/i, () => ({ kind: 'more' })],
  [
    /\b(?:add|put in|make it|with) (?:an?|one|another)(?: more| extra| additional)? (?:session|day|time)\b|\b(?:an?|one) (?:extra|additional|more) (?:session|day)\b|\banother (?:session|day) (?=on\b)/i,
    () => ({ kind: 'added' }),
  ],
  ...OTHER_LAST_DAY,
  [
    /\b(?:(?:at )?(?:a )?(?:bit |little |much )?(?:faster|quicker)(?: pace)?|speed (?:(?:it|this|things) )?up)\b/i,
    () => ({ kind: 'faster' }),
  ],
  [
    /\b(?:(?:at )?(?:a )?(?:bit |little |much )?slower(?: pace)?|slow (?:(?:it|this|things) )?down)\b/i,
    () => ({ kind: 'slower' }),
  ],
  [
    /\b(?:half (?:the (?:time|length)|as long)|halve it|cut (?:it|them) in half)\b/i,
    () => ({ kind: 'half' }),
  ],
  [
    /\b(?:double (?:the |their )?(?:time|length|minutes)|double it|twice as long)\b/i,
    () => ({ kind: 'double' }),
  ],
  [
    /\b(?:fewer|more rest(?: days?)?|more days off|more breaks|(?:take it|go) (?:slow(?:er|ly)?|eas(?:y|ier))|less often|not (?:so|that|as) often|less frequent(?:ly)?|one (?:session |day |time )?(?:less|fewer)|too often|too many|(?:that'?s|it'?s|this is|is) too much|(?:drop|skip|lose|remove) (?:a|one) (?:day|session|time|of (?:the|them))|less)\b/i,
    () => ({ kind: 'fewer' }),
  ],
  [
    /\b(?:more often|more (?:sessions|days)|one more(?: session| day| time)?|more frequent(?:ly)?|too (?:few|little|easy|rarely|seldom)|not (?:nearly )?(?:enough|often enough)|can do more)\b|^(?:a (?:bit|little) |some )?more(?=[\s.!]*(?:please[\s.!]*)?$)/i,
    () => ({ kind: 'more' }),
  ],
  [
    /\b(?:a (?:bit|little) |much )?shorter\b|\btoo long\b|\bnot (?:so|that|as) long\b/i,
    () => ({ kind: 'shorter' }),
  ],
  [/\b(?:a (?:bit|little) |much )?longer\b|\btoo short\b/i, () => ({ kind: 'longer' })],
  [
    /\b(?:a (?:bit|little) |much )?later(?: in the day)?\b|\btoo early\b|\bnot (?:so|that|as) early\b/i,
    () => ({ kind: 'later' }),
  ],
  [
    /\b(?:a (?:bit|little) |much )?earlier(?: in the day)?\b|\btoo late\b|\bnot (?:so|that|as) late\b/i,
    () => ({ kind: 'earlier' }),
  ],
]

const WITHOUT: Record<string, [string, string] | null> = {
  morning: ['12:00', '24:00'],
  afternoon: null,
  evening: ['05:00', '17:00'],
  night: ['05:00', '20:00'],
}

/** What a message compares, each kind once, and the message with a word in the place of each. */
export function comparedIn(text: string): { compared: Compared[]; rest: string } {
  const compared: Compared[] = []
  let rest = text.replaceAll('’', "'")
  for (const [words, meaning] of COMPARISONS) {
    const match = words.exec(rest)
    if (!match) continue
    compared.push({ ...meaning(match), text: match[0] })
    rest = `${rest.slice(0, match.index)}so${' '.repeat(match[0].length - 2)}${rest.slice(match.index + match[0].length)}`
  }
  return { compared, rest }
}

function minutesIn([, count = '', unit = '', way = '']: RegExpExecArray): number {
  const many = /^half/i.test(count)
    ? 0.5
    : (COUNTS[count.toLowerCase().replace(/^an$/, 'a')] ?? Number(count))
  return many * (/^h/i.test(unit) ? 60 : 1) * (/^later$/i.test(way) ? 1 : -1)
}

/** `Tuesday instead of Monday`, `change Monday to Tuesday`: the wanted day, then the other; of `swap` the one that is not there yet is wanted. */
function insteadOf([, changed, to, wanted, former]: RegExpExecArray): Omit<Compared, 'text'> {
  const [come] = daysOf(to ?? wanted)
  const [gone] = daysOf(changed ?? former)
  return { kind: 'instead', days: come === undefined || gone === undefined ? [] : [come, gone] }
}

/** The weekdays that may be planned again. */
export function allowedBy({ kind, days = [] }: Compared): number[] {
  return kind === 'allowed' || kind === 'also' ? days : []
}

function daysOf(name: string | undefined): number[] {
  if (name === undefined) return []
  if (/^weekend/i.test(name)) return [0, 6]
  const day = weekdayOf(name.toLowerCase()) ?? weekdayOf(name.toLowerCase().replace(/s$/, ''))
  return day === null ? [] : [day]
}
