import type { Rewriting } from './plainerLeads.ts'

const SUM = '[$€£]?\\d[\\d.,]*k?(?: (?:euros?|dollars?|pounds|quid|bucks))?'
const PLACE =
  '(?:in|on|sitting in|left in) (?:(?:the|my|our|an?) )?(?:(?:savings?|current|bank|joint|emergency) )?(?:accounts?|bank|savings|isa|piggy bank|kitty|rainy day fund)(?: account)?(?: again)?'

/** `and | I want 300 in the account | by new year's eve`: what is to be there then is saved until then. */
const IN_THE_ACCOUNT: Rewriting = (_all, before = '', sum = '') => `${before}I want to save ${sum}`

/** What somebody wants to have in the bank, in the words of what is saved. */
export const MONEY_WANTED: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `(^\\s*|[,;.!]\\s*|\\s(?:and|so|but|plus) )(?:(?:i|we)(?:['’]?d| would)? )?(?:(?:really|just|also|then|finally) )*(?:want|need|like|wanna have|want to have|would like|like to have|need to have|aim(?:ing)? for) (?:to (?:have|see|get) )?((?:at least |about |around )?${SUM}) ${PLACE}(?=\\s*(?:[,;.!]|$)| (?:by|before|until|till|in|for|and|on) )`,
      'gi',
    ),
    IN_THE_ACCOUNT,
  ],
]
