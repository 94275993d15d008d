import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { isMoney, type PatternKey } from '#shared/planning/patterns/keys.ts'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { buttons, type Local, type OpenPlan, type Reply, toolCall } from './conversation.ts'

const LEAD =
  '^(?:(?:no|ok(?:ay)?|yes|hmm+|well|actually|then|please|rather|better|only|just|instead|say)[,.]? )*'
const MUCH = new RegExp(
  `${LEAD}(?:(?:make|change) (?:it|that)(?: to)? |(?:rather|better|only|just|let['’]?s say|(?:can|could) (?:i|we) (?:do|save|pay|manage|afford)|i (?:can|could) (?:(?:only|just) )?(?:do|save|pay|manage|afford|spare|put (?:aside|away))|at most|max(?:imum)?|up to|no more than) )*([€$£]?)(\\d[\\d.,]{0,9})(?: ?((?!(?:please|instead|rather|then)\\b)\\p{L}+|[€$£]))?( in (?:all|total)| altogether)?(?: (?:a|per|each|every) day| daily)?(?: (?:please|instead|rather|then|first|at first|for now|to (?:begin|start) with|is (?:enough|fine|plenty)|will do))*[\\s.!]*$`,
  'iu',
)
const MONEY = /^(?:[€$£]|euros?|eur|dollars?|usd|bucks|pounds?|gbp)?$/i
/** What is drunk, walked and done each day. */
const OF_A_DAY =
  /^(?:glass(?:es)?|cups?|bottles?|lit(?:er|re)s?|steps?|pages?|push-?ups?|portions?|servings?|pieces?)$/i
/** So many words of a goal are looked at for what is learned. */
const MOST_WORDS = 12
/** No session is longer: a bare number beyond it is the amount. */
const MOST_MINUTES = 480

/**
 * `actually 6 kilos` of a goal to lose 8, `make it 2000` of savings: its sentence with the other number; null for anything else. What
 * counts time is an answer.
 */
export function withOtherNumber(
  message: string,
  sentence: string,
  { pattern, amount }: Understood,
): string | null {
  const { digits = '', unit = '' } = saidIn(message)
  const counted = (text: string) => [...text.matchAll(COUNTED)]
  const isSum =
    isMoney(pattern) &&
    amount !== null &&
    MONEY.test(unit) &&
    (!/^\W*\d/.test(message) || /\b(?:instead|rather|then)\b/i.test(message))
  const [said, ...others] = counted(sentence).filter(([, number = '', of = '']) =>
    isSum ? Number(number.replaceAll(',', '')) === amount.value : unit !== '' && stem(of) === stem(unit),
  )
  if (digits === '' || !said || others.length > 0 || OF_TIME.test(unit)) return null
  const [whole, number = ''] = said
  const changed = `${sentence.slice(0, said.index)}${digits}${sentence.slice(said.index + number.length)}`
  return number === digits || whole === '' ? null : changed
}

const COUNTED = /(\d[\d.,]*(?<=\d))(?:[ -]?(\p{L}+))?/gu
const OF_TIME = /^(?:min|minutes?|mins|h|hours?|hrs?|days?|weeks?|months?|years?|times|x|am|pm|sessions?)$/i

/** The title with another number. */
function renamed(value: number, { what, amount }: Understood): Pick<GoalAnswers, 'what'> {
  const named = what?.replace(new RegExp(`(?<![\\d.,])${amount?.value}(?![\\d.,]*\\d)`), String(value))
  return named === undefined || named === what ? {} : { what: named }
}

function saidIn(text: string) {
  const [, sign, digits, unit, whole] = MUCH.exec(text) ?? []
  return { sign, digits, unit, whole }
}

/** A new number of what a plan is about: `8 glasses` of a habit, `make it 250` of savings, where it is asked which. Null for anything else. */
export function otherAmount(
  text: string,
  { id, text: goal, answers, shown }: OpenPlan,
  known: Understood,
): Reply | null {
  const { sign = '', digits = '', unit = '', whole } = saidIn(text)
  const value = Number(digits.replaceAll(',', ''))
  if (!(value > 0)) return null
  const changed = (given: NonNullable<Understood['amount']>) =>
    toolCall('change_plan', {
      plan_id: id,
      text: goal,
      answers: { ...answers, amount: given, ...renamed(value, known) },
      not_applied: [],
    })
  const { amount } = known
  if (isMoney(known.pattern) && MONEY.test(unit) && amount !== null) {
    if (whole !== undefined) return changed({ value, unit: amount.unit, per: null })
    const named = `${sign}${digits}${unit ? ` ${unit}` : ''}`
    return {
      text: `Is ${named} the share of a month, or the whole? The plan stays as it is until then.`,
      suggestions: buttons(`${named} a month`, `${named} a week`, `${named} in all`),
    }
  }
  const changedText =
    amount === null && answers.what === undefined ? withOtherNumber(text, goal, known) : null
  if (changedText !== null)
    return toolCall('change_plan', { plan_id: id, text: changedText, answers, not_applied: [] })
  const isSame = amount !== null && (unit === '' ? value > MOST_MINUTES : stem(amount.unit) === stem(unit))
  if (!isSame && !(amount === null && shown.isHabit && OF_A_DAY.test(unit))) return null
  return changed({ value, unit: amount?.unit ?? unit.toLowerCase(), per: amount ? amount.per : 'day' })
}

const stem = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/(?:es|s)$/, '')
    .replace(/^(?:kilo|kilogram|kilogramme)$/, 'kg')

const INSTEAD = new RegExp(
  `${LEAD}(?:make (?:it|that) |change (?:it|that) to )?(\\p{L}{3,20})(?: (?:instead|rather|please|then))*[\\s.!?]*$`,
  'iu',
)
/** What is learned has a name of one word. */
const LEARNED: ReadonlySet<PatternKey> = new Set(['language', 'instrument'])

/** `make it Italian` of a plan to learn Spanish: the same plan for the other one; null for anything else. */
export function otherLearned(
  text: string,
  { id, text: goal, answers }: OpenPlan,
  { pattern }: Understood,
  local: Local,
): Reply | null {
  const wanted = INSTEAD.exec(text)?.[1]
  if (wanted === undefined) return null
  const isOfKind = (word: string) => understand(`learn ${word}`, local).understood.pattern === pattern
  if (!LEARNED.has(pattern) || !isOfKind(wanted)) return null
  const had = goal
    .match(/\p{L}{3,20}/gu)
    ?.slice(0, MOST_WORDS)
    .find(isOfKind)
  if (had === undefined || had.toLowerCase() === wanted.toLowerCase()) return null
  const { what: _, level: __, ...others } = answers
  return toolCall('change_plan', {
    plan_id: id,
    text: goal.replace(had, wanted),
    answers: others,
    not_applied: [],
  })
}
