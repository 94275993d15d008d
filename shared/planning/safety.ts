/** What a wish that would harm is answered with, before the safe version of its plan; null where it would not. */
export type Caution = { kind: 'crisis' | 'weight' | 'hunger' | 'sleep' | 'pain'; text: string }

/** Nobody should lose more than a hundredth of their weight a week; of people whose weight is not known, this much. */
const MOST_KG_A_WEEK = 1
const KG: Record<string, number> = {
  kg: 1,
  kilo: 1,
  kilos: 1,
  lb: 0.4536,
  lbs: 0.4536,
  pound: 0.4536,
  pounds: 0.4536,
}
const LEAST_CALORIES = 1200

const CRISIS =
  /\b(?:kill(?:ing)? myself|suicid(?:e|al)|end(?:ing)? (?:my life|it all)|hurt(?:ing)? myself|self[- ]?harm|don['’]?t want to (?:live|be alive|wake up)|want to die|better off dead|starv(?:e|ing) myself|cut(?:ting)? myself)\b/i
const PAIN =
  /\b(?:pain ?killers?|ibuprofen|through (?:the )?(?:pain|injury)|with (?:a )?(?:torn|broken|injured))\b/i
const NO_SLEEP =
  /\b(?:without (?:any )?sleep|no sleep|all[- ]nighters?|skip(?:ping)? sleep|every night until [3-6] ?am|sleep (?:only )?(?:[1-4]|one|two|three|four) hours?)\b/i
const LOSE =
  /\b(?:lose|drop|shed|losing)\s+(?:about |around |at least )?(\d{1,3}(?:[.,]\d)?)\s*(kg|kilos?|lbs?|pounds?)\b(?:.{0,40}?\b(?:in|within|by|over)\s+(?:the next |a |an |one )?(\d{1,3})?\s*(days?|weeks?|months?))?/i
const CALORIES = /\b(\d{2,4})\s*(?:k?cal|calories)\b/i
const FASTING = /\b(?:stop eating|eat nothing|not eat(?:ing)? (?:for|anything)|water fast|starv(?:e|ing))\b/i

/**
 * Whether a wish would harm whoever follows it, and what is said then (docs/rules.md, Plans from goals): kindly, with the safe version
 * or with where help is.
 */
export function cautionFor(text: string): Caution | null {
  const plain = text.slice(0, 2000)
  if (CRISIS.test(plain)) return CRISIS_HELP
  if (isTooFast(plain))
    return {
      kind: 'weight',
      text: 'That is faster than is good for a body. The plan leaves the numbers out and keeps to habits; please talk with a doctor or dietitian.',
    }
  const calories = Number(CALORIES.exec(plain)?.[1] ?? LEAST_CALORIES)
  if (
    FASTING.test(plain) ||
    (calories < LEAST_CALORIES && /\b(?:eat|diet|only|under|less|a day|per day|daily)\b/i.test(plain))
  )
    return {
      kind: 'hunger',
      text: 'Less than 1,200 kcal a day harms more than it helps. The plan leaves it out and keeps to habits; please talk with a doctor or dietitian.',
    }
  if (NO_SLEEP.test(plain))
    return {
      kind: 'sleep',
      text: 'Nights without sleep cost more than they give. The plan keeps to your waking hours.',
    }
  if (PAIN.test(plain))
    return {
      kind: 'pain',
      text: 'Pain is a reason to stop, not to cover it up. Please see a doctor before you go on; the plan begins easily.',
    }
  return null
}

const CRISIS_HELP: Caution = {
  kind: 'crisis',
  text: 'That sounds very hard, and you do not have to carry it alone. Please talk to somebody now: a person you trust, your doctor, or a helpline near you (findahelpline.com lists them by country; 112 or 911 in an emergency). I am a planner and no help for this, but I am glad you said it.',
}

function isTooFast(text: string): boolean {
  const [, amount, unit = '', count, span] = LOSE.exec(text) ?? []
  if (amount === undefined || span === undefined) return false
  const kilograms = Number(amount.replace(',', '.')) * (KG[unit.toLowerCase()] ?? 1)
  const length = count === undefined ? 1 : Number(count)
  const weeks = span.startsWith('day') ? length / 7 : span.startsWith('week') ? length : length * 4.345
  return weeks > 0 && kilograms / weeks > MOST_KG_A_WEEK
}
