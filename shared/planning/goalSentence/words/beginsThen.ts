import { MONTH } from './monthNames.ts'
import type { Rewriting } from './plainerLeads.ts'
import { isVerb } from './verbs.ts'

const DATE = `(?:in|on|from|next|this) (?:the )?(?:(?:early|mid|late|end of)[ -])?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:${MONTH}|month|week|year|spring|summer|autumn|winter)(?: \\d{1,2}(?:st|nd|rd|th)?)?(?![a-z])`
const JOB = '(?:job|role|position|post|internship|apprenticeship|school|placement)'
/** Of what begins only a job is something that somebody gets ready for: of a course or an instrument the beginning is the start. */
const RETURNS = `(?:(?:(?:going|getting|coming) back (?:to|at)|returning to|back (?:to|at)) (?!(?:in|on|at|from|with|next|tomorrow|today|monday|slow|slowly)\\b)|(?:starting|beginning|joining) (?=(?:(?:an?|my|the|our) )?(?:new )?(?:[a-z]+ )??(?:${JOB}|work|uni|university|college|nursery|army|navy|police|team|firm|company)\\b))`
const WORDS = "(?:[a-z'-]+ ){1,6}?"

/** `starting a new job in February, | learn Excel`: somebody does so where a deed follows. */
const BEFORE_DEED: Rewriting = (all, lead = '', told = '', pause = '', verb = '') =>
  isVerb(verb.toLowerCase()) ? `${lead}i'm ${told}${pause}${verb}` : all

/**
 * What begins or is gone back to on a date, in words that the grammar reads as such: as the reason, before the goal, and as something that
 * somebody has from then on.
 */
export const BEGINS_THEN: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  [
    new RegExp(
      `^((?:(?:so|ok|hi|hey),? )?)(${RETURNS}${WORDS}${DATE}(?: after [^,;.!?]{3,30})?)((?:,| -|;|\\.)+ (?:(?:and|so) )?)([a-z]+)(?= )`,
      'gi',
    ),
    BEFORE_DEED,
  ],
  [
    new RegExp(`^((?:(?:so|ok|hi|hey),? )?)(?:my )?new (${JOB}) (${DATE})(?=(?:,| -|;|\\.) )`, 'gi'),
    '$1my new $2 starts $3',
  ],
  [
    new RegExp(
      `\\b(?:i|we)(?:['’]?ve| have)(?: got)? an? (?:new )?(${JOB}) (?:(?:starting|that starts|which starts|beginning) )?(?:from |starting )?(${DATE})`,
      'gi',
    ),
    (_all, job = '', date = '') => `i start a new ${job} ${date.replace(/^from /i, 'in ')}`,
  ],
  [new RegExp(`\\b(?:my|the) (?:new )?work (starts|begins) (?=${DATE})`, 'gi'), 'my new job $1 '],
  // `as I'm going back to work in March`
  [
    new RegExp(
      `,? (?:as|because|since|cos|cause) ((?:i['’]?m|i am|we['’]?re|we are) ${RETURNS}${WORDS}${DATE})`,
      'gi',
    ),
    ', $1',
  ],
  // `do yoga, starting a class in January`: from then on.
  [
    new RegExp(
      `([,;] )(?:starting|beginning) (?:an?|the|my) (?:new )?(?:[a-z]+ )?(?:class|course|plan|programme?|lessons|challenge|block) (?=${DATE})`,
      'gi',
    ),
    '$1starting ',
  ],
]
