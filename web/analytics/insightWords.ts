import { counted } from '#shared/text/counted.ts'
import type { Insight, InsightData, InsightKey } from '#shared/analytics/insightSchemas.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { clockOf } from '#shared/time/civil.ts'
import { shownHour } from '#web/kit/ui/time/timeFormat.ts'

type Words<Key extends InsightKey> = {
  name: string
  /** What the sample counts. */
  counts: readonly [one: string, many: string]
  /** Claims no more than the figures do: where several do equally well it stays true. */
  say: (data: InsightData<Key>, sample: number) => string
  /** What one may do about it. */
  tip: string
}

const TASKS = ['task', 'tasks'] as const
const DUE_DATES = ['due date', 'due dates'] as const
const GOALS = ['goal', 'goals'] as const

/** What is said about each insight (docs/rules/analytics.md, Analytics). */
const WORDS: { [Key in InsightKey]: Words<Key> } = {
  completion_trend: {
    name: 'Completion trend',
    counts: TASKS,
    say: ({ percent, before, change }) =>
      `You completed ${percent} % of what was planned in 14 days, ${change > 0 ? 'up' : 'down'} from ${before} % in the 14 before.`,
    tip: 'Look at what changed between the two fortnights, and plan the next week like the better one.',
  },
  late_finish: {
    name: 'Finished late',
    counts: TASKS,
    say: ({ percent, median_days }) =>
      `${percent} % of what you finished was done after its date. The median delay was ${counted(median_days, 'day')}.`,
    tip: 'Move what you will not do today to the day on which you will.',
  },
  estimate_bias: {
    name: 'Estimates',
    counts: TASKS,
    say: ({ ratio, direction }) =>
      `Your timed tasks took a median of ${ratio} times the planned time, which is ${direction === 'longer' ? 'more' : 'less'} than planned.`,
    tip: 'Use what your timer says the next time you plan a task of this kind.',
  },
  overplanned: {
    name: 'Full days',
    counts: ['date', 'dates'],
    say: ({ busy_percent, calm_percent, limit }) =>
      `On days with ${limit} or more tasks you completed ${busy_percent} %, on calmer days ${calm_percent} %.`,
    tip: 'Plan fewer than seven tasks a day, and leave the rest unscheduled.',
  },
  small_steps: {
    name: 'Small steps',
    counts: TASKS,
    say: ({ short_percent, long_percent }) =>
      `You completed ${short_percent} % of tasks of at most 30 minutes, and ${long_percent} % of those of 90 minutes or more.`,
    tip: 'Cut a long task into steps of half an hour.',
  },
  best_weekday: {
    name: 'Weekdays',
    counts: TASKS,
    say: ({ weekday, percent, worst_weekday, worst_percent }) =>
      `You finish most on ${dayOf(weekday)}s (${percent} %), least on ${dayOf(worst_weekday)}s (${worst_percent} %).`,
    tip: 'Put what matters most on a day that goes well.',
  },
  best_hour: {
    name: 'Hours',
    counts: TASKS,
    say: ({ hour, percent, worst_hour, worst_percent }) =>
      `You finish most at ${hourInWords(hour)} (${percent} %), least at ${hourInWords(worst_hour)} (${worst_percent} %).`,
    tip: 'Keep an hour that goes well free for what matters most.',
  },
  weekend_gap: {
    name: 'Weekends',
    counts: TASKS,
    say: ({ weekend_percent, weekday_percent }) =>
      `On Saturdays and Sundays you completed ${weekend_percent} % of what was planned, on the other days ${weekday_percent} %.`,
    tip: 'Plan weekends and working days by what each of them can hold.',
  },
  early_hours: {
    name: 'Early hours',
    counts: TASKS,
    say: ({ percent }) => `${percent} % of what you finished was done before noon.`,
    tip: 'Plan what matters most before noon.',
  },
  top_category: {
    name: 'Main category',
    counts: TASKS,
    say: ({ category, percent }) => `${percent} % of what you finished belongs to ${capitalised(category)}.`,
    tip: 'Check whether the other parts of your life get the time that you want to give them.',
  },
  focus_trend: {
    name: 'Focus trend',
    counts: ['interval', 'intervals'],
    say: ({ minutes, before, change_percent }) =>
      `You focused ${minutesInWords(minutes)} in 14 days, ${Math.abs(change_percent)} % ${change_percent > 0 ? 'more' : 'less'} than the ${minutesInWords(before)} in the 14 before.`,
    tip: 'Start the timer on the first task of the day.',
  },
  habit_slipping: {
    name: 'A habit that slips',
    counts: DUE_DATES,
    say: ({ name, strength, before }) =>
      `The strength of ${quoted(name)} fell from ${before} to ${strength} of 100 in 14 days.`,
    tip: 'Make it smaller for a week: a short one counts as well.',
  },
  habit_strongest: {
    name: 'Strongest habit',
    counts: DUE_DATES,
    say: ({ name, strength }) =>
      `${quoted(name)} has a strength of ${strength} of 100. None of your habits that were due 14 times or more is stronger.`,
    tip: 'Put a new habit right after it.',
  },
  comebacks: {
    name: 'Comebacks',
    counts: ['miss', 'misses'],
    say: ({ percent, misses, comebacks }) =>
      `You missed a habit ${counted(misses, 'time')}, and ${comebacks === 0 ? 'never' : `after ${comebacks} of them (${percent} %) you`} kept it the very next time.`,
    tip: 'Never miss twice: after a miss only the next time counts.',
  },
  neglected_domain: {
    name: 'A domain that waits',
    counts: GOALS,
    say: ({ name }, sample) =>
      `Nothing was done for ${quoted(name)} in 28 days, and it has ${counted(sample, 'active goal')}.`,
    tip: 'Plan one small task for it this week.',
  },
  goal_pace: {
    name: 'Pace of goals',
    counts: GOALS,
    say: paceInWords,
    tip: 'Open a goal that is behind, and plan its next step.',
  },
}

/** What an insight says, in a sentence or two. */
export function insightInWords(insight: Insight): string {
  const { say } = WORDS[insight.key] as Words<InsightKey> // the data of a key goes with its words
  return say(insight.data, insight.sample)
}

/** What an insight is called. */
export function nameOfInsight(key: InsightKey): string {
  return WORDS[key].name
}

/** What an insight rests on: `24 tasks`. */
export function sampleInWords({ key, sample }: Pick<Insight, 'key' | 'sample'>): string {
  return counted(sample, ...WORDS[key].counts)
}

/** What one may do about an insight. */
export function tipOf(key: InsightKey): string {
  return WORDS[key].tip
}

/** `Tuesday`. @param weekday 0 Sunday to 6 Saturday */
export function dayOf(weekday: number): string {
  return WEEKDAY_NAMES[weekday] ?? ''
}

/** The hour of the day that begins then: `9 am`, `noon`. @param hour 0 to 23 */
export function hourInWords(hour: number): string {
  return shownHour(clockOf(hour * 60))
}

function paceInWords({ ahead, on_pace, behind }: InsightData<'goal_pace'>, goals: number): string {
  if (goals > 1)
    return `Of ${goals} goals with a target date, ${ahead} ${ahead === 1 ? 'is' : 'are'} ahead of the pace, ${on_pace} on it and ${behind} behind.`
  const where = ahead
    ? 'ahead of its pace'
    : on_pace
      ? 'on its pace'
      : behind
        ? 'behind its pace'
        : 'no longer on a pace'
  return `Your goal with a target date is ${where}.`
}

/** A person's own words keep their direction inside of ours. */
const quoted = (name: string) => `“\u2068${name}\u2069”`
