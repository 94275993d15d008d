import { LANGUAGE } from './needs.ts'
import type { Rewriting } from './plainerLeads.ts'

const WHO = '(?:i|we|none of us|neither of us|nobody here|no one here)'
const NOT =
  "(?:do not|don['’]?t|dont|can['’]?t|cant|cannot|can not|can|could|do|barely|hardly|only|never|speaks?|knows?)"
const HOW = '(?:really|even|actually|barely|hardly|only|properly|still|just|yet)'
const LITTLE =
  '(?:a (?:single )?word of|one word of|a few words of|any|no|much|enough|very little|a little|a bit of|a lick of|zero|proper)'
const BAD =
  '(?:terrible|awful|bad|poor|rusty|rubbish|non[- ]?existent|horrible|embarrassing|atrocious|weak|shaky|basic|zero|nil|hopeless|patchy|limited|minimal|very basic|not great|not good|not up to it|pretty bad|really bad|so bad|quite rusty|still basic)'
/** `I don't speak a word of French`, `my Japanese is terrible`: the language is in the first or the second group. */
const TOLD = `(?:\\b${WHO} (?:${NOT} ){0,2}(?:${HOW} )?(?:(?:speaks?|knows?|understands?|talks?|reads?) )?(?:${LITTLE} )?(?:${LANGUAGE})|\\b(?:my|our) (?:${LANGUAGE})(?:['’]s| is| are) ${BAD})\\b`
const WISH =
  "(?:(?:i|we)(?:['’]?d)? )?(?:(?:would|really|just|also|at least) ){0,3}(?:like|love|want|need|hope|wanna|have|hoping|aim)(?: to)? (?:at least )?(?:be able to |know how to |be ready to )?(?:at least )?"
/** What one does with a language, and not with something else. */
const DEEDS =
  '(?:get by|survive|chat|talk|speak|converse|cope|order|shop|understand|greet|join in|keep up with|say|ask|(?:hold|have|make|follow|do)(?= (?:(?:an?|some|the|simple|short|basic|real|proper|normal|little|longer|small) ){0,3}(?:conversations?|chats?|(?:small )?talks?|calls?|phone calls?|meetings?|lessons?|films?|movies|news|friends|myself understood|shopping|orders?)\\b)|(?:manage|handle|deal with|get through)(?! (?:my|our) (?:time|money|stress|finances|weight|anger|debts?|budget|diabetes|pain|taxes|emails?|inbox|anxiety|energy|sleep)\\b))'
const OF_LIFE = /^(?:manage|handle|survive|cope with|deal with|get through)(?: with)? /i
/** `order food | on our holiday`: it is learned before. */
const AWAY = '(?:holidays?|trip|honeymoon|vacation|visit|cruise|stay)'
const ON_HOLIDAY = new RegExp(` (?:on|during) (?=(?:my|our|the) ${AWAY}$)`, 'i')
const REST =
  "((?: (?!(?:by|before|until|till|within|every|each|daily(?! (?:life|conversation|things|talk|situation|business))|twice|once)\\b)[a-z’'-]+){0,7}?)"

const FORM = new RegExp(
  `((?:^moving to [^,.;!?]{3,80}(?:,| and|,? but) )?${TOLD}[^.!?]{0,80}?(?:[,;.]| and| so| but)\\s+(?:(?:and|so|but) )?)${WISH}(${DEEDS})\\b${REST}(?: (?:on|during) (?:my|our|the) ${AWAY})?(?=\\s*(?:[,;.!]|$)| (?:by|before|until|till|within|in|every|each|twice|once) )`,
  'gi',
)
const NAMED = new RegExp(LANGUAGE, 'i')

/** `would like to manage daily life`: by the language that was told before. */
const LEARNED: Rewriting = (all, told = '', deed = '', rest = '') => {
  const [language = ''] = NAMED.exec(told) ?? []
  const aim = `${deed}${rest}`.replace(/\b(?:daily|everyday) (?=[a-z])/i, 'day-to-day ')
  // `my French is rusty, want to speak Spanish`
  if (NAMED.test(aim) || IS_THE_SAME.test(aim)) return all
  const thing = `${language.charAt(0).toUpperCase()}${language.slice(1).toLowerCase()}`
  const purpose = OF_LIFE.test(aim) ? `for ${aim.replace(OF_LIFE, '')}` : `to ${aim}`
  const [away = ''] = BEHIND.exec(all) ?? []
  // `moving to Lyon in September, …` tells why here, and is no goal.
  return `${told.replace(/^(?=moving to )/i, "I'm ")}I want to learn ${thing} ${purpose}${away.replace(ON_HOLIDAY, ' before ')}`
}
/** `my English is bad, I want to speak better`: it is already the language. */
const IS_THE_SAME =
  /^(?:speak|talk|understand|converse|chat)(?: (?:it|better|more|well|fluently|properly|again|much|confidently|freely))*$/i
const BEHIND = new RegExp(` (?:on|during) (?:my|our|the) ${AWAY}$`, 'i')

/**
 * A language that somebody is said not to speak is learned, where the wish behind names only what it is for: `I don't speak a word of
 * French, would like to manage daily life`.
 */
export const LEARNED_TO_MANAGE: readonly (readonly [form: RegExp, plain: Rewriting])[] = [[FORM, LEARNED]]
