import { CLOCK, DAY } from './typedDays.ts'
import type { Rewriting } from './plainerLeads.ts'

const DAYS = `(?:${DAY}(?:(?:,| and| &|,? and)? ${DAY}){0,4}|weekends|weekdays|weeknights|the weekend)(?![a-z])`
/** What is done in a session, whatever the goal is; `can only eat on Sundays` is something else. */
const AT_IT =
  '(?:exercise|work ?out|train|practi[sc]e|study|revise|learn|rehearse|get (?:to|round to) (?:it|this|that)|work on (?:it|this|that)|do (?:it|this|that|sport|something|things))'
const WHEN = `(?:(?:on |at )?${DAYS}|in the (?:mornings?|afternoons?|evenings?)|mornings|afternoons|evenings|(?:after|before|between|from) \\d)`
/** `my husband can only exercise on Sundays` is his time. */
const NOT_OTHERS = '(?<!\\b(?:he|she|they|who|(?:my|our|his|her|their|the) [a-z]+) )'
const OFF = '(?:days? off(?: work)?|free days?|off[- ]days?)'
const WHICH = "(?: \\(|,? which (?:is|are)(?: on)?|,? that(?:['’]?s| is)|:|,| -| –)? ?(?:on )?"

const HOURS = `${CLOCK}(?: ?[ap]m)? ?(?:to|till|until|-|–) ?${CLOCK}(?: ?[ap]m)?`
const CARED_FOR =
  '(?:kids?|children|kiddos?|baby|babies|twins|toddlers?|boys?|girls?|sons?|daughters?|little (?:one|ones)|lo)'
const SOMEBODY = `(?:(?:my|our|the|both) )?(?:(?:youngest|eldest|oldest|\\d[- ]year[- ]old) )?(?:${CARED_FOR}|husband|hubby|wife|partner|boyfriend|girlfriend|flatmate|roommate|neighbou?rs?|mum|mom|dad|youngest|eldest)`
const THEN = `(?:(?:only |just )?then(?: (?:only|is best|works(?: best)?|please))?|(?:in|during|at|within) (?:that|this)(?: (?:time|window|slot|gap))?|(?:i|we) (?:can|could|will|['’]?ll) (?:only )?(?:do (?:it|this|that)|${AT_IT}) (?:only )?then)`
/** Nothing between these says that the time is not free: `kids are home 3 to 8, so not then`. */
const TIME_OF_OTHERS = `((?:^|[,;.] ?|\\b(?:and|as|since|because|cos|while) )${SOMEBODY}(?:['’]?s|['’]?re| is| are)? (?!home\\b|at home\\b|awake\\b)(?:(?!(?:not|never|doesnt|dont|isnt|arent|no)\\b)[a-z]+ ){0,4}(?:from |between )?${HOURS})`

const NAMES: Record<string, string> = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
}
/** `weds` is `wednesday`. */
function dayOf(said: string): string {
  return NAMES[said.slice(0, 3).toLowerCase()] ?? said
}

/**
 * When there is time for a goal, in words that the grammar reads: `can only exercise on sun and mon` says `only on sun and mon`, and `the
 * kids are at school 9 to 3 so then` says `so that's when`.
 */
export const PLAINER_FREE_TIME: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `only able to work on it`
  [/\b(?:only|just) able to (?=[a-z])/gi, 'can only '],
  [
    new RegExp(
      `${NOT_OTHERS}\\b(?:(?:i|we)(?:['’]?m| am|['’]?re| are)? )?can only (?:do (?:it|this|that|things|sport|something) |${AT_IT} )?(?:on )?(?:my|our) ${OFF}${WHICH}(${DAYS})\\)?`,
      'gi',
    ),
    'only on $1',
  ],
  // `he works nights so i can only exercise thurs to sunday`: that is read with what it follows from.
  [
    new RegExp(
      `(?<!\\bso (?:(?:i|we) )?(?=[^,;.]{0,60}${DAY} ?(?:to|-|–|through|till|until) ?${DAY}))${NOT_OTHERS}\\b(?:(?:i|we) )?can (?:only|just) ${AT_IT} (?=${WHEN})`,
      'gi',
    ),
    'only ',
  ],
  // `saturdays all day and sunday afternoons`
  [
    new RegExp(
      `\\b(${DAYS}) (?:all day(?: long)?|(?:at )?any ?time|the whole day) and (?:on )?(${DAY}) (mornings?|afternoons?|evenings?|nights?)(?=\\s*(?:[,;.!)]|$))`,
      'gi',
    ),
    (_all, days = '', day = '', part = '') => `${days} and every ${dayOf(day)} ${part.replace(/s$/, '')}`,
  ],
  [new RegExp(`${TIME_OF_OTHERS},? so ${THEN}(?=\\s*(?:[,;.!)]|$))`, 'gi'), "$1 so that's when"],
  [
    new RegExp(
      `${TIME_OF_OTHERS},? (?:so )?(?:that['’]?s|that is|is) when (?:i|we) (?:have|['’]ve got|got|get) (?:some |free |my |a bit of )*time(?=\\s*(?:[,;.!)]|$))`,
      'gi',
    ),
    "$1 so that's when",
  ],
  // `the neighbours are home after 6 so before then`
  [
    new RegExp(
      `((?:^|[,;.] ?|\\b(?:and|as|since|because|cos) )${SOMEBODY}[^,;.\\d]{0,30}) (after|from|at|by|around|until|till) (${CLOCK})( ?[ap]m)?,? so (?:(?:only|just|it has to be|always|must be|ideally) )*before (?:then|that)(?=\\s*(?:[,;.!)]|$))`,
      'gi',
    ),
    (_all, told = '', _at = '', hour = '', half = '') =>
      `${/^[,;.]/.exec(told)?.[0] ?? ''} only before ${hour}${half ?? (Number.parseInt(hour, 10) < 8 ? 'pm' : '')}`,
  ],
  // `baby naps 1 to 3 so that's when i want to learn French`: somebody's
  [
    new RegExp(
      `(^|[,;.] ?|\\b(?:and|as|since|because|cos) )(?=${CARED_FOR} (?:[a-z]+ ){0,4}(?:from |between )?${HOURS},? so that['’]?s when (?:i|we)\\b)`,
      'gi',
    ),
    '$1my ',
  ],
  // `1 to 3`: how long it takes is not said.
  [
    new RegExp(
      `(?<=${CARED_FOR} (?:[a-z]+ ){0,4}(?:from |between )?\\d{1,2} ?(?:to|till|until|-|–) ?\\d{1,2})(,? so that['’]?s when) (?=(?:i|we)(?:['’]?d| would)? (?:want|like|love|wanna|need|plan|hope)\\b)`,
      'gi',
    ),
    '$1, ',
  ],
]
