import type { Rewriting } from './plainerLeads.ts'

const NOT_QUITE = "(?<!\\b(?:almost|nearly|never|once|tried to|trying to|not|didn’t|didn't|to)\\s)"
const LED =
  '(?:talked|roped|dragged|pulled|tricked|bullied|pushed|dared|signed|entered|put|booked) (?:me|us)(?: down)? (?:up )?(?:in ?to|for|on) (?:do(?:ing)? |run(?:ning)? )?'
const SOMEBODY =
  '(?:(?:my|the|an?|our|some) [a-z]+(?: (?!almost\\b|nearly\\b|never\\b|once\\b)[a-z]+){0,2}?|somebody|someone|[a-z]+)(?: (?:has|have|just|finally|somehow)){0,2} '
const BEEN =
  "(?:(?:i|we)(?:['’]?ve| have)? )?(?:(?:just|somehow|stupidly|finally) )?(?:got|been|was|were|let myself be|get|got myself) (?:talked|roped|dragged|tricked|signed|bullied|pushed) (?:up )?(?:in ?to|for) (?:do(?:ing)? |run(?:ning)? )?"
const RACE =
  "((?:an?|the|this|my first|our first|his|her) (?:(?!in\\b|on\\b|at\\b)[a-z\\d'’-]+ ){0,3}?(?:marathon|triathlon|duathlon|ironman|race|fun run|run|10k|5k|15k|ultra|swim|bike ride|sportive|regatta|tough mudder|hyrox|hike|trek|tournament|championship))"
const SHOW =
  "((?:an?|the|this) (?:(?!in\\b|on\\b|at\\b)[a-z\\d'’-]+ ){0,3}?(?:show|concert|recital|gig|open mic|play|musical|panto|quiz|competition|contest|audition|talk|speech|presentation|debate))"
const END = '(?=\\s*(?:[,;.!]|$)| (?:on|in|at|this|next|for|by|with|and|so) )'

const TRAIN: Rewriting = (_all, before = '', thing = '') => `${before}I want to train for ${first(thing)}`
const PREPARE: Rewriting = (_all, before = '', thing = '') => `${before}I want to prepare for ${first(thing)}`

/** `my first marathon` stays; `this 10k` is `the 10k`. */
function first(thing: string): string {
  return thing.replace(/^this /i, 'the ').replace(/^(?:his|her) /i, 'the ')
}

const LEADS = [
  `(^|[,;.!] ?|\\s(?:and|so|but) )${BEEN}`,
  `(^|[,;.!] ?|\\s(?:and|so|but) )${SOMEBODY}${NOT_QUITE}${LED}`,
]

/** What somebody was talked into is trained or prepared for: `a friend talked me into a sprint triathlon on June 12`. */
export const TALKED_INTO: readonly (readonly [form: RegExp, plain: Rewriting])[] = LEADS.flatMap(
  (lead): (readonly [form: RegExp, plain: Rewriting])[] => [
    [new RegExp(`${lead}${RACE}${END}`, 'gi'), TRAIN],
    [new RegExp(`${lead}${SHOW}${END}`, 'gi'), PREPARE],
  ],
)
