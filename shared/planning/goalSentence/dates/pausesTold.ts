const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'
const DAY = `(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?${MONTH})?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`
const RANGE = `(?:from |between |on )?(${DAY}(?: ?[-–/] ?| (?:to|until|till|and) )${DAY})`
const WHILE = "(?: (?:while|when|as|because|for|since) [a-z' ]{2,40})?"
const SO_NOT =
  "so (?:that )?(?:not|no|nothing|none|(?:i|we) (?:can'?t|cannot|won'?t|don'?t))(?: [a-z]+){0,3} then"

/** Ways to tell of a pause, each as a whole part of a sentence; with its dates behind `nothing`. */
const FORMS: readonly (readonly [form: RegExp, plain: string])[] = [
  // `the pool is shut over Christmas`, `pool shuts 21 Dec to 3 Jan`
  [
    new RegExp(`^(?:the |my |our )?[a-z]+ (?:is |are |will be )?(?:shuts?|closed|closes) ${RANGE}$`),
    'nothing from $1',
  ],
  [
    new RegExp(
      `^(?:the |my |our )?[a-z]+ (?:is|are|will be) (?:shut|closed) (?:over|during|for|in) (?:the )?((?:christmas|xmas|easter|new year)(?: (?:week|break|holidays?|period))?|${MONTH})$`,
    ),
    'nothing over $1',
  ],
  // `with a break from 15 to 28 February while I'm skiing`
  [
    new RegExp(`^(?:with |taking |having )?an? (?:[a-z]+ )?(?:break|pause) ${RANGE}${WHILE}$`),
    'nothing from $1',
  ],
  [new RegExp(`^(?:pausing|stopping|resting|skipping) ${RANGE}${WHILE}$`), 'nothing from $1'],
  // `the 14th/15th of March is out`
  [
    new RegExp(`^${RANGE} (?:is|are|'s) (?:out|off|no good|not possible|impossible|taken|booked)$`),
    'nothing from $1',
  ],
  [
    new RegExp(
      `^(?:pausing|resting|skipping) (?:in |during |for |over )?(?:the whole of |all of |the whole month of |all )?(${MONTH})$`,
    ),
    'nothing in $1',
  ],
  [new RegExp(`^(?:nothing|none) (?:in |during )?this (${MONTH})$`), 'nothing in $1'],
  [new RegExp(`^no (?:study|exercise|writing|painting|reading|sport) ${RANGE}$`), 'nothing from $1'],
  // `gran visits 10 to 17 December so no study then`
  [new RegExp(`^[a-z' ]{3,40} ${RANGE},? ${SO_NOT}$`), 'nothing from $1'],
]

/**
 * What a part of a sentence leaves out, in words that are read as dates away: `pool shuts 21 Dec to 3 Jan` says `nothing from 21 Dec to
 * 3 Jan`. Null where it tells of no pause.
 */
export function pauseTold(part: string): string | null {
  const said = part
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^(?:(?:but|and|so|also) )+/, '')
    .replace(/[\s,;:.!?)]+$/, '')
  if (said.length > LONGEST || !IS_DATED.test(said)) return null
  for (const [form, plain] of FORMS) if (form.test(said)) return said.replace(form, plain)
  return null
}
const LONGEST = 120
const IS_DATED = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|xmas|easter|new year)/
