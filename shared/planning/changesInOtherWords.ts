const ASKED =
  "(?:please |ok(?:ay)?,? |hmm+,? |(?:can|could) (?:we|you|i) |let'?s |i(?:'d)? (?:want|need|like|have) to )*"
const PLAN = '(?:it all|it|this|that|everything|all of it|(?:the|my) (?:whole |entire )?(?:plan|thing|start))'
/** What follows is a date, and no hour. */
const NO_HOUR =
  '(?!\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|h\\b|o)|noon|midday|the (?:morning|afternoon|evening|night)|after (?:lunch|dinner|work|breakfast|school)|later|tonight)'
const CALENDAR =
  '(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:(?:early |mid[- ]?|late )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\b|next (?:week|month|year)|new year|after |(?:start|beginning|end|middle) of )'
const IS_TOO = '(?:is|are|would be|feels?|seems?|sounds?) (?:a (?:bit|little) |way |far |much |just )*too '
const TO_ME = '(?: for me| to me| at the moment| right now| now)*[\\s.!]*$'
const TIMES =
  '(?:(?:\\d|two|three|four|five|six|seven) ?(?:x|times|days|sessions)(?: (?:a|per|each) week)?|once a week|twice(?: a week)?|every day|daily)'

/** Changes of a plan in other words, with those that `changeOfGoal` reads: `wait until January` is `not before January`. */
export const PLAINER: readonly (readonly [words: RegExp, plain: string])[] = [
  [/\b(minutes?|mins?|hours?) long\b/i, '$1'],
  [/\b(?:a|one) (?:full|whole) hour\b/i, 'an hour'],
  // No later than now is meant.
  [/\b(\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?) or later\b/i, 'after $1'],
  [/^(?:i (?:have|need) to be )?(?:done|finished) by (?=\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)\b)/i, 'before '],
  [
    /^(?:i'?m|i am) (?:always |usually |just )?(?:too |so )?(?:tired|exhausted|dead|useless|busy) (?=(?:in|at|during|on) (?:the )?(?:mornings?|afternoons?|evenings?|nights?)\b)/i,
    'not ',
  ],
  [/^((?:start|begin)) it (?=after\b)/i, '$1 '],
  // What waits until a date begins then.
  [
    new RegExp(
      `^${ASKED}(?:wait|hold off|hold on|leave (?:it|this|that|everything)|(?:put off|postpone|delay) ${PLAN}|put ${PLAN} off)(?: with (?:it|this|that|the plan))? (?:to|until|till?) ${NO_HOUR}`,
      'i',
    ),
    'not before ',
  ],
  [
    new RegExp(
      `^${ASKED}(?:move|push|shift|bump|put|set|postpone|delay) (?:the|my) start(?: date| day)?(?: back| out| off)? (?:to|until|till?) `,
      'i',
    ),
    'not before ',
  ],
  [
    new RegExp(
      `^${ASKED}(?:move|push|shift|bump) ${PLAN}(?: back| out)? (?:to|until|till?) (?=${CALENDAR})`,
      'i',
    ),
    'not before ',
  ],
  [
    /^(?:please )?(?:(?:don'?t|do not|never|not) (?:start|begin)(?: it)? (?:before|until|till?)|nothing before|(?:start|begin)(?: it)? only (?:in|on|from|after)|only (?:start|begin)(?: it)? (?:in|on|from)) /i,
    'not before ',
  ],
  // The length or the rhythm of the plan, with what is wrong about it.
  [
    new RegExp(
      `^(?:the |my )?(?:sessions? of )?(?:\\d{1,3}|half an|an|one|two|a full) ?(?:minutes?|mins?|hours?|hrs?)(?: (?:a|per) (?:day|session|time)| each| sessions?)? ${IS_TOO}(?:long|much)${TO_ME}`,
      'i',
    ),
    'shorter',
  ],
  [
    new RegExp(
      `^(?:the |my )?(?:\\d{1,3}|half an|an|one|two|a full) ?(?:minutes?|mins?|hours?|hrs?)(?: (?:a|per) (?:day|session|time)| each| sessions?)? (?:${IS_TOO}(?:short|little)|(?:isn'?t|is not|are not|aren'?t) (?:long )?enough)${TO_ME}`,
      'i',
    ),
    'longer',
  ],
  [new RegExp(`^${TIMES} ${IS_TOO}(?:much|many|often)${TO_ME}`, 'i'), 'fewer'],
  [
    new RegExp(
      `^${TIMES} (?:${IS_TOO}(?:little|few|rare|rarely)|(?:is|are)(?: not|n'?t) (?:often )?enough)${TO_ME}`,
      'i',
    ),
    'more often',
  ],
]
