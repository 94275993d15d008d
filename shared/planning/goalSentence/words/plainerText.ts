import { MONTH } from './monthNames.ts'
import { withPlainLeads } from './chattyLeads.ts'
import { BEGINS_THEN } from './beginsThen.ts'
import { FAILED_EXAMS } from './failedExams.ts'
import { withNightBehind } from './howOneLives.ts'
import { NEEDS } from './needs.ts'
import { WISHES_BEHIND_STORIES } from './wishesBehindStories.ts'
import { WISHES_OF_STORIES } from './wishesOfStories.ts'
import { PLAINER_LEADS, type Rewriting } from './plainerLeads.ts'
import { PLAINER_ASIDES } from './plainerAsides.ts'
import { PLAINER_AMOUNTS } from './plainerAmounts.ts'
import { CHATTY_FRAMES } from './chattyFrames.ts'
import { PLAINER_STARTS } from './plainerStarts.ts'
import { PLAINER_RESULTS } from './plainerResults.ts'
import { COUNTED_EXERCISES } from './countedExercises.ts'
import { LESS_AND_MORE } from './lessAndMore.ts'
import { JOBS_OF_WEEKENDS } from './jobsOfWeekends.ts'
import { MONEY_OF_EVERYWHERE } from './moneyOfEverywhere.ts'
import { MONEY_WANTED } from './moneyWanted.ts'
import { MORE_TIME_FOR } from './moreTimeFor.ts'
import { PLAINER_FREE_TIME } from './plainerFreeTime.ts'
import { PLAINER_DATES } from './plainerDates.ts'
import { PLAINER_DAYS } from './plainerDays.ts'
import { PLAINER_GOALS } from './plainerGoals.ts'
import { PLAINER_TIMES } from './plainerTimes.ts'
import { PLAINER_WISHES } from './plainerWishes.ts'
import { WISHES_BEHIND_SO } from './wishesBehindSo.ts'
import { withThatItIs } from './thatItIs.ts'
import { WOULD_BE_ENOUGH } from './wouldBeEnough.ts'
import { WANTED_THINGS } from './wantedThings.ts'
import { NAMED_IN_STORIES } from './namedInStories.ts'
import { LEVEL_NOW } from './levelNow.ts'
import { GOALS_NAMED_FIRST } from './goalsNamedFirst.ts'
import { LONG_AND_SHORT_ONES } from './longAndShortOnes.ts'
import { LONG_ONE_AND_OTHERS } from './longOneAndOthers.ts'
import { SOME_DAYS_A_MONTH } from './someDaysAMonth.ts'
import { AGES_FIRST } from './agesFirst.ts'
import { ALLOWED_THEN } from './allowedThen.ts'
import { AMOUNTS_SPELLED_APART } from './amountsSpelledApart.ts'
import { AMOUNT_TODAY } from './amountToday.ts'
import { FREE_UNTIL } from './freeUntil.ts'
import { LEVEL_AND_WISH } from './levelAndWish.ts'
import { NEVER_BEHIND } from './neverBehind.ts'
import { NONE_OF_IT_ON } from './noneOfItOn.ts'
import { PERMITTED_HOURS } from './permittedHours.ts'
import { OUTINGS_OF_A_MONTH } from './outingsOfAMonth.ts'
import { PAYDAYS } from './paydays.ts'
import { RHYTHMS_IN_OWN_CLAUSES } from './rhythmsInOwnClauses.ts'
import { PLAINER_STORIES } from './plainerStories.ts'
import { SHIFTS_OF_WORK } from './shiftsOfWork.ts'
import { SMALL_STEPS } from './smallStepsAWeek.ts'
import { WISHED_AGAIN } from './wishedAgain.ts'
import { isVerb } from './verbs.ts'
import { DEGREES_BEHIND } from './degreesBehind.ts'
import { withGoalBehindStory } from './goalsBehindStories.ts'
import { withFewerOfThem } from './fewerOfThem.ts'
import { withHabitToQuit } from './habitsToQuit.ts'
import { withLessOfIt } from './lessOfIt.ts'
import { withNumberReferredTo } from './numbersReferredTo.ts'
import { withSomeOfThem } from './someOfThem.ts'
import { withTrainingDays } from './trainingDays.ts'
import { withThingReferredTo } from './thingsReferredTo.ts'
import { CLOCK, DAY } from './typedDays.ts'

/** Parts of regular expressions over the text as it was typed. */
const DAYS = `(?:${DAY}(?:(?:,| and| &|-| -| to)? ?${DAY}){0,4}|weekdays|weekends|the weekend|the weekends|weeknights)(?![a-z])`
const ON = '(?:on |at |every |each )'
const UNTIL = '(?:until|till|til|up to|before)'
const PAUSE = '(?:[,;.–-]\\s*|\\s+)'

/**
 * What people make, at which they say to be on some days: `I tile on Saturdays`. What somebody may do for a living, or as a sport of its
 * own, tells nothing of the goal.
 */
const MAKES =
  '(?:paint|tile|floor|plaster|sand|saw|shoot|film|photograph|edit|write|draft|sew|knit|crochet|draw|sketch|code|record|compose|decorate|dig|weed|plant|scan|sort|declutter|practi[sc]e|rehearse|revise|build|quilt|carve|weave|study|embroider|restore|solder)'

/** What is made, or what the goal before it names: `learn to swim by June, | I swim on Sundays`. */
function isOfGoal(deed: string, before: string): boolean {
  if (new RegExp(`^${MAKES}$`, 'i').test(deed)) return true
  if (!isVerb(deed.toLowerCase()) || /^(?:do|work)$/i.test(deed)) return false
  // `swim on days when I don't run, | I run Mon, Wed, Fri` is none of it.
  return new RegExp(
    `(?<!\\b(?:don'?t|not|no|when|if|except|after|before) [^,;.]{0,20})\\b${deed}\\b`,
    'i',
  ).test(before)
}

/** When somebody says to be at it. */
const WHEN = `(?:(?:in the |during (?:my |the )?)?(?:early |late )?(?:mornings?|evenings?|nights|afternoons?|lunch ?breaks?)|(?:before|after) (?:work|dinner|school|lunch|breakfast)|(?:on |at |every )?${DAYS}(?: (?:mornings?|evenings?|nights?|afternoons?))?|(?:on |at )?(?:the )?weekend|(?:every|each) (?:morning|evening|night|afternoon|day)|(?:once|twice|\\d ?x|\\d times|(?:three|four|five) times) a week)(?: only)?`
const IS_PART = new RegExp(
  `^(?:(?:in the )?(?:early |late )?(?:mornings|evenings|nights|afternoons)|(?:on |at )?${DAYS})(?! only)`,
  'i',
)

/** Forms in any part of a sentence, and what says the same in words that the grammar reads. */
const FORMS: readonly (readonly [form: RegExp, plain: string | Rewriting])[] = [
  // `Two things: violin daily, and …`
  [/^\s*(?:i have |i've got )?(?:two|three|2|3|a few|a couple of) (?:things|goals)(?: please)?:\s*/i, ''],
  // `half an hour on my day off (Wednesday)`
  [
    new RegExp(
      `\\b(?:on|for|at) (?:my|our) (?:one |only )?(?:days? off(?: work)?|free days?|off[- ]days?|days? at home)(?:,|:| [-–]|,? which is| is)? ?\\(?(?:i\\.?e\\.? |so |on )?(${DAY})(?:day)?s?\\b\\)?`,
      'gi',
    ),
    (_all, day = '') => `on ${day.replace(/s$/i, '')}s`,
  ],
  // `2 hours a day Monday to Friday and 3 on Saturdays`
  [
    new RegExp(
      `\\b(\\d{1,3}) ?(hours?|hrs?|h|minutes?|mins?)(?: a day| each day| daily)? (?=(?:on )?(?:weekdays|workdays|${DAY}(?: to |-)${DAY}))((?:on )?(?:weekdays|workdays|${DAY}(?: to |-)${DAY}))((?:,| and|, and|, but) )(\\d{1,3}) (?=on |at )`,
      'gi',
    ),
    '$1 $2 $3$4$5 $2 ',
  ],
  // `two hours every evening and 6 on Saturdays`
  [
    new RegExp(
      `\\b(\\d{1,2}|one|two|three|four) (hours?|hrs?|h) ((?:every|each) (?:evening|morning|night|afternoon|day|weekday))((?:,| and|, and|, but) )(\\d{1,2}|one|two|three|four|five|six) (?=on (?:the )?(?:${DAY}|weekends?))`,
      'gi',
    ),
    '$1 $2 $3$4$5 hours ',
  ],
  // `evenings till 9`, `after dinner but before 8`
  [
    new RegExp(
      `(?<!\\b(?:no|not|never|busy|works?|working|plans|out|away)\\b[^,;.]{0,25})\\bevenings? (?:only )?${UNTIL} (${CLOCK})(?: ?pm)?(?![\\d:.]*\\d| ?[ap]m| ?[a-z]*(?:${MONTH}))`,
      'gi',
    ),
    'between 5pm and $1pm',
  ],
  [
    new RegExp(
      `\\bafter (?:dinner|supper)(?:,? (?:but|and))? ${UNTIL} (?:(?:the |my )?(?:kids?'? |children'?s? |baby'?s? )?bed ?time at )?(${CLOCK})(?: ?pm)?(?![\\d:.]*\\d| ?am)`,
      'gi',
    ),
    'between 7pm and $1pm',
  ],
  [
    /\bafter (?:my|the) (?:shift|class|lesson|lecture|meeting) (?:ends|finishes|is over) (?:at|around) (?=\d)/gi,
    'after ',
  ],
  // `i can only do fri sat sun`, `got every second Saturday free`
  [
    new RegExp(
      `\\b(?:(?:i|we) )?can (?:only|just) (?:(?:do|manage|make) (?=${DAYS})|(?:go|come|get there|train|attend|meet|be there) (?=(?:on )?${DAYS}|(?:in the )?(?:morning|evening|afternoon)s?\\b|(?:after|before|between|from|at) \\d))`,
      'gi',
    ),
    'only ',
  ],
  [
    new RegExp(
      `\\b(?:(?:i|we|i've|we've) )?(?:have|got|have got|get) (every (?:second|other|2nd|third|3rd) ${DAY}) (?:free|off)\\b`,
      'gi',
    ),
    '$1',
  ],
  // `redo the kitchen by June, I tile on Saturdays`, `and I sew in the evenings`
  [
    new RegExp(
      `((?:[,;.]| -|,? and)\\s+)(?:i|we)(?:'ll| can| will)?(?: usually| mostly| only| always| normally| often)? (do(?= it\\b)|work(?= on it\\b)|[a-z]+)(?: (?:n|and|&) [a-z]+)?(?: (?:it|on it|the [a-z]+|my [a-z]+))? (?=${WHEN}(?:\\s*[,;.!]|$|,? (?:and|by|for|so|until) ))`,
      'gi',
    ),
    (all, pause = '', deed = '', ...groups) => {
      const [text = '', at] = [groups.at(-1), Number(groups.at(-2))]
      const isAtIt = / (?:do|work on) it /i.test(all)
      if (!isAtIt && !isOfGoal(deed, text.slice(0, at))) return all
      const isLimit = IS_PART.test(text.slice(at + all.length))
      return `${pause.replace(/^,? and/, ',')}${isLimit ? 'only ' : ''}`
    },
  ],
  [new RegExp(`([,;.]\\s+)(?:i|we) ${MAKES} (?:it )?(?:while|when|whilst) [^,.;]{3,40},? so `, 'gi'), '$1'],
  // `list 3 every Sunday night`: of the things that are named before.
  [
    /(?<=\b\d{1,3} [a-z]{3,}[^.;]{0,40})([,;]\s+)(?:and )?([a-z]{3,9}) ([1-9]) (?=(?:every|each|on) )/gi,
    (all, pause = '', verb = '') => (isVerb(verb.toLowerCase()) ? pause : all),
  ],
  // `I don't care about Friday and Saturday`
  [
    new RegExp(
      `${PAUSE}(?:but |and )?(?:(?:i|we) )?(?:don'?t|do not) (?:really )?(?:care|mind|bother)(?: much)? (?:about|with|what happens on) (?:${ON}|the )?${DAYS}`,
      'gi',
    ),
    '',
  ],
  // `Friday and Saturday don't count`: they are none of its days.
  [
    new RegExp(
      `((?:[,;.]|\\s[–-](?=\\s))\\s*)(?:but |and )?(?:on |the )?(${DAYS}) (?:don['’]?t|do not|doesn['’]?t) count(?=\\s*(?:[,;.]|$))`,
      'gi',
    ),
    '$1not on $2',
  ],
  [
    new RegExp(
      `(?:[,;.]|\\s[–-](?=\\s))\\s*(?:but |and )?(?:on |the )?${DAYS} (?:(?:(?:i|we) )?(?:don'?t|do not|doesn'?t) (?:really )?(?:care|mind|bother|matter)|(?:is|are) (?:whatever|up to me|a free for all|irrelevant))(?=\\s*(?:[,;.]|$))`,
      'gi',
    ),
    '',
  ],
]

const ALL_FORMS = [
  ...MONEY_OF_EVERYWHERE,
  ...PLAINER_STORIES,
  ...RHYTHMS_IN_OWN_CLAUSES,
  ...WISHES_BEHIND_STORIES,
  ...WOULD_BE_ENOUGH,
  ...CHATTY_FRAMES,
  ...PLAINER_STARTS,
  ...AGES_FIRST,
  ...AMOUNTS_SPELLED_APART,
  ...OUTINGS_OF_A_MONTH,
  ...ALLOWED_THEN,
  ...AMOUNT_TODAY,
  ...SMALL_STEPS,
  ...LEVEL_AND_WISH,
  ...FREE_UNTIL,
  ...NEVER_BEHIND,
  ...NONE_OF_IT_ON,
  ...PAYDAYS,
  ...PERMITTED_HOURS,
  ...MONEY_WANTED,
  ...LESS_AND_MORE,
  ...COUNTED_EXERCISES,
  ...JOBS_OF_WEEKENDS,
  ...DEGREES_BEHIND,
  ...SHIFTS_OF_WORK,
  ...WISHED_AGAIN,
  ...NEEDS,
  ...FAILED_EXAMS,
  ...BEGINS_THEN,
  ...MORE_TIME_FOR,
  ...PLAINER_FREE_TIME,
  ...LEVEL_NOW,
  ...NAMED_IN_STORIES,
  ...WANTED_THINGS,
  ...WISHES_BEHIND_SO,
  ...WISHES_OF_STORIES,
  ...GOALS_NAMED_FIRST,
  ...PLAINER_GOALS,
  ...PLAINER_ASIDES,
  ...PLAINER_LEADS,
  ...SOME_DAYS_A_MONTH,
  ...LONG_ONE_AND_OTHERS,
  ...LONG_AND_SHORT_ONES,
  ...FORMS,
  ...PLAINER_WISHES,
  ...PLAINER_AMOUNTS,
  ...PLAINER_RESULTS,
  ...PLAINER_DAYS,
  ...PLAINER_DATES,
  ...PLAINER_TIMES,
].map(([form, plain]) => [global(form), plain] as const)

const WISH =
  "(?:(?:i|we)(?:['’]?d| would)? (?:also |really )?(?:like|love|want|plan|need|hope)(?: to)?|(?:i|we)(?:['’]?m|['’]?re| am| are) (?:going|planning|hoping) to|i['’]?ll|i wanna|wanna)"
/** `… by March and on Sundays I'd like to learn to cook`: the days are those of what is behind them. */
const DAYS_BEFORE = new RegExp(
  `((?:,|;)? (?:and|also|plus|and also)|;) ((?:on |at )?(?:the )?${DAYS}(?: (?:mornings?|afternoons?|evenings?|nights?))?) ((?:${WISH} )?)([a-z]+)((?: [^,;.!?]{2,80})?)`,
  'gi',
)
/** Verbs that go on with what is named before: `and on Sundays do a long one`. */
const GOES_ON =
  /^(?:do|be|go|have|make|take|try|practi[sc]e|train|study|work|run|rest|repeat|review|get|use|play|keep|add|sleep|is|are)$/i
const ONLY_WHEN =
  /^\s*(?:(?:by|until|till|before|after|from|in|on|at|for|every|each|within|once|twice|half|weekends?|weekdays|the|a|per|day|week)\b|\d)/i
const REFERS = /\b(?:it|them|that|this|one|ones|same|longer|more|only|instead|off|too|again)\b/i

/** `and the garden shed finished by 1 April`, `and an hour of networking each Friday`: a second goal without its verb. */
const WITHOUT_VERB: readonly (readonly [form: RegExp, plain: string])[] = [
  [
    /((?:,|;)? and|[,;]) ((?:the|my|our) (?:[a-z]+ ){1,3}(?:finished|done|painted|built|ready|sorted|fixed|repaired|cleared|cleaned|planted|decorated|tiled|written|sewn) by )/gi,
    '$1 get $2',
  ],
  // `gym wed + fri and | one long walk of 2 hours on Sunday`
  [
    /((?:,|;)? and|[,;] plus) ((?:an?|one) (?:(?:long|short|slow|brisk|nice|proper) )?(?:walk|swim|bike ride) of )/gi,
    '$1 go for $2',
  ],
  [/((?:,|;)? and|[,;] plus) ((?:an|half an) hour of [a-z]{4,} (?:every|each) )/gi, '$1 do $2'],
]

/** What more than a form is asked of, in this order. */
const BEFORE_FORMS: readonly ((text: string) => string)[] = [
  withThatItIs,
  withGoalBehindStory,
  withHabitToQuit,
  withNightBehind,
  withTrainingDays,
  withSomeOfThem,
  withFewerOfThem,
  withLessOfIt,
  withNumberReferredTo,
  withThingReferredTo,
  withPlainLeads,
]

/**
 * A sentence of which some parts are put in words that the grammar reads, or in their order: what is said of some days behind another
 * goal, what somebody makes on which days, and of which days nothing is meant.
 */
export function inPlainerText(typed: string): string {
  let said = BEFORE_FORMS.reduce((text, pass) => pass(text), typed)
  for (const [form, plain] of ALL_FORMS)
    said = typeof plain === 'string' ? said.replaceAll(form, plain) : said.replaceAll(form, plain)
  // A goal of its own stands behind another, which has said something.
  for (const [form, plain] of WITHOUT_VERB)
    said = said.replaceAll(form, (all, ...groups) =>
      HAS_FACT.test(said.slice(0, Number(groups[2])))
        ? plain.replace('$1', String(groups[0])).replace('$2', String(groups[1]))
        : all,
    )
  return said.replaceAll(
    DAYS_BEFORE,
    (all, joint: string, days: string, wish: string, verb: string, rest: string, at: number) => {
      const isGoal =
        isVerb(verb.toLowerCase()) &&
        // `by 30 June and on Mondays read`: it is the only one.
        !(ONLY_WHEN.test(said) && !said.slice(0, at).toLowerCase().split(/\s+/).some(isVerb)) &&
        // `every Tuesday | and Thursday revise maths`: they are the same goal's.
        !ENDS_WITH_DAY.test(said.slice(0, at)) &&
        !REFERS.test(rest) &&
        (wish !== '' || !GOES_ON.test(verb) || GOES_OUT.test(`${verb}${rest}`))
      const on = /^(?:on|at) /i.test(days) ? days : `on ${days}`
      return isGoal && !OF_DAY.test(rest)
        ? `${joint} ${wish === '' ? '' : 'I want to '}${verb}${rest.trimEnd()} ${on}`
        : all
    },
  )
}
const ENDS_WITH_DAY = new RegExp(`\\b${DAYS}$`, 'i')
const GOES_OUT = /^go [a-z]+ing\b/i
const OF_DAY = new RegExp(`\\b${DAYS}`, 'i')
const HAS_FACT = /\d|\b(?:daily|every|each|twice|once|by|until|evenings|mornings|weekends|weekdays)\b/i

function global(form: RegExp): RegExp {
  return form.global ? form : new RegExp(form.source, `${form.flags}g`)
}
