import { amountInWords } from '#shared/planning/amountInWords.ts'
import { awayInWords } from '#shared/planning/away.ts'
import { rarelyInWords } from '#shared/planning/rarely.ts'
import { ownDaysInWords } from '#shared/planning/ownDaysInWords.ts'
import { spacedInWords, timesAndOnes } from '#shared/planning/timesAWeek.ts'
import { dateInWords } from '#shared/planning/goalSentence/dates/dateInWords.ts'
import { isMoney } from '#shared/planning/patterns/keys.ts'
import { PATTERNS } from '#shared/planning/patterns/patterns.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import type { Infeasible } from '#shared/planning/plan.ts'
import { notUsedOf, type Understood } from '#shared/planning/understood.ts'
import { listed } from '#shared/text/listed.ts'
import { addDays, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { hasOwnAmounts } from '#shared/planning/ownDays.ts'
import { isOfOneDay } from '#shared/planning/onItsDay.ts'
import { shareInWords } from '#shared/planning/shareInWords.ts'
import { alreadyThere } from './alreadyThere.ts'
import { paceOf } from './neededTime.ts'
import { patternOfGoal } from './patternOfGoal.ts'
import type { GoalPlan } from '#shared/planning/placing/toPlace.ts'

const MOST_WORDS = 90
/** A little more than people usually do is no warning. */
const ABOUT = 1.1

/**
 * A plan from a goal in at most 90 words (docs/rules/plans.md, Plans from goals): what was understood, how many sessions in which
 * phases, what was left out, and what does not fit. Sentences that come later are left out first.
 *
 * @param infeasible what has no place, equal causes in one
 * @param advice said before all else: where a wish would harm
 */
export function summaryOf(
  goal: Understood,
  plan: GoalPlan,
  infeasible: readonly Infeasible[],
  advice: string | null,
): string {
  const sentences = [
    ...(advice === null ? [] : [advice]),
    understoodIn(goal, plan),
    ...littleTime(goal, plan),
    ...pace(goal, plan),
    ...misfits(infeasible, patternOfGoal(goal)),
    ...leftOut(goal),
    ...content(goal, plan),
    ...partIn(plan, goal),
    ...assumedIn(plan, goal),
  ]
  const kept: string[] = []
  let words = 0
  for (const sentence of sentences) {
    const count = sentence.split(/\s+/).length
    if (words + count > MOST_WORDS) continue
    words += count
    kept.push(sentence)
  }
  return kept.join(' ')
}

/** `Learn Spanish by 28 April 2027: 3 times a week, 40 minutes, in the evening, not on Sundays.` */
function understoodIn(goal: Understood, plan: GoalPlan): string {
  const isOwn = hasOwnAmounts(goal)
  const much = amountOf(goal) ?? limitOf(plan)
  const own = goal.own_days ? listed(ownDaysInWords(goal.own_days)) : null
  const parts = [
    rhythmOf(goal, plan),
    minutesOf(goal, plan),
    timeOf(goal),
    ...(isOwn ? [much, own] : [own]),
    excluded(goal),
    awayIn(goal),
    ...(isOwn ? [] : [much]),
  ]
  const facts = parts.filter((part) => part !== null).join(', ')
  return `${short(plan.title)}${datesOf(goal)}${facts === '' ? '' : `: ${facts}`}.`
}

function datesOf(goal: Understood): string {
  if (goal.deadline !== null && isOfOneDay(goal)) return ` on ${dateInWords(goal.deadline)}`
  const start = goal.starts_on === null ? '' : ` from ${dateInWords(goal.starts_on)}`
  return goal.deadline === null ? start : `${start} by ${dateInWords(goal.deadline)}`
}

function rhythmOf(goal: Understood, plan: GoalPlan): string | null {
  const perWeek = goal.per_week ?? plan.assumed.perWeek
  if (goal.weekdays?.join() === '1,2,3,4,5') return 'on weekdays'
  if (goal.weekdays !== null && goal.weekdays.length < 7)
    return `on ${listed(fromMonday(goal.weekdays).map(dayName))}`
  if (goal.rarely) return rarelyInWords(goal.rarely)
  if (goal.every_days !== null) return spacedInWords(goal.per_week, goal.every_days)
  const isOfWeekend = daysBetween(plan.phases[0]?.from ?? plan.from, plan.to) <= 1
  if (goal.per_week === null && (isOfWeekend || isOnce(plan)) && goal.total_minutes === null) return null
  if (perWeek !== null) return timesAndOnes(perWeek, goal.one_on)
  return goal.total_minutes === null ? spreadInWords(plan) : `${hours(goal.total_minutes)} in all`
}

/** All of it is done in one session. */
function isOnce({ phases, habits }: GoalPlan): boolean {
  return habits.length === 0 && phases.reduce((sum, { sessions }) => sum + sessions, 0) === 1
}

/** `about one every 9 days`: sessions that are spread over the whole time. */
function spreadInWords({ phases, habits }: GoalPlan): string | null {
  const [first, last] = [phases[0], phases.at(-1)]
  const sessions = phases.reduce((sum, phase) => sum + phase.sessions, 0)
  if (!first || !last || habits.length > 0 || sessions < 2) return null
  const days = Math.round((daysBetween(first.from, last.to) + 1) / sessions)
  if (days <= 1) return 'about one a day'
  if (days < 2 * DAYS_PER_WEEK)
    return days === DAYS_PER_WEEK ? 'about one a week' : `about one every ${days} days`
  return `about one every ${Math.round(days / DAYS_PER_WEEK)} weeks`
}

function minutesOf({ minutes, pattern }: Understood, { assumed, steps, habits }: GoalPlan): string | null {
  if (steps.some(({ recurrence }) => recurrence !== null)) return null
  const length = minutes ?? assumed.minutes
  if (length === null || minutes !== null || habits.length > 0) return length === null ? null : hours(length)
  if (PATTERNS[pattern].load) return firstLengths(steps, length)
  const lengths = steps.flatMap((step) => (step.key === 'kickoff' ? [] : [step.minutes]))
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  return lengths.length === 0 || shortest === longest
    ? hours(lengths[0] ?? length)
    : `${longest < 60 ? shortest : hours(shortest)} to ${hours(longest)}`
}

/** `40 minutes to begin with`, `40 to 70 minutes to begin with`: the sessions of the first seven days. */
function firstLengths(steps: GoalPlan['steps'], usual: number): string {
  const dated = steps.flatMap(({ ideal, minutes }) => (ideal === null ? [] : [{ ideal, minutes }]))
  const first = dated[0]?.ideal ?? ''
  const lengths = dated.flatMap(({ ideal, minutes }) =>
    daysBetween(first, ideal) < DAYS_PER_WEEK ? [minutes] : [],
  )
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  if (lengths.length === 0 || shortest === longest) return `${hours(lengths[0] ?? usual)} to begin with`
  return `${longest < 60 ? shortest : hours(shortest)} to ${hours(longest)} to begin with`
}

function timeOf({ between }: Understood): string | null {
  return between === null ? null : `between ${between[0]} and ${between[1]}`
}

function excluded({ not_on: notOn }: Understood): string | null {
  return notOn === null ? null : `not on ${listed(fromMonday(notOn).map((day) => `${dayName(day)}s`))}`
}

/** `not from 20 December 2026 to 3 January 2027`. */
function awayIn({ away }: Understood): string | null {
  return away?.length ? `not ${listed(awayInWords(away))}` : null
}

function amountOf(goal: Understood): string | null {
  const { amount, what, pattern } = goal
  const start = alreadyThere(goal)
  if (amount && start > 0)
    return `${amountInWords(amount)}, of which you have ${pattern === 'debt' ? 'paid ' : ''}${shareInWords(amount, start, 0)}`
  const share = isMoney(pattern) ? undefined : amount?.share
  const isInTitle = what?.replaceAll(/[,.\s]/g, '').includes(String(amount?.value)) === true
  if (amount && share && !hasOwnAmounts(goal)) {
    const each = `${amountInWords({ ...amount, value: share.value, per: null })} a ${share.per === 'day' && goal.per_week !== 7 ? 'session' : share.per}`
    return isInTitle ? each : `${amountInWords(amount)}, ${each}`
  }
  // `Write 500 words: on weekdays` leaves open of which time they are.
  const isEachDay = amount?.per === 'day' && goal.per_week === 7
  if (!amount || pattern === 'quit' || (isInTitle && (amount.per === null || isEachDay))) return null
  return amountInWords(amount)
}

/** `at most 2 cups a day` of a habit that stays within a limit. */
function limitOf({ habits: [habit], title }: GoalPlan): string | null {
  if (!habit || habit.aim !== 'at_most' || habit.kind !== 'count' || title.includes(String(habit.target)))
    return null
  const { type } = habit.schedule
  const per = type === 'total_per_week' ? 'week' : type === 'total_per_month' ? 'month' : 'day'
  return `at most ${amountInWords({ value: habit.target ?? 0, unit: habit.unit, per })}`
}

function content({ read }: Understood, { steps, habits, phases }: GoalPlan): string[] {
  const isSaid = read.some(({ as }) => as === 'rhythm' || as === 'days')
  if (habits.length === 1) return [isSaid ? 'One habit, as you said it.' : 'One habit.']
  if (habits.length > 1) return [`${habits.length} habits that belong together.`]
  const transfer = steps.find(({ recurrence }) => recurrence !== null)
  if (transfer) {
    const [shares = ''] = transfer.description.split(' Done when')
    return [shares === '' ? 'One repeating task.' : `One repeating task: ${shares}`]
  }
  if (phases.length === 0) return [`${steps.filter(({ key }) => key !== 'kickoff').length} sessions.`]
  const all = phases.reduce((sum, phase) => sum + phase.sessions, 0)
  if (all === 1) return ['One session.']
  const each = phases.map(({ title, sessions }) => `${title} (${sessions === 0 ? 'kept free' : sessions})`)
  return [`${all} sessions: ${listed(each)}.`]
}

function partIn({ covers_until: until, phases, habits }: GoalPlan, { deadline }: Understood): string[] {
  const last = phases.at(-1)?.to
  if (habits.length > 0 || last === undefined) return []
  if (until < last)
    return [`Placed until ${dateInWords(until)}; the next part follows a week before, by what you did.`]
  return deadline !== null && last < deadline
    ? [`It is done by ${dateInWords(last)}, with time to spare.`]
    : []
}

function leftOut(goal: Understood): string[] {
  const { also } = goal
  const unused = notUsedOf(goal)
  return [
    ...(unused.length === 0 ? [] : [`Not used: ${unused.map((part) => `‘${short(part)}’`).join(', ')}.`]),
    ...(also.length === 0 ? [] : [`Not in this plan: ${also.map((part) => `‘${short(part)}’`).join(', ')}.`]),
  ]
}

/** Where a plan has fewer weeks than its kind usually takes. */
function littleTime({ pattern, what, deadline }: Understood, { from, to }: GoalPlan): string[] {
  const days = daysBetween(from, deadline ?? to) + 1
  const usual = PATTERNS[pattern].usualWeeks?.find(({ of }) => of.test(what ?? ''))
  if (!usual || days >= usual.weeks * DAYS_PER_WEEK) return []
  return deadline === null
    ? [`${usual.text.split(';')[0]}; name a date, and the plan is made for it.`]
    : [usual.text]
}

/**
 * What a whole amount means for one session: `That is 2,857 words a session.`; and where that is more than people do, when it would
 * be what they do.
 */
function pace({ amount, deadline }: Understood, { steps, from }: GoalPlan): string[] {
  const usual = amount && paceOf(amount.unit)
  if (!amount || !usual || amount.per !== null) return []
  const first = steps.find((step) => (step.amount?.value ?? 0) > 0)
  if (!first?.amount) return []
  const anHour = (first.amount.value * 60) / first.minutes
  const isMuch = deadline !== null && anHour > usual.most * ABOUT
  const days = deadline === null ? 0 : daysBetween(from, deadline) + 1
  const until = `Until ${dateInWords(addDays(from, Math.ceil((days * anHour) / usual.most)))} it fits.`
  if (usual.most < 1) {
    const each = Math.round((first.minutes / first.amount.value / 60) * 10) / 10
    return isMuch ? [`That leaves ${number(each)} hours for each; ${usual.usual}. ${until}`] : []
  }
  if (amount.share && !isMuch) return []
  const said = `That is ${number(Math.round(first.amount.value))} ${amount.unit} a session`
  return isMuch ? [`${said}, ${number(Math.round(anHour))} an hour; ${usual.usual}. ${until}`] : [`${said}.`]
}

/** What does not fit, and the one change that helps most; the day of an exam or a race cannot be moved. */
function misfits(infeasible: readonly Infeasible[], { isTheDay }: Pattern): string[] {
  const [most] = infeasible.toSorted((one, other) => other.count - one.count)
  if (!most) return []
  const lost = infeasible.reduce((sum, { count }) => sum + count, 0)
  const offer = most.offers.find(({ kind }) => !isTheDay || kind !== 'deadline')
  const change =
    offer?.kind === 'shorten'
      ? ` Sessions of ${hours(offer.minutes)} would fit.`
      : offer?.kind === 'deadline'
        ? ` Until ${dateInWords(offer.deadline)} there is room.`
        : offer?.kind === 'capacity'
          ? ` With ${hours(offer.minutes)} a day for this plan they fit.`
          : offer?.kind === 'hours'
            ? ` With hours open from ${offer.between[0]} to ${offer.between[1]} for this plan they fit.`
            : ''
  // `2 sessions do not fit: your hours …` has the number and the cause; one number is enough.
  const cause = /^.* do(?:es)? not fit: (.+)$/s.exec(most.message)?.[1] ?? most.message
  const isWhole = cause.includes(' not fit ') && most.count === lost
  const count = lost === 1 ? 'One session has' : `${lost} sessions have`
  return [`${isWhole ? '' : `${count} no place: `}${cause}${change}`]
}

function assumedIn(plan: GoalPlan, goal: Understood): string[] {
  const { assumed } = plan
  const { what } = goal
  const { advice = [], question } = patternOfGoal(goal)
  const said = advice.filter(({ of }) => of === undefined || of.test(what ?? ''))
  const sentence = question?.said ?? 'It assumes that you {level}. Say so if it is otherwise.'
  const level =
    assumed.level === null || isOnce(plan)
      ? []
      : [sentence.replace('{level}', assumed.level.replaceAll(/\bmyself\b/g, 'yourself'))]
  return [...level, ...said.map(({ text }) => text)]
}

function fromMonday(days: readonly number[]): number[] {
  return days.toSorted((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
}

function dayName(day: number): string {
  return WEEKDAY_NAMES[day] ?? ''
}

function number(value: number): string {
  return value.toLocaleString('en')
}

function hours(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  const words = whole === 1 ? '1 hour' : `${whole} hours`
  return rest === 0 ? words : `${words} ${rest} minutes`
}

/** A text of the person's, so that no sentence is longer than all others together. */
function short(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= 12 ? text : `${words.slice(0, 12).join(' ')}…`
}
