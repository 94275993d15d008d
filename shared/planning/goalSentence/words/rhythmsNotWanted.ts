import { partsWith, withoutParts } from './partsBeside.ts'

const DEED =
  '(?:do (?:it|this|that)|save|pay|transfer|run|train|practi[sc]e|study|exercise|work out|swim|write|read|put (?:it|money) (?:aside|away))'
const OFTEN = '(?:weekly|daily|monthly|(?:every|each) (?:single )?(?:day|week|month))'
const FORM = partsWith(
  [
    `(?:i |we )?(?:don['’]?t|do not|won['’]?t|can['’]?t|cannot) (?:(?:want|need|have|like|plan|mean) to )?${DEED} (?:it |this |that |money )?${OFTEN}`,
    'not (?:weekly|monthly|(?:every|each) (?:week|month))',
    'not (?:\\d{1,2}|one|two|three|four|five|six|seven)(?: (?:times|x|days|sessions)(?: (?:a|per) week)?)?(?!\\s*(?:,|and|or|to|-|–)\\s*\\d)',
  ].join('|'),
)
const HAS_NUMBER = /\d|\b(?:one|two|three|four|five|six|when|whenever|every|daily|weekly)\b/i

/**
 * `save 50 when I can, | don't want to save weekly`, `I can run 3 days, | not 4`: how often it is not to be. It says nothing of how often it
 * is, and nothing of it alone: `I don't want to drink every day` is a goal.
 */
export function withoutRefusedRhythms(text: string): { text: string; shown: string[] } {
  const first = text.search(
    /[,;.–-]\s*(?:but |and )?(?:i |we )?(?:not|don['’]?t|do not|won['’]?t|can['’]?t|cannot)\b/i,
  )
  if (first < 1 || !HAS_NUMBER.test(text.slice(0, first))) return { text, shown: [] }
  return withoutParts(text, FORM, () => true)
}
