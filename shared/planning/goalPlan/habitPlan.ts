import { isOpenPractice, practised, usualOfPractice } from './openPractice.ts'
import { firstDayOf } from './firstDay.ts'
import { type Rarely, scheduleOfRarely } from '#shared/planning/rarely.ts'
import { ownDaysInWords } from '#shared/planning/ownDaysInWords.ts'
import type { Pattern, PatternHabit } from '#shared/planning/patterns/pattern.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import { hasNoRhythm, type Understood } from '#shared/planning/understood.ts'
import { listed } from '#shared/text/listed.ts'
import { addDays, minutesOf } from '#shared/time/civil.ts'
import type { GoalPlan, NewHabitOfPlan } from '#shared/planning/placing/toPlace.ts'
import type { Per } from '#shared/planning/goalSentence/amounts/amounts.ts'
import { LIMIT_IN_MINUTES } from '#shared/planning/goalSentence/times/limits.ts'
import { minutesOfDeed } from './everydayDeeds.ts'
import { goalOf } from './goalOf.ts'
import { hourInTitle } from './hourInTitle.ts'
import { scheduleOf } from './habitSchedule.ts'

/** What is only ever done by habits. */
const HABITS_ALONE: readonly PatternKey[] = ['quit', 'weight']
/** What has content of its own, whatever its rhythm. */
const CONTENT: readonly PatternKey[] = [
  'race',
  'exam',
  'course',
  'project',
  'job',
  'presentation',
  'moving',
  'event',
]
/** Verbs of goals that end somewhere: there is something to be reached, built or learned. */
const REACHING =
  /^(?:re)?(?:learn|teach myself|study|build|finish|launch|pass|prepare|train for|become|reach|improve|master|start|begin|plan|organi[sz]e|find|create|make|lose|complete|renovate|move|develop|ship|publish|revise|memori[sz]e|understand|design|set up|couch|increase|gain|win|earn|sell|get)\b/i
/** What is a practice even where it ends on a date. */
const ALWAYS_PRACTICE =
  /^(?:meditate|stretch|do (?:some )?(?:yoga|pilates|tai chi|stretching)|practi[sc]e (?:yoga|meditation|breathing)|walk|drink|floss|pray|journal|sleep|(?:be|fall) asleep|breathe|fast|(?:do |start |try |work on )?intermittent fasting|wake|get up|(?:go|get) to (?:bed|sleep)|be in bed|eat|brush(?! up)|keep|make (?:my|the) bed)\b/i
/** What is taken each day, and takes no time. */
const MEDICINE =
  /^take (?:my |the )?(?:\w+ )?(?:vitamins?|vitamin [a-z]\d*|magnesium|iron|zinc|omega[- ]?3s?|fish oil|creatine|probiotics|melatonin|collagen|medicines?|medications?|meds|pills?|tablets?|supplements?|insulin|antibiotics)\b/i
/** What is meant for every day where nothing else is said: `go to bed by 10`, `spend less time online`. */
const OF_EVERY_DAY =
  /^(?:sleep (?:at least )?\d|(?:do |start |try |work on )?intermittent fasting\b|(?:take|use) the stairs\b|(?:track|log|count|record) my (?:calories|macros|spending|expenses|mood|steps|water|meals)\b|do the (?:dishes|washing[- ]up)\b|get (?:at least )?\d+(?:[.,]\d+)? ?h(?:ours|rs?)? (?:of )?sleep|(?:drink|eat|sleep|move|stand|walk|smile|laugh|stretch|rest) (?:a (?:lot|bit|little) )?(?:more|enough)\b|sleep earlier\b|be less (?!stressed|anxious|tense|nervous|worried|afraid|shy)|be .* less$|(?:start )?(?:go|get)(?:t?ing)? to (?:bed|sleep) (?:by|at|before|earlier)|(?:start )?(?:wak(?:e|ing) up|get(?:ting)? up)|(?:spend|drink|eat|use|watch|scroll|snack|swear|complain|worry|procrastinate)\b.*\bless\b|(?:reduce|limit|lower) (?:my |the )?(?:screen|phone|tv|social media|coffee|caffeine|sugar|alcohol|meat|snack|internet))|\b(?:with|at|before|after) (?:every|each) (?:meal|breakfast|lunch|dinner|supper)$/i

/** `wake up and work out`: what follows takes its time, and is what is planned. */
const BEGINS_WITH_RISING =
  /^(?:wake|get) up\b.* (?:and|to|then) (?:work ?out|exercise|train|run|swim|lift|write|read|study|meditate|stretch|do|practi[sc]e|go (?:to the|running|for an?|swimming))\b/i

/** Whether a wish is one for every day, without a rhythm too. */
export function isOfEveryDay(what: string | null): boolean {
  const title = what ?? ''
  return (OF_EVERY_DAY.test(title) || MEDICINE.test(practised(title))) && !BEGINS_WITH_RISING.test(title)
}

/** A piece of work of its own: `write my novel`, `record the album`. */
const NAMES_A_WORK =
  /\b(?:my|the|a|an) (?:(?:first|second|new|short|[a-z]+['’]s|children['’]?s|childrens|kids['’]?|picture) )?(?:novel|book|thesis|dissertation|blog|screenplay|memoir|album|app|game|website|portfolio|song|script)\b|\bcouch to|\bc25k\b|\b(?:to|run) (?:a )?\d+ ?k(?:m)?\b/i

/** What takes no time of its own, or is counted: nobody plans minutes for it. */
const TIMELESS =
  /^(?:sleep|(?:be|fall) asleep|fast\b|(?:do |start |try |work on )?intermittent fasting|get (?:at least )?\d\S* ?h(?:ours|rs?)? (?:of )?sleep|wake up|get up|(?:(?:start )?(?:go|get)(?:t?ing)? to|be(?:ing)? in) bed|(?:go|be|eat) (?:vegan|vegetarian|meat[- ]free)|drink|eat|floss|brush(?! up)|make (?:my|the) bed)\b/i

/** Whether a practice needs no length: `drink 2 litres a day`, `walk 10,000 steps a day`, `wake up at 6 every day`. */
export function isTimeless(goal: Omit<Understood, 'conflict'>): boolean {
  if (!isPractice(goal)) return false
  return (
    (TIMELESS.test(practised(goal.what ?? '')) && !BEGINS_WITH_RISING.test(goal.what ?? '')) ||
    isOfEveryDay(goal.what) ||
    minutesOfDeed(goal.what) !== null ||
    (goal.amount?.per === 'day' &&
      goal.amount.unit !== TIMES_A_DAY &&
      !READ_OR_WRITTEN.test(goal.amount.unit))
  )
}

/** These take their time, and lead somewhere. */
const READ_OR_WRITTEN = /^(?:pages?|chapters?|words?|lessons?|exercises?|problems?|articles?)$/
/** The unit of what is done more than once a day. */
export const TIMES_A_DAY = 'times'

const LONGEST_NAME = 100
/** What is counted in a habit, to a million. */
const MOST_TARGET = 1_000_000
const MOST_UNIT = 20
/** A part of the day that is shorter is a time of its own. */
const A_TIME = 120

/** Whether a goal is a steady practice without content of its own: one habit in place of many sessions (C11). */
export function isHabit(goal: Understood, pattern: Pattern): boolean {
  return (
    HABITS_ALONE.includes(pattern.key) ||
    pattern.phases.length === 0 ||
    isPractice(goal) ||
    isMoreOften(goal) ||
    isOpenPractice(goal)
  )
}

/** What is to be done more often from now on leads nowhere else, with a date too: `call my parents more often`. */
const MORE_OFTEN =
  /^(?:cook|read) more\b|^(?:play|walk|write|draw|sing|dance|paint|exercise|move|talk|listen|call|phone|ring|text|write to|get out(?:side|doors)?|get outdoors|go out(?:side)?|be outside|visit|see)\b.* more$|^(?:play|talk|read) more with\b|\blonger walks$|^keep (?:the|my|our) (?:house|flat|apartment|home|kitchen|room|bedroom|desk|place) (?:clean|tidy)$|^(?:do|get) more (?:sports?|exercise)\b|^be more active\b|\b(?:more (?:often|regularly|frequently)|(?:spend|make|have|take) (?:some )?more time)\b/i
/** Times a week of what is to be done more often, where the person leaves it open. */
const TIMES_OF_MORE = 3

function isMoreOften({ what, pattern, amount, total_minutes: total }: Understood): boolean {
  return (
    ['general', 'behaviour', 'skill', 'reading', 'tidy', 'art'].includes(pattern) &&
    MORE_OFTEN.test(what ?? '') &&
    amount === null &&
    total === null
  )
}

/** Whether somebody names something that they do regularly, and nothing that it leads to. */
export function isPractice(goal: Omit<Understood, 'conflict'>): boolean {
  const { what, pattern, deadline, amount, total_minutes, rarely } = goal
  const isWhole = total_minutes !== null || (amount !== null && amount.per === null)
  if (hasNoRhythm(goal) || isWhole) return false
  // Four weeks hold one or two of what is done once a month.
  if (rarely && deadline === null) return true
  if (AT_ONE_GO.test(what ?? '')) return false
  if (minutesOfDeed(what) !== null) return true
  if (CONTENT.includes(pattern)) return false
  if (amount?.per === 'day' && !READ_OR_WRITTEN.test(amount.unit) && amount.unit !== TIMES_A_DAY) return true
  const title = what ?? ''
  // `do my physio exercises 3 times a day for 6 weeks`
  if (amount?.unit === TIMES_A_DAY && !REACHING.test(title)) return true
  if (ALWAYS_PRACTICE.test(practised(title)) || isOfEveryDay(title)) return true
  const isOneEach =
    amount === null &&
    ONE_EACH_DAY.test(title) &&
    goal.read.some(({ as, text }) => as === 'rhythm' && EACH_DAY.test(text))
  const isDaily = isOneEach || (goal.per_week === 7 && pattern === 'general' && CHALLENGE.test(title))
  const isCleared = CLEARS_A_PLACE.test(title) && (goal.per_week ?? 1) <= DAYS_OF_CLEARING
  return (deadline === null || isDaily) && !REACHING.test(title) && !NAMES_A_WORK.test(title) && !isCleared
}
/** What one works up to: `do 100 push-ups in a row`, `swim 1 km without stopping`. */
const AT_ONE_GO =
  /\d.*\b(?:in (?:a row|one (?:go|set)|a single set)|without (?:a )?(?:stop(?:p?ing)?|break|rest(?:ing)?|pause)|non[- ]?stop|unbroken)\b/i
/** It is empty or in order one day: `declutter the garage`; a few minutes on most days only keep it so. */
const CLEARS_A_PLACE =
  /^(?:declutter|sort (?:out|through)|clear(?: out)?|empty|go through|digiti[sz]e|scan|organi[sz]e) .*\b(?:garage|attic|loft|basement|cellar|shed|rooms?|house|home|flat|apartment|wardrobe|closet|cupboards?|photos?|pictures|papers|paperwork|boxes|files|documents|office)\b/i
const DAYS_OF_CLEARING = 3
/** `take a photo every day for a year`: one of them is a day's work, whatever the date. */
const ONE_EACH_DAY = /^[a-z]+ (?:an?|one|1) [a-z-]+(?: |$)/i
const EACH_DAY = /^(?:(?:every|each) (?:single )?(?:day|morning|evening|night)|daily|a day)\b/i
const CHALLENGE = /\bchallenge$/i

/** The plan of a steady practice: one habit as it was said; of some kinds a few that belong together. */
export function habitsOf(goal: Understood, pattern: Pattern, today: string): GoalPlan {
  const from = firstDayOf(goal, today)
  const to = goal.deadline !== null && goal.deadline > from ? goal.deadline : addDays(from, 27)
  const isOpen = hasNoRhythm(goal)
  const openTimes = isMoreOften(goal)
    ? TIMES_OF_MORE
    : isOpenPractice(goal)
      ? usualOfPractice(goal, pattern).perWeek
      : null
  const perWeek = isOpen ? openTimes : null
  const minutes = usualMinutes(goal, pattern)
  const often = ownHabit(
    { ...goal, per_week: perWeek ?? goal.per_week, minutes: goal.minutes ?? minutes },
    from,
  )
  const own = goal.rarely ? onItsTurns(often, goal.rarely, from) : often
  const given = (pattern.habits ?? []).map((habit, nth) => habitOf(habit, goal, { from, isFirst: nth === 0 }))
  const habits = isOwn(goal, pattern) || given.length === 0 ? [own] : given
  const measured = goal.deadline === null || goal.pattern === 'quit' ? { ...goal, amount: null } : goal
  return {
    title: goal.what ?? '',
    steps: [],
    from,
    to,
    covers_until: to,
    optional: [],
    goal: goalOf(measured, { from, to, today }, []),
    phases: [],
    habits,
    assumed: { perWeek, minutes: isOwn(goal, pattern) ? minutes : null, level: null },
  }
}

/** A habit that is done less often than each week. */
function onItsTurns(habit: NewHabitOfPlan, rarely: Rarely, from: string): NewHabitOfPlan {
  const { schedule, start } = scheduleOfRarely(rarely, from)
  return { ...habit, schedule, start_date: start }
}

/** Minutes of a practice whose length was left to the plan: what its kind usually takes. Null where it takes none, or they are said. */
function usualMinutes(goal: Understood, pattern: Pattern): number | null {
  const isOpen =
    goal.minutes === null &&
    goal.amount === null &&
    (isPractice(goal) || isOpenPractice(goal)) &&
    !isTimeless(goal)
  const isDone = pattern.key !== 'quit' && pattern.key !== 'weight'
  return isOpen && isDone ? usualOfPractice(goal, pattern).minutes : null
}

/** `lose weight` is no practice: others lead to it. What is practised or given up is the habit itself. */
function isOwn({ what, per_week, rarely }: Understood, { key }: Pattern): boolean {
  if (key === 'weight') return false
  if (key === 'quit') return true
  return per_week !== null || (rarely ?? null) !== null || ALWAYS_PRACTICE.test(practised(what ?? ''))
}

/** What is to be less, without a number: a day of it is said by yes or no. */
const LESS =
  /\b(?:less|fewer|reduce|cut (?:down|back)|limit|max(?:imum)?|at (?:the )?most|no more than|not more than|under|below|up to|budget)\b/i

function ownHabit(goal: Understood, from: string): NewHabitOfPlan {
  const isQuit = goal.pattern === 'quit' && (goal.amount !== null || !LESS.test(goal.what ?? ''))
  const base = {
    name: named(`${goal.what ?? 'The habit'}${isQuit ? '' : partOfDay(goal)}`),
    category: categoryOf(goal),
    start_date: from,
    targetTime: timeOf(goal) ?? hourInTitle(goal.what ?? ''),
    duration: Math.min(1440, Math.max(1, goal.minutes ?? minutesOfDeed(goal.what) ?? 15)),
    note: `${timesOfDays(goal)}${noteOf(goal, isQuit)}`,
  }
  const { amount } = goal
  if (isQuit && amount)
    return {
      ...base,
      kind: amount.unit === LIMIT_IN_MINUTES ? 'minutes' : 'count',
      aim: 'at_most',
      target: amount.value,
      unit: amount.unit === LIMIT_IN_MINUTES ? '' : amount.unit,
      // How often something is done says nothing of a limit: only named days do.
      schedule: totalOf(amount.per) ?? scheduleOf({ ...goal, per_week: null, every_days: null }),
    }
  // To quit is for every day: on some days it is a practice to do without.
  if (isQuit && (goal.weekdays !== null || goal.not_on !== null))
    return {
      ...base,
      name: named((goal.what ?? '').replace(/^(?:quit|stop)\b/i, 'No')),
      kind: 'yes_no',
      aim: 'at_least',
      target: null,
      unit: '',
      schedule: scheduleOf({ ...goal, per_week: null }),
    }
  if (isQuit)
    return { ...base, kind: 'quit', aim: 'at_most', target: 0, unit: '', schedule: { type: 'daily' } }
  if (amount && amount.per === 'day' && amount.value <= MOST_TARGET)
    return {
      ...base,
      kind: 'count',
      aim: 'at_least',
      target: amount.value,
      unit: amount.unit.slice(0, MOST_UNIT),
      schedule: scheduleOf(goal),
    }
  return { ...base, kind: 'yes_no', aim: 'at_least', target: null, unit: '', schedule: scheduleOf(goal) }
}

/** A limit of a week or a month is one of the sum of its days. */
function totalOf(per: Per | null): NewHabitOfPlan['schedule'] | null {
  if (per === 'month') return { type: 'total_per_month' }
  return per === 'week' ? { type: 'total_per_week' } : null
}

/** A habit has one time and one length: what some days have of their own is told. */
function timesOfDays({ own_days: own }: Understood): string {
  return own ? `As you said: ${listed(ownDaysInWords(own))}. ` : ''
}

/** What to do each time, and when it is done. */
function noteOf({ minutes, amount, pattern, what, own_days: own }: Understood, isQuit: boolean): string {
  if (isQuit && amount)
    return `Write down each time as it happens. Done when the ${amount.per ?? 'day'} ends within the limit.`
  if (LESS.test(what ?? '') && (pattern === 'quit' || isOfEveryDay(what)))
    return 'Decide in the morning how much it may be today, and what you do instead. Done when the day is over and it was no more.'
  if (pattern === 'quit')
    return 'Know what you do instead when it tempts you. Done when the day is over without it.'
  if (amount?.per === 'day') return 'Do it in one go or in parts. Done when the whole number is reached.'
  if (isOfEveryDay(what) || minutes === null)
    return 'Tie it to something that you do anyway at that time. Done when you can say yes to it.'
  if (own?.some((days) => days.minutes !== null))
    return 'Put out what you need beforehand and begin small. Done when the time is over.'
  return `Put out what you need beforehand and begin small. Done when ${minutes === 1 ? '1 minute is' : `${minutes} minutes are`} over.`
}

/** @param isFirst the person's own rhythm and length are the first one's */
function habitOf(
  { name, perWeek, minutes, isQuit, note }: PatternHabit,
  goal: Understood,
  { from, isFirst }: { from: string; isFirst: boolean },
): NewHabitOfPlan {
  const text = named(name.replaceAll('{what}', goal.what ?? ''))
  const own: Understood =
    isFirst && goal.per_week !== null ? goal : { ...goal, per_week: perWeek, weekdays: null }
  const base = ownHabit(
    { ...own, amount: null, minutes: isFirst ? (goal.minutes ?? minutes) : minutes },
    from,
  )
  if (isQuit)
    return { ...base, name: text, note, kind: 'quit', aim: 'at_most', target: 0, schedule: { type: 'daily' } }
  return { ...base, name: text, note, kind: 'yes_no', aim: 'at_least', target: null }
}

function timeOf({ between }: Understood): string | null {
  if (between === null || spanOf(between) > A_TIME) return null
  return between[0] === '24:00' ? null : between[0]
}

/** The part of the day in the habit's name, where it is no time of its own. */
function partOfDay({ between, what }: Understood): string {
  if (between === null || spanOf(between) <= A_TIME) return ''
  const [from, to] = between
  const words =
    to <= '12:00'
      ? 'morning'
      : from >= '12:00' && to <= '17:00'
        ? 'afternoon'
        : from >= '17:00'
          ? 'evening'
          : null
  if (words !== null) return (what ?? '').toLowerCase().includes(words) ? '' : ` in the ${words}`
  return `, ${from} to ${to}`
}

function spanOf([from, to]: readonly [string, string]): number {
  return (to === '24:00' ? 1440 : minutesOf(to)) - minutesOf(from)
}

function categoryOf({ pattern, category }: Understood): NewHabitOfPlan['category'] {
  if (category === 'fitness' || pattern === 'strength' || pattern === 'endurance') return 'fitness'
  if (category === 'learning' || category === 'creative' || category === 'work') return 'growth'
  return category === 'health'
    ? 'wellness'
    : pattern === 'calm' || pattern === 'quit'
      ? 'wellness'
      : 'personal'
}

function named(text: string): string {
  const points = Array.from(text)
  return points.length <= LONGEST_NAME ? text : `${points.slice(0, LONGEST_NAME - 1).join('')}…`
}
