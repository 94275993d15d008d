import type { Rewriting } from './plainerLeads.ts'
import { MONTH } from './monthNames.ts'
import { CLOCK, DAY } from './typedDays.ts'

/** Parts of regular expressions over the text as it was typed. */
const DAYS = `(?:${DAY}(?:(?:,| and| &|,? and)? ?${DAY}){0,4}|weekdays|weekends)(?![a-z])`
const ONE_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)'
const ASLEEP_ONES =
  '(?:(?:my|the|our) )?(?:kids?|children|baby|twins|toddlers?|little (?:one|ones)|boys|girls|son|daughter)'
const ASLEEP = `${ASLEEP_ONES}(?:['’]?s|['’]?re| is| are)?(?: all| usually| normally| finally)?(?: (?:in bed|asleep|down|sleeping|sleeps?|go(?:es)? (?:to (?:bed|sleep)|down)))`
const AT_MOST = '(?:max(?:imum)?|at most|no more than|up to) '
const HOURS = '(?:hours?|hrs?|h|minutes?|mins?)(?![a-z])'
const END = '(?=\\s*(?:[,;.!)]|$))'
const DATE = `(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?)`
const ONCE_AT_WEEKEND =
  '(?:(?:some ?time|whenever|any ?time|once|one time|another time|again|at some point|one (?:of|on) them)(?: (?:at|on|over) (?:the )?weekends?)|(?:either )?(?:on )?(?:(?:a )?sat(?:urday)? or (?:a )?sun(?:day)?|saturdays or sundays)|(?:one|some|any) (?:weekend day|day (?:at|on|of|over) the weekend)|(?:one|either) of the weekend days|either weekend day)'

/** How often something is done already. */
const IS_REGULAR =
  /\b(?:a day|daily|every|each|times a week|x a week|twice|once|per day|weekdays|weekends|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings|evenings|a week)\b/i
const OF_WORKDAYS = /\b(?:on|every|each) (?:work ?days?|week ?days?|working days?|work days?)\b/i

/** Of days on which somebody is free, where nothing else says how often. */
const FREE_DAYS: Rewriting = (all, before = '', ...groups) => {
  const [text, at] = [groups.at(-1) ?? '', Number(groups.at(-2))]
  const others = `${text.slice(0, at)} ${text.slice(at + all.length)}`
  return IS_REGULAR.test(others) ? all : `${before}I have ${groups[0] ?? ''} free`
}

/** Days that are free from morning to night, where other days have a time: `before 10, Sundays all day`. */
const ALL_DAY: Rewriting = (all, before = '', ...groups) => {
  const [text, at] = [groups.at(-1) ?? '', Number(groups.at(-2))]
  const others = `${text.slice(0, at)} ${text.slice(at + all.length)}`
  return SAYS_TIME.test(others) ? `${before}on ${groups[0] ?? ''} between 6am and 11pm` : all
}
const SAYS_TIME =
  /\b(?:before|after|until|till|from|between|at) (?:\d|work|school|lunch|dinner|noon|breakfast|bed)|\b(?:mornings?|evenings?|afternoons?|nights?)\b/i

/** What else takes time in these weeks, and when it begins: `…, so start on 7 December`, `…, so start the week after`. */
const STARTS_BEHIND: Rewriting = (_all, before = '', time = '', date = '') => {
  const isNext = /next/i.test(time)
  return `${before}starting ${date === '' ? (isNext ? 'the week after next' : 'next week') : date}`
}

/** `mon` is `monday`. */
function nameOf(day: string): string {
  const begin = day.slice(0, 3).toLowerCase()
  return (
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].find((name) =>
      name.startsWith(begin),
    ) ?? day
  )
}

function partOf(half: string): string {
  return /^am$/i.test(half) ? 'mornings' : 'afternoons'
}

/**
 * When something is done, in words that the grammar reads: `Mondays and sometime at the weekend` says `… and once at the weekend`, `around 5`
 * says `at 5`, `I'm off on Wednesdays` says `I have Wednesdays free`.
 */
export const PLAINER_TIMES: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `no coffee | until 10am`: it may be had from then on
  [
    /\b((?:no|not|never|without|don['’]?t|stop|quit|avoid) (?:any )?(?!more\b|longer\b|later\b)[a-z]+(?: [a-z]+){0,2}?) (?:until|till|til) (?=(?:after )?(?:\d{1,2}(?::\d\d)? ?[ap]m|noon|midday)(?![a-z]))/gi,
    '$1 before ',
  ],
  // `gym, am mon pm wed`: each half is that of the day behind it.
  [
    new RegExp(
      `(^|[,;.] ?| )(am|pm) (?:on )?(${DAY})(?:,| and|, and)? (am|pm) (?:on )?(${DAY})(?=\\s*(?:[,;.!)]|$))`,
      'gi',
    ),
    (_all, before = '', half = '', day = '', other = '', later = '') =>
      `${before}${nameOf(day)} ${partOf(half)} and ${nameOf(later)} ${partOf(other)}`,
  ],
  [/\bam (?:and|&|\+) pm\b/gi, 'morning and evening'],
  // `Saturday max 3 hours, Sunday max 2`
  [
    new RegExp(
      `\\b(${DAY}) ${AT_MOST}(\\d+(?:\\.\\d)?) ?(${HOURS})?(?:,| and|, and)? (${DAY}) ${AT_MOST}(\\d+(?:\\.\\d)?) ?(${HOURS})?${END}`,
      'gi',
    ),
    (all, first = '', much = '', unit, other = '', least = '', otherUnit) =>
      (unit ?? otherUnit) === undefined
        ? all
        : `${nameOf(first)}s up to ${much} ${unit ?? otherUnit ?? ''}, ${nameOf(other)}s up to ${least} ${otherUnit ?? unit ?? ''}`,
  ],
  [
    new RegExp(
      `${AT_MOST}(\\d+(?:\\.\\d)? ?(?:${HOURS})) on (${DAYS})(?:,| and|, and) ${AT_MOST}(\\d+(?:\\.\\d)? ?(?:${HOURS})) on (${DAYS})${END}`,
      'gi',
    ),
    '$2 up to $1, $4 up to $3',
  ],
  // `the kids are in bed by 7.30, so half an hour of Italian after that`
  [
    new RegExp(
      `(^|[,;.] ?)(?:(?:once|as|since|when) )?${ASLEEP} (?:by|at|from|around|about|before) (?:half (?:past )?)?(${CLOCK})(?: ?pm)?(?:, | so |, so |, and | and )(?:(?:i|we) (?:can|could) )?([^;.]{3,70}?),? (?:after that|after|then|from then(?: on)?|once they['’]?re (?:down|asleep|in bed))${END}`,
      'gi',
    ),
    '$1$3 after $2pm',
  ],
  [
    new RegExp(
      `(^|[,;.] ?)${ASLEEP} (?:by|at|from|around|about) (${CLOCK})(?: ?pm)?,? (?:so|and) (?:only (?:then|after that)|(?:then|after that) only)(?:[:,;]|${END})`,
      'gi',
    ),
    '$1only after $2pm,',
  ],
  [
    new RegExp(
      `(^|[,;.] ?|\\b(?:but|and) )(?:on )?(${DAYS}),? (?:(?:i have |i'm free |i am free |are |is )?(?:the |a )?(?:whole|entire|full) day|all day|any ?time)(?: long)?(?: (?:is|are|i['’]?m|i am|it['’]?s))?(?: (?:free|fine|ok|okay|good|possible|available|off))?${END}`,
      'gi',
    ),
    ALL_DAY,
  ],
  // `after closing at 6pm`, `after my shift ends at 3`: from then on
  [
    new RegExp(
      `\\bafter (?:(?:the|my|our|i|we|they|he|she|shop|kids|children|baby|work|school|shift|nursery|class)(?:['’]?s)? ){0,3}(?:closing(?: time)?|closes?|finish(?:es|ing)?|ends?|shut(?:s|ting)?|shift|school|nursery|pick[- ]?up|gets? (?:home|back)|go(?:es)? to (?:bed|sleep)|falls? asleep|fall asleep|is in bed|are in bed|bedtime) (?:at|around|about|by) (?=${CLOCK}(?:[ap]m)?(?![a-z]))`,
      'gi',
    ),
    'after ',
  ],
  // `when they sleep at 8 I have an hour`
  [
    new RegExp(
      `(^|[,;.] ?)(?:when|once|as soon as) (?:they|she|he|${ASLEEP_ONES}) (?:(?:all )?sleeps?|(?:is|are) (?:in bed|asleep|down)|go(?:es)? (?:to (?:bed|sleep)|down)) (?:at|around|about|by) (${CLOCK})(?: ?(pm)| (?:in the evening|at night))?,? (?:i|we) (?:(?:usually|normally|then) )?(?:have|get|have got)(?: about| maybe)? (?=(?:an?|one|two|half|\\d+) )`,
      'gi',
    ),
    '$1after $2pm for ',
  ],
  // `…, so it has to be finished by 6.30am`
  [
    /(?:,? (?:so|and|but)|[,;.]) (?:(?:it|i|that|everything)(?:['’]?s| is)? )?(?:has|have|must|needs?|got|gotta|should)(?: to)? be (?:all )?(?:finished|done|over|out|back|home|ready|at work|at my desk|showered)(?: again)? (?:by|before) (?=\d{1,2}(?:[:.]\d\d)? ?[ap]m\b)/gi,
    ', before ',
  ],
  // `the pool is only open to the public mon wed fri`
  [
    new RegExp(
      `(^|[,;.] ?)(?:but )?(?:the |my |our )?(pool|gym|track|studio|hall|library|course|rink|wall|club|centre|center|workshop|lab|range|court|kiln|shed|allotment) (?:is open|(?:is )?only open (?:to|for) (?:the )?[a-z]+) (?:on )?(?=${DAYS})`,
      'gi',
    ),
    '$1$2 is open ',
  ],
  // `not past 8pm | the kids are asleep`
  [
    new RegExp(
      `\\b((?:not|never|nothing) (?:past|after|before) ${CLOCK}(?: ?[ap]m)?) (?=(?:the |my |our )?(?:kids?|children|baby|neighbou?rs|family|house) (?:is|are|sleeps?) )`,
      'gi',
    ),
    '$1 because ',
  ],
  // `in my tea break at 3`
  [
    new RegExp(
      `\\b(?:in|on|during|at) (?:my|the) (?:tea|coffee|morning|afternoon|smoke|fag) break (?=at ${CLOCK})`,
      'gi',
    ),
    '',
  ],
  // `a quick half hour on Fridays`
  [/\ba (?:quick|short|little|solid|good|nice|full|whole) (?=half hour\b)/gi, 'a '],
  // `Wednesdays 10 to 1 so that's my only time`
  [
    new RegExp(
      `(\\b(?:${DAYS})(?: from)? \\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)? ?(?:to|-|–|till|until) ?\\d{1,2}(?:[:.]\\d\\d)?(?: ?[ap]m)?),? so (?:that['’]?s|thats|that is|it['’]?s) (?:my|the) only (?:time|chance|slot|hours?|free time|window|gap)${END}`,
      'gi',
    ),
    '$1',
  ],
  // `before my shift at 9pm`, `when she naps around 11`
  [
    new RegExp(
      `\\bbefore (?:my|the|our|his|her) (?:shift|work|class|lesson|meeting|train|bus|school|lecture|job)(?: (?:starts?|begins?|leaves?))? at (?=${CLOCK}(?:[ap]m)?(?![a-z]))`,
      'gi',
    ),
    'before ',
  ],
  [
    new RegExp(
      `\\b(?:when|while) (?:she|he|they|(?:the |my |our )?(?:baby|toddler|twins|kids?|son|daughter|little one)) (?:naps?|sleeps?|is napping|has (?:his|her) nap) (?:at|around|about) (?=${CLOCK})`,
      'gi',
    ),
    'at ',
  ],
  // `before the kids get up (around 7)`
  [
    new RegExp(
      `\\b(before (?:[a-z]+ ){1,3}(?:wakes?(?: up)?|gets? up|is up|are up|is awake|are awake)) \\((?:(?:at|around|about|usually|by|so) )*(${CLOCK}(?: ?am)?)\\)`,
      'gi',
    ),
    '$1 at $2',
  ],
  [/\bearly,? (?=before (?:[a-z]+ ){1,3}(?:wake|get up|gets up|are up|is up|are awake|is awake))/gi, ''],
  // `paint the hall | I have the week off`
  [
    /(?<=[a-z\d])(?<!\b(?:and|but|as|since|because|when|if|so|that|while)) (?=(?:i|we)(?:['’]?ve)? (?:have|got|get) (?:the|that|a|this) (?:[a-z]+ )?(?:week|time|month)s? off\b)/gi,
    ', ',
  ],
  // `any time but not after 9`
  [
    /\bany ?time(?: of (?:the )?day)?(?:,| is (?:ok|fine|good),?)? (?=(?:but |just )*(?:not (?:after|before|between)|except)\b)/gi,
    '',
  ],
  // `on Mondays and sometime at the weekend`
  [
    new RegExp(
      `(\\b${DAYS}(?:,|,? and|,? plus|,? then|,? &) )(?:also )?${ONCE_AT_WEEKEND}(?![a-z])(?! (?:morning|evening|afternoon|night))`,
      'gi',
    ),
    (_all, days = '') => `${days.replace(/,? (?:and|plus|&|then) $|, $/i, '')} and once at the weekend`,
  ],
  // `Friday nights off`, `I can't do Friday nights`, `not in the evening on Fridays`
  [
    new RegExp(
      `([,;.] ?|^)(?:but )?(?:my )?(${ONE_DAY})(?:day)? (evening|night|morning)s? (?:(?:is|are) )?(?:off|out|taken|busy|full|(?:don'?t|doesn'?t) work)${END}`,
      'gi',
    ),
    (_all, before = '', day = '', part = '') => `${before}not on ${day}day ${part}s`,
  ],
  [
    new RegExp(
      `\\b(?:i |we )?(?:can'?t|cannot) (?:do |make )?(${ONE_DAY})(?:day)? (evening|night|morning)s?${END}`,
      'gi',
    ),
    'not on $1day $2s',
  ],
  [
    new RegExp(`\\bnot in the (evening|night|morning)s? on (${ONE_DAY})(?:day)?s?${END}`, 'gi'),
    'not on $2day $1s',
  ],
  [
    new RegExp(
      `\\b(?:no (?:sessions?|training|practice|gym|classes) on|no|not|never|except|but not)(?: on)? (${ONE_DAY})(?:day)? (evening|night|morning)s?(?: please)?${END}`,
      'gi',
    ),
    'not on $1day $2s',
  ],
  // `every Sunday around 5`
  [
    new RegExp(
      `(\\b(?:${DAY}|day|daily|evenings?|mornings?|afternoons?|nights?|weekdays|weekends|weekend)(?:,| -)? )(?:(?:some ?time|at) )?(?:around|about|roughly|approx\\.?|approximately|circa|round about|round) (?=(?:${CLOCK})(?:ish)?(?: ?[ap]m| o'?clock| in the (?:morning|afternoon|evening)| at night| or so)?${END}|(?:half past|quarter past|quarter to) |noon|midday)`,
      'gi',
    ),
    '$1at ',
  ],
  [
    new RegExp(`(\\b(?:${DAY}|day|daily|evenings?|mornings?|afternoons?)(?:,| -)? )(?=${CLOCK}ish\\b)`, 'gi'),
    '$1at ',
  ],
  [new RegExp(`\\bat (${CLOCK}) or so${END}`, 'gi'), 'at $1'],
  // `10 minutes on workdays, an hour on my day off`
  [
    /\b(?:on (?:my |the |our )?(?:days? off(?: work)?|free days?|off[- ]days?|non[- ]?work(?:ing)?[- ]days?)|when(?:ever)? (?:i'?m|i am) (?:off|free|not (?:at work|working))|when (?:i don'?t|i do not) work)(?! (?:on )?(?:\(|which|(?:mon|tue|wed|thu|fri|sat|sun)))(?=\s*(?:[,;.!)]|$))/gi,
    (all, ...groups) => (OF_WORKDAYS.test(groups.at(-1) ?? '') ? 'on weekends' : all),
  ],
  // `stretch after every workout, 10 min, I train Tue and Fri`
  [
    new RegExp(
      `\\b(?:(?:straight|right|directly|immediately|just) )?after (?:every |each |my |the |a )?(?:workouts?|trainings?(?: sessions?)?|gym(?: sessions?)?|runs?|sessions?|rides?|swims?|class|classes)((?:[^;.]{0,60}?)?(?:[,;.]|(?=,))) ?(?:and )?(?:(?:i|we) (?:train|work ?out|go to the gym|run|do (?:that|it|them)|ride|swim|lift|exercise)|(?:my )?(?:gym|training|workouts?|runs?|sessions?|those|these)(?: is| are)?|which (?:is|are)|that'?s|thats)? ?(?:on )?(?=${DAYS}${END})`,
      'gi',
    ),
    '$1 on ',
  ],
  // `I'm off on Wednesdays`
  [
    new RegExp(
      `(^|[,;.] ?|\\b(?:as|since|because|and|so) )(?:(?:i'?m|i am|we'?re) (?:off|free|not working|off work|not at work)|my days? off (?:is|are)|(?:i )?get(?= ${DAYS} off)|got(?= ${DAYS} off))(?: on)? (${DAYS})(?: off)?(?=\\s*(?:[,;.!)]|$|so\\b|and\\b))`,
      'gi',
    ),
    FREE_DAYS,
  ],
  [
    new RegExp(
      `(^|[,;.] ?|\\b(?:as|since|because) )(${DAYS}) (?:(?:i'?m|i am|we'?re) (?:off|free|not working)|(?:is|are) (?:my day off|my days off|my free days?|free))(?=\\s*(?:[,;.!)]|$|so\\b|and\\b))`,
      'gi',
    ),
    FREE_DAYS,
  ],
  // `I'm on night shift this week and next, so start on 7 December`
  [
    new RegExp(
      `((?:^|[,;.] ?))[^,;.:]{3,60}? (this week(?: and (?:the )?next(?: week)?)?),? (?:and |so |but )*(?:(?:i'?ll|let'?s|i will|please|i want to|i can|i) )?(?:only )?(?:start|begin|starting|beginning|not before|from)(?: (?:on|from))? (?:(${DATE})|(?:the week after(?: that)?|after that|then|afterwards))(?=\\s*(?:[,;.:!)]|$))`,
      'gi',
    ),
    STARTS_BEHIND,
  ],
  // `…, can work on it Friday afternoons and Sundays`, `…, time for it at weekends`
  [
    new RegExp(
      `([,;.] ?)(?:and )?(?:(?:i|we) )?(?:(?:can|could) (?:only )?(?:work on|do|get to|be at) (?:it|this|that)|(?:have |there's |got )?time for (?:it|this|that)|(?:i'?m|we'?re|i am) free) (?=(?:on |at )?(?:the )?${DAYS})`,
      'gi',
    ),
    '$1',
  ],
  // `go vegetarian, meat is OK at weekends`
  [
    new RegExp(
      `(?<=^(?:i (?:want|plan|would like|need) to |i'd like to |i'm going to )?(?:go |be |become )?(?:quit|stop|give up|cut out|no|eat no|drink no|avoid|vegetarian|vegan|veggie)\\b[^,;.]{0,40})(?:[,;]| -|,? but) (?:but )?(?!(?:i|we|an?|one|some|my)\\b)[a-z]+(?: [a-z]+)?? (?:(?:is|are) )?(?:ok|okay|fine|allowed|alright|all right|permitted|possible) (?:at|on) (?:the )?(${DAYS}|weekend)${END}`,
      'gi',
    ),
    (_all, days = '') => ` except at ${days.replace(/^weekend$/i, 'weekends')}`,
  ],
  [
    new RegExp(
      `(?<=^(?:i (?:want|plan|would like|need) to |i'd like to |i'm going to )?(?:go |be |become )?(?:quit|stop|give up|cut out|no|eat no|drink no|avoid|vegetarian|vegan|veggie)\\b[^,;.]{0,40})(?:[,;]| -|,? but) (?:but )?(?!(?:i|we|an?|one|some|my)\\b)[a-z]+(?: [a-z]+)?? (?:at|on) (?:the )?(${DAYS}|weekend) (?:(?:is|are) )?(?:ok|okay|fine|allowed|alright|all right|permitted)${END}`,
      'gi',
    ),
    (_all, days = '') => ` except at ${days.replace(/^weekend$/i, 'weekends')}`,
  ],
  // `the long one Saturday, the others 45 min`
  [
    new RegExp(
      `\\b(?:with )?((?:the|my) )?long (?:one|run|ride|swim|walk) (?:is )?(?=${DAY}(?![a-z]))`,
      'gi',
    ),
    'the long one on ',
  ],
  [
    new RegExp(`(^|[,;.] ?)(${DAY}) is (?:for )?(?:the|my) long (?:one|run|ride|swim|walk)\\b`, 'gi'),
    '$1the long one on $2',
  ],
  [
    /(?<=\b(?:long one|long run|longest|one of them) [^;.]{0,40}, ?)(?:and )?(?:(?:the |all (?:the )?)?(?:others|other ones|other (?:two|three|four|2|3|4)(?: runs| sessions)?|rest)(?: are| each| is)?) (?=\d+ ?(?:min|minutes|mins|h|hours?)\b|an hour|half an hour)/gi,
    '',
  ],
  [
    /(?<=\b(?:long one|long run|longest|one of them) [^;.]{0,40}, ?)((?:\d+ ?(?:min|minutes|mins|h|hours?)|an hour|half an hour)) (?:for )?(?:the |all (?:the )?)?(?:others|other ones|rest)\b/gi,
    '$1',
  ],
]
