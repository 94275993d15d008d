import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { verbFor } from './chattyLeads.ts'
import { baseOf, isVerb } from './verbs.ts'

const THING = "((?:(?:an?|the|some|more|my|our) )?)([a-z\\d][a-z\\d'’-]*(?: (?!it\\b)[a-z\\d'’-]+){0,2})"
const FORM = new RegExp(
  `(^|,? |[,;.!] )(?:(?:and|but|then|ok|well) )?so (?:then |now )?${THING} it is(?: then| now| for me| i guess)?(?=\\s*(?:[,;.!]|$)| (?:by|in|on|from|for|twice|once|every|each|three|\\d))`,
  'gi',
)
const IS_RUN =
  /^(?:\d+(?:[.,]\d+)? ?(?:k|km|miles?)|(?:half[- ]|full |ultra ?)?marathon|parkrun|couch to 5k)$/i
const IS_RACE = /\b(?:triathlon|duathlon|ironman|race|tough mudder|spartan|hyrox)$/i
/** No thing of its own: `so that it is`, `so late it is`. */
const NO_THING =
  /^(?:that|this|what|no|not|yes|here|there|now|then|how|as|if|when|i|we|you|he|she|they|busy|hard|late|hot|cold|dark|expensive|tea|coffee|water)\b/i

/** `so | 10k | it is`: what is chosen is the goal, by its deed. */
function deedOf(article: string, thing: string): string | null {
  if (NO_THING.test(thing)) return null
  if (IS_RUN.test(thing)) return `run ${article}${thing}`
  if (IS_RACE.test(thing)) return `train for ${article}${thing}`
  const [first = '', ...rest] = thing.split(' ')
  const base = baseOf(first.toLowerCase())
  if (base !== null && /ing$/i.test(first)) return [base, ...rest].join(' ')
  if (patternOf(thing.toLowerCase()) === 'general' || (isVerb(first.toLowerCase()) && rest.length > 0))
    return null
  const verb = verbFor(`${article}${thing}`)
  return verb === '' ? null : `${verb}${article}${thing}`
}

/** A sentence in which what is chosen behind a story is put as a wish: `never ran further than the bus stop, so 10k it is`. */
export function withThatItIs(text: string): string {
  return text.replaceAll(FORM, (all, pause: string, article: string, thing: string) => {
    const deed = deedOf(article, thing)
    if (deed === null) return all
    return `${/[,;.!]/.test(pause) || pause === '' ? pause : ', '}I want to ${deed}`
  })
}
