import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

const TIME = `(?:(?:on |every )?(?:${DAY}|weekends|weekdays)|(?:in the )?(?:mornings?|afternoons?|evenings?)|after |before |at )`
const DATE = '(?=(?:on )?(?:the )?(?:\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))'
const LENGTH = '(?:about |like |maybe )?(?:\\d+ ?(?:minutes?|mins?|hours?|hrs?|h)|an hour|half an hour)'

const ALLOWED = `(?:the )?(?:weekends|weekdays|${DAY}(?:(?:,| and| &|,? and)? ?${DAY}){0,3})(?![a-z])`

/**
 * How people say in passing what time there is, who comes and what their money is for, in words that the grammar reads: `we're both free
 * on Sundays`, `I only get 10 mins a day`, `parents visiting Dec 19`, `put 350 a month towards it`.
 */
export const PLAINER_ASIDES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `knee exercises every morning, | surgery was in October`: it is past
  [
    /([,;.]\s+|\s\()((?:knee |hip |heart |back |shoulder )?(?:surgery|operation|op|accident|injury|stroke|fracture|birth|divorce)) (?=was (?:in|on|last|on the) )/gi,
    '$1my $2 ',
  ],
  // `weekends | r | fine`
  [
    /(?<=(?:days|ends|nights|ings)) r (?=(?:fine|ok|okay|good|free|allowed|out|bad|off|best|busy|full)\b)/gi,
    ' are ',
  ],
  [
    /\b(kids|children|twins|boys|girls) r (?=(?:in bed|asleep|at|out|home|in school|sleeping|up|awake)\b)/gi,
    '$1 are ',
  ],
  // `dont drink on weeknights, max 2 on Fridays`: the first is the goal.
  [
    new RegExp(
      `^(\\s*)(?:don['’]?t|do not) drink(?: alcohol)? (?=(?:on |during )(?:weeknights|weekdays|workdays|${DAY})[^,;.]{0,20}[,;.] ?(?:only|max|at most|up to|just) )`,
      'gi',
    ),
    '$1no alcohol ',
  ],
  [/([,;.] +)(?:and )?get paid (?=on |every |monthly|weekly)/gi, '$1i get paid '],
  [
    new RegExp(
      `^(\\s*)(?:(?:my|our|the) )?((?:parents|in-?laws|family|friends|grandparents|mum|mom|dad|sister|brother|guests|visitors)(?: and [a-z]+)?) (?:are |is )?(?:visiting|coming|arriving)(?: (?:over|round|to stay|us))? ${DATE}`,
      'gi',
    ),
    '$1my $2 come ',
  ],
  // `smoking for 12 years, costs me 300 a month, want to stop`
  [
    /^(\s*)(?=(?:smoking|vaping|drinking|gaming|gambling|biting my nails) (?:for|since) (?:\d|an?\b|two|three|four|five|ten|i\b))/gi,
    "$1i've been ",
  ],
  [/(?<=[,;.] +)(?:and )?cost(?:s|ing) me (?=[€$£]?\d)/gi, 'it costs me '],
  // `cut down smoking to 5 a day only`
  [/(?<=\bto [€$£]?\d[\d.,]*(?: [a-z]+)? (?:a|per|each) (?:day|week|month)) only(?=\s*(?:[,;.!]|$))/gi, ''],
  // `boss wants it by Friday`
  [
    /(?<=[,;.] +|^)(boss|supervisor|teacher|coach|editor|client|manager|professor|tutor) (?=(?:wants|needs|expects) (?:it|this|that) )/gi,
    'my $1 ',
  ],
  // `save 250 every payday (the last Friday of the month)`
  [
    new RegExp(
      `(?<=\\d[\\d.,]*k?(?: (?:euros?|dollars?|pounds|quid))? )(?:every|each|per) pay ?day(?: is|,)? ?\\(?(?:on |which is )?(?:the )?(?:last (?:${DAY}|(?:working )?day) (?:of|in) (?:the|each|every) month|\\d{1,2}(?:st|nd|rd|th)(?: of (?:the|each|every) month)?)\\)?`,
      'gi',
    ),
    'a month',
  ],
  [/ \((?:ever|at all|period|full stop)!*\)/gi, ''],
  [
    /(?<=[,;.] +|^)(?:i )?want (?=\d{1,6} (?:(?:new|more|paying) )?(?:clients|customers|followers|subscribers|members|readers|patrons)\b)/gi,
    'I want to get ',
  ],
  [/(?<=\d[^,.;]{0,30}) towards? (?:it|this|that|them)\b/gi, ''],
  [/\b((?:put|set)(?:ting)? (?:away|aside) [^,.;]{1,30}) as (?=(?:an?|my|our) )/gi, '$1 for '],
  [new RegExp(`\\bwe(?:['’]?re| are) both free (?=${TIME})`, 'gi'), "I'm free "],
  // `me and my sister | every other weekend`: who is there, and when
  [
    new RegExp(
      `([,;.] ?)((?:just )?me and (?:my|the) [a-z]+) (?=(?:every|each|on) (?:other |second )?(?:${DAY}|weekend|week|day)|weekends|weekdays)`,
      'gi',
    ),
    '$1$2, ',
  ],
  // `i can only | read on the train`: it is what is wanted.
  [
    /^(\s*)(?:i|we) can only (read|write|study|practi[sc]e|learn|draw|knit|sew|meditate) (?=(?:on (?:the|my) (?:train|bus|tube|commute|way)|in bed|at (?:work|lunch|home|night)|(?:in|during|over) (?:my )?lunch))/gi,
    '$1I want to $2 ',
  ],
  // `so I can only study for my exam | in the afternoons`: the time is the only one, and not the deed.
  [
    new RegExp(
      `(^|so )i can only ((?:study|learn|practi[sc]e|train|revise|work on|write|read|paint|draw)(?: (?!with\\b)[a-z]+){1,6}?) ((?:in the (?:mornings?|afternoons?|evenings?)|on (?:weekends|weekdays|${DAY}s))\\b)`,
      'gi',
    ),
    '$1I want to $2 only $3',
  ],
  // `cut down drinking to weekends only`, `cut back on beer to just Fridays`
  [
    new RegExp(
      `^(\\s*(?:(?:i )?(?:want|need|would like|plan) to )?)(?:cut|limit|reduce|keep|bring)(?: (?:down|back))?(?: on)?(?: my)? ([a-z]+(?: (?!down\\b|back\\b)[a-z]+)?)(?: (?:down|back))? to (?:(?:just|only) (${ALLOWED})(?: only)?|(${ALLOWED}) (?:only|alone)(?! \\d))`,
      'gi',
    ),
    (_all, lead = '', thing = '', first = '', second = '') => `${lead}limit ${thing} to ${first || second}`,
  ],
  [
    new RegExp(`,? (?:so )?(?:i|we) only (?:get|find|manage) (${LENGTH} (?:a|per|each) day)\\b`, 'gi'),
    ', $1',
  ],
  [new RegExp(`^(\\s*)(?:i|we) only (?:get|find|manage) (${LENGTH} (?:a|per|each) day)\\b`, 'gi'), '$1$2'],
  [/([,;] +)(?:esp|especially|particularly) (?=no )/gi, '$1'],
]
