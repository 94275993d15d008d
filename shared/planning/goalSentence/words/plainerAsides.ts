import type { Rewriting } from './plainerLeads.ts'
import { DAY } from './typedDays.ts'

const TIME = `(?:(?:on |every )?(?:${DAY}|weekends|weekdays)|(?:in the )?(?:mornings?|afternoons?|evenings?)|after |before |at )`
const DATE = '(?=(?:on )?(?:the )?(?:\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))'
const LENGTH = '(?:about |like |maybe )?(?:\\d+ ?(?:minutes?|mins?|hours?|hrs?|h)|an hour|half an hour)'

/**
 * How people say in passing what time there is, who comes and what their money is for, in words that the grammar reads: `we're both free
 * on Sundays`, `I only get 10 mins a day`, `parents visiting Dec 19`, `put 350 a month towards it`.
 */
export const PLAINER_ASIDES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `weekends | r | fine`
  [
    /(?<=(?:days|ends|nights|ings)) r (?=(?:fine|ok|okay|good|free|allowed|out|bad|off|best|busy|full)\b)/gi,
    ' are ',
  ],
  [/([,;.] +)(?:and )?get paid (?=on |every |monthly|weekly)/gi, '$1i get paid '],
  [
    new RegExp(
      `^(\\s*)(?:(?:my|our|the) )?((?:parents|in-?laws|family|friends|grandparents|mum|mom|dad|sister|brother|guests|visitors)(?: and [a-z]+)?) (?:are |is )?(?:visiting|coming|arriving)(?: (?:over|round|to stay|us))? ${DATE}`,
      'gi',
    ),
    '$1my $2 come ',
  ],
  [/(?<=\d[^,.;]{0,30}) towards? (?:it|this|that|them)\b/gi, ''],
  [/\b((?:put|set)(?:ting)? (?:away|aside) [^,.;]{1,30}) as (?=(?:an?|my|our) )/gi, '$1 for '],
  [new RegExp(`\\bwe(?:['’]?re| are) both free (?=${TIME})`, 'gi'), "I'm free "],
  // `so I can only study for my exam | in the afternoons`: the time is the only one, and not the deed.
  [
    new RegExp(
      `(^|so )i can only ((?:study|learn|practi[sc]e|train|revise|work on|write|read|paint|draw)(?: (?!with\\b)[a-z]+){1,6}?) ((?:in the (?:mornings?|afternoons?|evenings?)|on (?:weekends|weekdays|${DAY}s))\\b)`,
      'gi',
    ),
    '$1I want to $2 only $3',
  ],
  [
    new RegExp(`^(\\s*)(?:cut|limit|reduce|keep) ([a-z]+) (?:down )?to ((?:weekends|${DAY}s)\\b) only`, 'gi'),
    '$1limit $2 to $3',
  ],
  [
    new RegExp(`,? (?:so )?(?:i|we) only (?:get|find|manage) (${LENGTH} (?:a|per|each) day)\\b`, 'gi'),
    ', $1',
  ],
  [new RegExp(`^(\\s*)(?:i|we) only (?:get|find|manage) (${LENGTH} (?:a|per|each) day)\\b`, 'gi'), '$1$2'],
  [/\bi(?:['’]?d| would) (?:like|love) my ([a-z]+(?: [a-z]+)?) back\b/gi, 'I want to get my $1 back'],
  [/([,;] +)(?:esp|especially|particularly) (?=no )/gi, '$1'],
]
