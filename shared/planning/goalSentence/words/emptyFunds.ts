import type { Rewriting } from './plainerLeads.ts'

const FUND =
  '((?:my|our|the) (?:(?!(?:is|are|was)\\b)[a-z]+ ){0,2}?(?:fund|funds|savings|deposit|nest egg|cushion|pot|savings account|rainy day fund))'
const HOW =
  '(?:(?:basically|pretty much|almost|nearly|completely|totally|still|now|currently|just|sadly|more or less) ){0,2}'
const EMPTY =
  '(?:(?:at|on|down to|back at|back to) )?(?:zero|0|nothing|empty|gone|nil|non[- ]?existent|drained|wiped out|used up|depleted|spent|bare|a joke|tiny|laughable)'
const AIM =
  "(?:(?:(?:i|we)(?:['’]?m|['’]?re|['’]?d| am| are| would)? )?(?:(?:really|now|just) )?(?:aiming(?: for| at)?|aim for|hoping for|hope for|going for|want|need|would like|like|looking at|looking for|trying to get|planning on)|(?:(?:my|our|the) )?(?:target|goal|aim|plan)(?:['’]s| is|:)?)(?: (?:to (?:get|build|bring|grow|save|have|put)|get|have|save)(?: (?:it|that|up|back|in there|there))*(?: (?:to|up to|at))?)?"
const SUM = '([$€£]? ?\\d[\\d.,]*k?(?: (?:euros?|dollars?|pounds|quid|bucks))?)'
const FORM = new RegExp(
  `(^|[,;.!] ?|\\b(?:so|ok|hi|and|honestly) )${FUND}(?:['’]s| is| are| was) ${HOW}${EMPTY}([^,;.!?]{0,60}[,;.!] ?)(?:(?:so|and|but) )?${AIM} ${SUM}(?=\\s*(?:[,;.!]|$)| (?:by|before|until|in|within|for|next|and|on) )(?! for\\b)`,
  'gi',
)

/** `our emergency fund is zero, | aiming for 5000 euros`. */
const SAVED_FOR_IT: Rewriting = (_all, before = '', fund = '', why = '', sum = '') =>
  `${before}${why.startsWith(' ') ? `it is empty${why}` : ''}I want to save ${sum.trim()}${/savings$|nest egg$/i.test(fund) ? '' : ` for ${fund.toLowerCase()}`}`

const MONTHS_OF: readonly (readonly [unit: RegExp, months: number])[] = [
  [/^months?$/i, 1],
  [/^years?$/i, 12],
]
const NUMBERS: Readonly<Record<string, number | undefined>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
}
const IN_PERIOD =
  /\b([$€£]? ?\d[\d.,]*k?)( (?:euros?|dollars?|pounds|quid|bucks))?((?: for [a-z ]{3,40}?)? (?:in|within) (\d{1,3}|an?|one|two|three|four|five|six) (months?|years?)\b[^.;!?]{0,40}?[,;.] ?(?:(?:and|so) )?(?:i|we) (?:can|could|might|will|would|manage to|should be able to)(?: (?:probably|maybe|easily|just|only|about))? (?:put (?:aside|away|by|in)|set aside|save(?: up)?|spare|manage|afford|lay aside) )(?:about |around |roughly |maybe )?([$€£]?\d[\d.,]*)(?:[- ]?ish)?(?: (?:euros?|dollars?|pounds|quid|bucks))?(?=\s*(?:[,;.!]|$))/gi

/**
 * `5000 in 18 months, we can put aside 280ish`: it is each month where so many of them come to the sum. Of another amount it stays open
 * how often it is put aside.
 */
const EACH_MONTH: Rewriting = (
  all,
  sum = '',
  money = '',
  between = '',
  count = '',
  unit = '',
  share = '',
) => {
  const months =
    (NUMBERS[count.toLowerCase()] ?? Number(count)) * (MONTHS_OF.find(([form]) => form.test(unit))?.[1] ?? 0)
  const isMonthly = Math.abs(amountOf(share) * months - amountOf(sum)) <= amountOf(sum) / 5
  return isMonthly ? `${sum}${money ?? ''}${between}${share} a month` : all
}

/** `5,000`, `5k` and `€5000` as a number. */
function amountOf(said: string): number {
  const plain = Number(said.replace(/[$€£,k\s]|\.(?=\d{3})/gi, ''))
  return /k$/i.test(said.trim()) ? plain * 1000 : plain
}

/** A fund that is told to be empty is what is saved for, and what can be put aside is so each month. */
export const EMPTY_FUNDS: readonly (readonly [form: RegExp, plain: Rewriting])[] = [
  [FORM, SAVED_FOR_IT],
  [IN_PERIOD, EACH_MONTH],
  // `we could set aside 500 a month`
  [
    /\b(i|we) (?:could|can) (?:(?:probably|easily|maybe|just) )?(?:put|set|lay|save) (?:aside|away|by|up) (?=(?:about |around )?[$€£]?\d[\d.,]*(?:[- ]?ish)? (?:an?|per|each|every) (?:week|month))/gi,
    (_all, who = '') => `${who} can put aside `,
  ],
  // `we can put aside 500ish a month`
  [
    /(?<=\b(?:aside|away|save|spare|by|afford|manage) [$€£]?\d[\d.,]*)[- ]?ish(?= (?:an?|per|each|every) )/gi,
    () => '',
  ],
]
