import type { Rewriting } from './plainerLeads.ts'

const SUM = '[$€£]?\\d[\\d.,]*k?(?: (?:euros?|dollars?|pounds|quid|bucks))?'
const MONEY = '(?:[$€£]\\d[\\d.,]*k?|\\d[\\d.,]*k|\\d[\\d.,]*k? (?:euros?|dollars?|pounds|quid|bucks))'
/** A bare number is a sum where it is for one of these: `need 110 for the TOEFL` is a score. */
const BOUGHT =
  'flights?|tickets?|deposit|cars?|van|bike|presents?|gifts?|trips?|holiday|vacation|wedding|honeymoon|laptop|computer|phone|camera|house|flat|furniture|kitchen|visa|fees|tuition|move|emergenc(?:y|ies)|repairs?|roof|boiler|insurance|tax(?:es)?'
const PLACE =
  '(?:in|on|sitting in|left in) (?:(?:the|my|our|an?) )?(?:(?:savings?|current|bank|joint|emergency) )?(?:accounts?|bank|savings|isa|piggy bank|kitty|rainy day fund)(?: account)?(?: again)?'

/** `I want 300 in the account | by new year's eve`, `I need 600 for flights | by March`: what is to be there then is saved until then. */
const AS_SAVED: Rewriting = (_all, before = '', sum = '') => `${before}I want to save ${sum}`

/** What somebody wants to have in the bank, in the words of what is saved. */
export const MONEY_WANTED: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `(^\\s*|[,;.!]\\s*|\\s(?:and|so|but|plus) )(?:(?:i|we)(?:['’]?d| would)? )?(?:(?:really|just|also|then|finally) )*(?:want|need|like|wanna have|want to have|would like|like to have|need to have|aim(?:ing)? for) (?:to (?:have|see|get) )?((?:at least |about |around )?${SUM}) ${PLACE}(?=\\s*(?:[,;.!]|$)| (?:by|before|until|till|in|for|and|on) )`,
      'gi',
    ),
    AS_SAVED,
  ],
  [
    new RegExp(
      `(^\\s*|[,;.!]\\s*|\\s(?:and|so|but) )(?:(?:i|we)(?:['’]?ll)? )?(?:(?:really|just|also|will|still|only) )*need ((?:at least |about |around |another )?(?:${MONEY} (?=(?:for|towards) (?!it\\b|that\\b|this\\b|them\\b|[a-z]+ing\\b)[a-z])|\\d[\\d.,]{2,} (?=(?:for|towards) (?:(?:an?|the|my|our|some|new|her|his) )*(?:${BOUGHT})\\b)))`,
      'gi',
    ),
    AS_SAVED,
  ],
]
