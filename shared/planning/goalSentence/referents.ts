import { uncapitalised } from '#shared/text/capitalised.ts'
import { deedTold } from './deedsTold.ts'
import { type NounPhrase, thingsNamed, withinSentence } from './nounPhrases.ts'

/**
 * A title that refers to something told: `scan 2000 of them` behind `going through his photos is hard` is `scan 2000 of his photos`. `them`
 * means several things, `it` and `that` one: that of which something is said, else the only one that was named.
 *
 * @param told what was said around the goal, in the order of the sentence
 */
export function withReferent(title: string, told: string): string {
  if (
    ![COUNTED, TRY, ALONE, REFERS].some((form) => form.test(title)) ||
    IDIOM.test(title) ||
    REFUSES.test(title)
  )
    return title
  const things = thingsNamed(told)
  const last = things.at(-1)
  if (!last) return title
  if (COUNTED.test(title)) return `${title} ${several(last.text)}`
  if (TRY.test(title)) return `${title} ${withinSentence(last.text)}`
  const alone = ALONE.exec(title)
  if (alone) return withinSentence(meantBy(alone[1] ?? 'that', things)?.text ?? title)
  const [, before = '', part = '', pronoun = '', after = ''] = REFERS.exec(title) ?? []
  if (/^one$/i.test(pronoun)) return `${before}${oneOf(things) ?? pronoun}${after}`
  const thing = meantBy(pronoun, things)
  if (!thing) return title
  const object = asObject(thing)
  return DEBT.test(object) && IS_PAID.test(after) ? `pay off ${object}` : `${before}${part}${object}${after}`
}

/** A title that refers to what somebody does: `I want to get there` behind `mum cooks every single day` is `cook`. */
export function withDeedTold(title: string, told: string): string {
  const isMeant = OF_DEED.test(title) || (CHANGE.test(title) && NEVER_DOES.test(told))
  return isMeant ? (deedTold(told) ?? title) : title
}

function meantBy(pronoun: string, things: readonly NounPhrase[]): NounPhrase | undefined {
  const isPlural = /^th(?:em|ose|ese)$/i.test(pronoun)
  if (pronoun === '') return undefined
  const alike = things.filter((one) => one.isPlural === isPlural)
  const thing = alike.findLast(({ isSubject }) => isSubject) ?? (alike.length === 1 ? alike[0] : undefined)
  // `never known a single capital, | want to learn them`
  const single = things.findLast(({ text }) => /^an? single /i.test(text))
  return thing ?? (isPlural && single ? { ...single, text: several(single.text), isPlural } : undefined)
}

/** `my friends have done a half marathon, I'd like to finish | one` */
function oneOf(things: readonly NounPhrase[]): string | undefined {
  const named = things.filter(({ text }) => /^an? /i.test(text))
  return named.length === 1 ? named[0]?.text.toLowerCase() : undefined
}

/** `5 pull ups` of `a single pull up` */
function several(named: string): string {
  const thing = named.replace(/^(?:an?|the|my|our|this|that|some|these|those) (?:single |one |whole )?/i, '')
  return thing.endsWith('s') ? thing : `${thing}s`
}

/** `this scarf` is `the scarf` for a title, and `a shed` is `my shed`. */
function asObject({ text, isPlural }: NounPhrase): string {
  // `screen time was 6 hours`, `credit card is at 3,100`
  const isBare = !isPlural && !LED.test(text)
  return withinSentence(isBare ? `my ${uncapitalised(text)}` : text)
    .replace(/^(?:this|that|these|those) /, 'the ')
    .replace(/^(?:an?|some|several) /, 'my ')
}

/** `mum cooks every day, | I want to get there` */
const OF_DEED =
  /^(?:get (?:there|to that)|do (?:that|this|it|so|the same)(?: too| as well)?|join (?:them|her|him|in)|be like (?:them|him|her)|be able to(?: do (?:that|it|the same))?|start(?: too)?)$/i
const LED = /^(?:my|our|his|her|their|the|an?|this|that|these|those|some|several) /i
/** `I want it gone` */
const DEBT = /\b(?:card|loan|debts?|overdraft|mortgage)$/i
const IS_PAID = /^ (?:gone|paid(?: off)?|cleared|to zero|off)$/i
/** `everyone goes bouldering and I always have an excuse, | time to change that`; but `mum drinks too much, I want to change that` */
const CHANGE = /^change (?:that|this|it)$/i
const NEVER_DOES = /\b(?:i|we) (?:never|hardly ever|don['’]?t|always (?:have|find) (?:an )?excuses?)\b/i
/** `would love to manage 5` */
const COUNTED =
  /^(?:manage|do|reach|hit|finish|complete|make|get to|be able to do) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)$/i
/** `my therapist keeps suggesting meditation, I'll | try it` */
const TRY = /^try$/i
/** `I want that too` */
const ALONE = /^(?:(?:some |more )?(?:of )?)?(?:(it|that|this|them|those|these)(?: too| as well)?|too)$/i
const REFERS =
  /^((?:[a-z’'-]+ ){1,3}?)((?:(?:one|two|three|some|a few|all|most|half|each|\d[\d,.]*) of )?)(it|them|that|this|those|these|one(?= too$| as well$|$))((?: (?:gone|paid|cleared|clean|empty|tidy|under|over|below|to|up|down|off|out|back|again|too|done|right|ready|myself|ourselves|into|in|by|on|for|with|from|every|at|finished|sorted|properly|first|all)\b.*| and (?:then )?[a-z]+ (?:it|them)\b.*|,.*)?)$/i
/** `my friends took drugs, I want to | avoid them` */
const REFUSES = /^(?:avoid|ban|stop|quit|not|never)\b/i
/** Here it stands for nothing. */
const IDIOM =
  /\b(?:(?:make|take|call|put|hold|do|keep|keep at|keep to|stick to|stick with|stick at) it|give (?:it|this|that) (?:a|another|some)|get (?:on|over|away) with it|do (?:this|that)|want (?:it|that) to|get it together|to have it)\b/i
