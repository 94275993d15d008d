import { MONTH } from './monthNames.ts'
import type { Rewriting } from './plainerLeads.ts'

const FAILS =
  "(?:(?:i|we)(?:['’]?ve|['’]?m| have| am)? )?(?:(?:just|already|still|now|recently|sadly) )*(?:keep (?:on )?failing|kept (?:on )?failing|failed|flunked|bombed|failing|about to fail|did(?:n['’]?t| not) pass|have(?:n['’]?t| not) passed|can['’]?t (?:seem to )?pass) "
/** How often and when it was. */
const HOW = `(?: \\([^()]{1,20}\\))?(?: (?:lol|haha|ugh|tbh|sadly|unfortunately|obviously|of course|so far|again|badly|once|twice|thrice|already|before|(?:\\d|two|three|four|five|several|so many|a few) times|in a row|by (?:a |one |two |\\d+ )?(?:points?|marks?|percent|mile)|(?:late |early )?last (?:week|month|year|term|semester|summer|winter|spring|autumn|time|${MONTH})|(?:back )?in (?:(?:the )?(?:spring|summer|autumn|winter)|${MONTH})|this (?:week|month|year|term|semester|summer|spring|autumn)|yesterday|(?:a|\\d+|two|three|a few) (?:days?|weeks?|months?|years?) ago))*`
const STOP =
  '(?:again|badly|once|twice|thrice|already|before|last|this|in|by|on|at|and|so|but|yesterday|because|for|with|from|is|are|was|next|now|i|we|several|two|three|a)'
const THING = `((?:(?:my|the|our|an?) )?(?!(?:at|it|this|that|to|in|on|my|the|our|every|everything|them|with|again|as|no|dry|half|diets?|sugar|keto|budget(?:ing)?|marathon|resolutions?|challenge)\\b)[a-z\\d'’-]+(?: (?!${STOP}\\b)[a-z\\d'’-]+){0,3}?)`
const NTH = '(?:next|second|third|fourth|fifth|last|new|final|other|2nd|3rd|4th|5th)'
const AGAIN =
  '(?:re-?booked(?: it)?|re-?(?:sit|take|test|do|sitting|taking|doing|sits|takes)(?: (?:it|that|them|the exam|the test|exam|test|date))?|(?:sit|sitting|take|taking|try|trying|do|doing)(?: it| that| them| the exam| the test)? again' +
  `|${NTH} (?:one|try|attempt|test|go|exam|date|chance|time|shot|round|slot|sitting)|(?:test|exam|try|attempt) (?:number|no\\.?|#) ?[a-z\\d]+|booked (?:(?:in )?again|another(?: one)?|a new one|it again)|(?:tests?|exams?|finals?))`
const LEAD =
  "(?:(?:so|and|but|now|i|i['’]m|we|have|has|need|want|to|got|gotta|my|the|a|am|there's|with) ){0,8}"
const IS = "(?:['’]s| (?:is|are|starts?|begins?|it['’]?s|booked|set|scheduled|now|coming up)){0,5}"
const DATE = `(?:(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b|\\d{1,2}(?: of)? (?:${MONTH})|(?:(?:early|mid|late|end of|mid-|beginning of)[ -]?)?(?:${MONTH})\\b|(?:\\d+|two|three|four|six) (?:days|weeks|months)|next (?:week|month|term|semester|spring|summer)|(?:the )?(?:spring|summer|autumn|winter)\\b|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)`

/** `on 9 December`, `in February`. */
const AT_DATE: Rewriting = (_all, before = '', thing = '', side = '', date = '') => {
  const on =
    side.trim() === '' || side.trim() === 'for'
      ? /^(?:the )?\d/.test(date)
        ? 'on '
        : 'in '
      : `${side.trim()} `
  return `${before}I want to pass ${thing} ${/^(?:next|tomorrow)/i.test(date) ? '' : on}${date}`
}

/**
 * What somebody has failed or keeps failing is to be passed on the day on which it comes again: `I keep failing my theory test, next one is 9
 * December`, `failed my B1 exam last month, resit 20 Jan`.
 */
export const FAILED_EXAMS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `(^|[.!;]\\s*|^(?:so|ok|hi|ugh|well|hey),? )${FAILS}${THING}${HOW}(?:,|;|\\.| -|,? and|,? so|,? but) ${LEAD}${AGAIN}${IS}((?: (?:for|on|in|by|at))?)(?:,|:)? (${DATE})`,
      'gi',
    ),
    AT_DATE,
  ],
  // `keep failing at diets, | lose 5 kg`: only told.
  [
    /^((?:(?:so|ok|ugh|well),? )?)(?:i )?keep (?:on )?failing (?=(?:at|with) [^,.;]{3,40}[,.;] )/gi,
    '$1I always failed ',
  ],
  // `keep failing maths`: without a date it is to be passed as well.
  [
    new RegExp(
      `(^|^(?:so|ok|hi|ugh|well|hey),? )(?:(?:i|we) )?keep (?:on )?failing ${THING}(?=,|\\.|;| and | so |$)`,
      'gi',
    ),
    '$1I want to pass $2',
  ],
]
