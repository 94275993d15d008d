import { NO_COUNT } from './kind.ts'
import type { Correction, Kind } from './kind.ts'

const HOUR_LEAD = '(?:at|by|from|until|till|before|after|around|about)\\s+'
const HOUR = "\\d{1,2}(?:[:.]\\d\\d)?(?:\\s?(?:am|pm|o'?clock)(?![a-z]))?"
const SURE =
  "(?:\\d{1,2}[:.]\\d\\d(?:\\s?[ap]m)?|\\d{1,2}(?:[:.]\\d\\d)?\\s?(?:[ap]m|o'?clock)|noon|midnight)(?![a-z\\d])"
const TO = '\\s*(?:[-–]|to|till|until)\\s*'
const HOUR_PARTS = new RegExp(`^(${HOUR_LEAD})?(.+)$`, 'i')

/** Hours of the clock: `at 7`, `at 7.30pm`, `from 6 to 7pm`. */
export const HOURS: Kind = {
  source: `(?<![\\w.])(?:${HOUR_LEAD}(?:${HOUR}${TO})?(?:${SURE}|${HOUR}(?![\\w.:%])(?!\\s+[a-z]{3,}s\\b))|(?:${HOUR}${TO})?${SURE})`,
  merged: mergedHours,
}

/** `at 7pm, sorry 8`: the hour alone, right behind another. */
export const HOUR_ALONE: Kind = {
  source: `(?<![\\w.])\\d{1,2}(?:[:.]\\d\\d)?(?![\\w.:])${NO_COUNT}`,
  merged: (said) => (said.isBeside && said.mark !== 'no' ? mergedHours(said) : null),
}

function mergedHours({ old, meant, mark, isBeside }: Correction): string | null {
  const [, lead = '', hour = ''] = HOUR_PARTS.exec(old) ?? []
  const [, otherLead = '', other = ''] = HOUR_PARTS.exec(meant) ?? []
  if (mark === 'no' && !isBeside) return null
  const half = /[ap]m$/i.exec(hour)?.[0] ?? ''
  const said = /[ap]m$|noon|midnight/i.test(other) ? other : `${other}${half}`
  return `${otherLead || lead}${said}`
}

const PART_LEAD = '(?:in|on|at|during|before|after|every|each)\\s+(?:the\\s+|my\\s+)?'
const PART =
  '(?:(?:early|late)\\s+)?(?:mornings?|afternoons?|evenings?|nights?|lunch(?:time|break)?|breakfast|dinner|supper|work|school|bed(?:time)?)(?![a-z])'
const PART_PARTS = new RegExp(`^(${PART_LEAD})?(${PART})$`, 'i')

/** Parts of the day: `in the mornings`, `after work`. */
export const PARTS_OF_DAY: Kind = {
  source: `\\b(?:${PART_LEAD}${PART}|(?:(?:early|late)\\s+)?(?:mornings|afternoons|evenings|nights|morning|afternoon|evening|night)(?![a-z]))`,
  merged: mergedParts,
}

function mergedParts({ old, meant, mark, isBeside }: Correction): string | null {
  const [, lead = '', part = ''] = PART_PARTS.exec(old) ?? []
  const [, otherLead = '', other = ''] = PART_PARTS.exec(meant) ?? []
  // `mornings, no evenings` leaves these out.
  if (part === '' || other === '' || mark === 'no' || !isBeside) return null
  // `before work, sorry, the morning` is none of the same.
  if (
    otherLead === '' &&
    /^(?:before|after)/i.test(lead) &&
    /^(?:morning|afternoon|evening|night)/i.test(other)
  )
    return other
  return `${otherLead || lead}${other}`
}

const RHYTHM =
  '(?:every|each)\\s+(?:(?:other|second|third|single)\\s+)?(?:day|week|month|weekday|weekend|morning|evening|night)(?![a-z])|(?:once|twice|(?:\\d|two|three|four|five|six)(?:\\s?x|\\s+times|\\s+days))\\s+(?:a|per|each|every)\\s+(?:day|week|month)(?![a-z])|(?:daily|weekly|monthly)(?![a-z])|(?:(?:on|at)\\s+)?(?:weekdays|weekends)(?![a-z])'

/** How often: `every day`, `twice a week`, `on weekdays`. */
export const RHYTHMS: Kind = {
  source: `\\b(?:${RHYTHM})`,
  merged: ({ meant, mark, isBeside, old }) =>
    (mark === 'no' && /weekend|weekday/i.test(meant)) ||
    !isBeside ||
    /night|morning|evening/i.test(old + meant)
      ? null
      : meant,
}
