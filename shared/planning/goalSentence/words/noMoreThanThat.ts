import { partsWith, withoutParts } from './partsBeside.ts'

/** Behind what has a bound anyway. */
const BOUNDED =
  /\d|\b(?:an? hour|half an hour|once|twice|daily|every|each|evenings|mornings|weekdays|weekends)\b/i
const THAT =
  '(?:not|no) (?:more|longer|later|earlier|less)(?: than (?:that|this)| often(?: than that)?)|not any (?:more|longer|later)(?: than that)?|not (?:more|longer|later|earlier|less)|not a (?:minute|second|day|bit) (?:more|longer|later)'
const WHY = '(?:,? (?:because|cause|cos|coz|cuz|bc|since|as|or) [^,;.!]{2,80})?'
const FORM = partsWith(THAT, WHY)

/** `from 9 to 10:30 pm, | not more cause I need sleep`: what was said before is all, as its bound says already. */
export function withoutNoMoreThanThat(text: string): { text: string; shown: string[] } {
  const first = text.search(/\b(?:not|no)\b/i)
  if (first < 0 || !BOUNDED.test(text.slice(0, first))) return { text, shown: [] }
  return withoutParts(text, FORM, () => true)
}
