import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

/** What says how often, how long or on which days. */
const FACT = `(?:just |maybe |like |only )?(?:\\d|twice|once|two|three|four|five|six|every|each|daily|an hour|half an hour|a couple of|weekdays|weekends|${DAY})`
const GIVES_UP =
  '(?:giv(?:e|ing) up on|skip(?:ping)?|drop(?:ping)?|quit(?:ting)?|neglect(?:ing)?|avoid(?:ing)?|abandon(?:ing)?|miss(?:ing)?)'
const LENGTH = '(?:\\d{1,3} ?(?:hours?|hrs?|h|minutes?|mins?|min)|an hour|half an hour)'
const LANGUAGE =
  '(?:english|spanish|french|german|italian|portuguese|dutch|polish|russian|japanese|chinese|mandarin|korean|arabic|turkish|greek|swedish|norwegian|danish|welsh)'

/** `make 1 hour of English`: that is to learn it. */
const OF_LANGUAGE: Rewriting = (_all, length = '', language = '') => `learn ${language} ${length}`

/**
 * How a message begins where it is no wish yet, in words that the grammar reads: `I keep skipping the gym. Twice a week …` is about the gym,
 * `I'd like my old fitness back` is to get it back.
 */
export const PLAINER_STARTS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `^\\s*(?:(?:i|we) )?(?:keep|kept|always|constantly) ${GIVES_UP} (?:going to )?((?:(?:the|my) )?[a-z]+(?: [a-z]+)?)(?:[,.;:!]+| -) (?=${FACT})`,
      'gi',
    ),
    '$1, ',
  ],
  [
    /\b(?:i['’]?d|i would|we['’]?d|we would) (?:really |just |also )?(?:like|love) (my|our) ((?:[a-z]+ ){0,2}[a-z]+) back(?=[ ,.;!]|$)/gi,
    'I want to get $1 $2 back',
  ],
  [new RegExp(`\\bmake (${LENGTH}) of (${LANGUAGE})(?= |,|\\.|$)`, 'gi'), OF_LANGUAGE],
  // `just want 15 minutes a day of Spanish`
  [
    new RegExp(`\\b(want|need) (${LENGTH}) (a|per|every|each) day of (${LANGUAGE})(?= |,|\\.|$)`, 'gi'),
    '$1 to learn $4 $2 $3 day',
  ],
  [
    new RegExp(`\\bwant ((?:(?:real|proper|more|some|good|normal) )?${LANGUAGE} conversations?)\\b`, 'gi'),
    'want to have $1',
  ],
  // `a newborn, so I only | get | 10 minutes a day`
  [new RegExp(`\\b(i|we) ((?:only|just) )get (?=(?:about |around |like )?${LENGTH})`, 'gi'), '$1 $2have '],
  [/\ball the days\b(?! (?:i|we|that|when|of|in)\b)/gi, 'every day'],
  [/ (?:u+m+|u+h+|e+r+m+)(?= )/gi, ','],
]
