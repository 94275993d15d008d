import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import { addDays } from '#shared/time/civil.ts'
import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { mostSessionsOf } from './goalPlan/boundedWork.ts'
import { patternOfGoal } from './goalPlan/patternOfGoal.ts'
import type { Understood } from './understood.ts'

type Known = Omit<Understood, 'conflict'>

/** One day that is named as such, and not `by` or `before` it, nor each of them: `on Saturday`, `this Sunday morning`, `tomorrow`. */
const ONE_DAY =
  /^(?:on |for )?(?:(?:this|the coming|coming|next) )?(mon|tues?|wed|thur?s?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow)(?: (?:morning|afternoon|evening|night))?$/i

/**
 * A job that takes few sessions and has a day, `clean the garage this Saturday`, `do my taxes on Sunday, 3 hours`: it is done on that
 * day, not on those before it, and not on each Sunday (docs/rules/plans.md, Goal sentences).
 *
 * @param today local date
 */
export function onItsDay(known: Known, today: string): Known {
  const isOther = known.starts_on !== null || known.away?.length || known.not_on !== null
  const isRace = isRaceOfOneDay(known)
  if (isOther || !(isRace || isJob(known))) return known
  const [said, ...more] = known.read.filter(({ as }) => /^(?:deadline|days|rhythm)$/.test(as))
  const day = ONE_DAY.exec(said?.text ?? '')?.[1]
  if (said === undefined || day === undefined || more.length > 0) return known
  if (said.as === 'deadline') return isRace ? known : { ...known, starts_on: known.deadline }
  if (known.deadline !== null || known.weekdays?.length !== 1) return known
  const weekday = weekdayOf(day.toLowerCase()) ?? known.weekdays[0] ?? 0
  const date = nextWeekday(addDays(today, 1), weekday)
  const read = known.read.map((one) => (one === said ? { ...one, as: 'deadline' as const } : one))
  return { ...known, read, weekdays: null, per_week: null, starts_on: isRace ? null : date, deadline: date }
}

/** A chore is done in one go where it is said of one day. */
const CHORE =
  /^(?:clean|clear|tidy|tackle|sort|empty|fix|repair|mend|paint|wash|mow|iron|bake|cook|buy|call|phone|ring|visit|return|collect|pick up|drop off|assemble|put up|hang|install|set up|pack|book|order|get .* (?:done|sorted|cleaned|fixed))\b/i
/** What one gets ready for takes the days before it, and so does what is finished by a day. */
const PREPARED = /^(?:prepare|practi[sc]e|rehearse|get ready|finish|complete|submit|hand in|finali[sz]e)\b/i

function isJob(known: Known): boolean {
  const pattern = patternOfGoal(known)
  const what = known.what ?? ''
  if (pattern.isTheDay || PREPARED.test(what)) return false
  return CHORE.test(what) || mostSessionsOf(known, pattern) !== null
}

/** `run a 10k on Sunday`: the day of it, before which there is training. A length is that of a session. */
function isRaceOfOneDay(known: Known): boolean {
  const isRun = /^(?:run|do|race|walk|swim|ride|cycle|complete|enter) (?:an?|the|my|our)\b/i.test(
    known.what ?? '',
  )
  return isRun && known.minutes === null && patternOfGoal(known).isTheDay === true
}

/** Whether all of it is done on one day: how often it is done is no question then. */
export function isOfOneDay({
  starts_on: start,
  deadline,
}: Pick<Understood, 'starts_on' | 'deadline'>): boolean {
  return deadline !== null && start === deadline
}
