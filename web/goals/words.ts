import type { Goal } from '#shared/goals/goal.ts'
import { dayInShort, dayInWords } from '#shared/time/format.ts'

type Measured = Pick<Goal, 'metric'>

/** A number of a goal with its unit: `3.2 kg`, `2 milestones`, `1 step`. */
export function amountInWords({ metric }: Measured, amount: number): string {
  const figure = figureInWords(amount)
  if (metric.kind === 'number') return metric.unit === '' ? figure : `${figure} ${metric.unit}`
  const noun = metric.kind === 'milestones' ? 'milestone' : 'step'
  return `${figure} ${amount === 1 ? noun : `${noun}s`}`
}

/** How far a goal is, in its own measure. */
export function progressInWords({ metric, progress }: Pick<Goal, 'metric' | 'progress'>): string {
  const { done, total, current } = progress
  if (metric.kind !== 'number') {
    if (total === 0) return metric.kind === 'milestones' ? 'No milestones yet' : 'Nothing linked yet'
    return `${figureInWords(done)} of ${amountInWords({ metric }, total)}`
  }
  const { start, target } = metric
  const now = amountInWords({ metric }, current)
  return start === 0 && target > 0
    ? `${figureInWords(current)} of ${amountInWords({ metric }, target)}`
    : `${now}, from ${figureInWords(start)} to ${figureInWords(target)}`
}

/** Where a goal is beside the line to its target date; null without a date, before anything counts towards it, and of a goal that is closed. */
export function paceInWords(
  goal: Pick<Goal, 'metric' | 'pace' | 'progress' | 'target_date' | 'at_risk'>,
): string | null {
  const { pace, progress, target_date, at_risk } = goal
  if (!pace || target_date === null || progress.total === 0) return null
  const left = amountInWords(goal, progress.total - progress.done)
  const rate = `${rateInWords(goal, pace.needed_per_week)} a week`
  switch (pace.status) {
    case 'reached':
      return 'Reached'
    case 'overdue':
      return `Its date has passed, with ${left} to go`
    case 'ahead':
      return `${daysInWords(Math.max(1, pace.safe_days))} ahead${at_risk ? SLOWER : ': you could rest that long'}`
    case 'behind':
      return `${daysInWords(Math.round(-pace.lead_days))} behind: with ${rate} you get there in time`
    case 'on_pace':
      return at_risk ? `On pace${SLOWER}` : `Keep to ${rate}`
  }
}

/** Why no pace is shown. */
export function noPaceInWords({ target_date }: Pick<Goal, 'target_date'>): string {
  return target_date === null
    ? 'Without a target date, no pace is shown.'
    : 'Its pace is shown once something counts towards it.'
}

/** Why a goal is at risk that is not behind: its forecast is later than its date. */
const SLOWER = ' so far, but your last weeks were slower'

/** What comes next; null where its tasks say so. @param today the person's date */
export function nextStepInWords(
  { metric, milestones, progress, pace }: Pick<Goal, 'metric' | 'milestones' | 'progress' | 'pace'>,
  today: string,
): string | null {
  if (progress.reached) return 'It is reached: achieve it'
  if (metric.kind === 'linked') return null
  if (metric.kind === 'number') {
    const rate =
      pace && pace.status !== 'overdue' ? `${rateInWords({ metric }, pace.needed_per_week)} this week` : null
    return rate ?? 'Check in'
  }
  const next = milestones.find(({ done }) => !done)
  if (!next) return 'Add a milestone'
  return next.due_date === null ? next.title : `${next.title}, due ${dateInWords(next.due_date, today)}`
}

/** The word and the tone of a goal's state, for its badge. */
export function stateOf({ status, pace, at_risk, progress }: Goal) {
  if (status === 'achieved') return { word: 'Achieved', tone: 'success', mark: '✓' } as const
  if (status === 'dropped') return { word: 'Dropped', tone: 'faint', mark: '–' } as const
  if (progress.reached) return { word: 'Reached', tone: 'success', mark: '✓' } as const
  if (pace?.status === 'overdue') return { word: 'Overdue', tone: 'danger', mark: '!' } as const
  if (at_risk) return { word: 'At risk', tone: 'warning', mark: '▲' } as const
  if (!pace || progress.total === 0) return null // nothing counts towards it yet
  if (pace.status === 'ahead') return { word: 'Ahead', tone: 'success', mark: '✓' } as const
  return { word: 'On pace', tone: 'info', mark: '●' } as const
}

/** When a goal will probably be reached, and what that rests on; or why it cannot be said. @param today the person's date */
export function forecastInWords(
  goal: Pick<Goal, 'metric' | 'forecast' | 'target_date'>,
  today: string,
): string[] {
  const { forecast, target_date } = goal
  const { p10, p50, p90, chance, weeks, mean, deviation, reason } = forecast
  if (reason !== null) return [REASONS[reason](weeks)]
  const day = (date: string) => dateInWords(date, today)
  const rest =
    mean !== null && deviation !== null
      ? `It rests on your last ${weeks} weeks: ${roundedInWords(goal, mean)} a week, give or take ${figureInWords(plain(deviation))}.`
      : ''
  const sentences = [rangeInWords(p10 && day(p10), p50 && day(p50), p90 && day(p90))]
  if (chance !== null && target_date !== null)
    sentences.push(`The chance to be there by ${day(target_date)} is ${chance} %.`)
  return [...sentences, rest].filter((sentence) => sentence !== '')
}

function rangeInWords(p10: string | null, p50: string | null, p90: string | null): string {
  if (p10 === null) return 'At this pace it is more than ten years away.'
  if (p50 === null) return `Hardly before ${p10}. How late it may get cannot be said.`
  if (p90 === null)
    return `Most likely around ${p50}, hardly before ${p10}. How late it may get cannot be said: your weeks differ too much.`
  return p10 === p90 ? `Most likely on ${p50}.` : `Between ${p10} and ${p90}, most likely around ${p50}.`
}

const REASONS: Record<NonNullable<Goal['forecast']['reason']>, (weeks: number) => string> = {
  closed: () => 'This goal is closed, so there is nothing to forecast.',
  reached: () => 'It is reached: there is nothing left to forecast.',
  not_enough_data: (weeks) =>
    weeks < 2
      ? 'A forecast rests on whole weeks, and needs two of them since the start.'
      : `A forecast needs at least two steps in the last ${weeks} weeks.`,
  no_progress: (weeks) => `In the last ${weeks} weeks it came no closer, so no date can be said.`,
}

/** A date, with its year where that is another one than today's. */
export function dateInWords(date: string, today: string): string {
  return date.slice(0, 4) === today.slice(0, 4) ? dayInShort(date) : `${dayInShort(date)} ${date.slice(0, 4)}`
}

/**
 * How a goal ended and when.
 *
 * @param dateOf the person's date of an instant
 * @param today the person's date
 */
export function outcomeInWords(
  { closed_at, closed_reason, status }: Goal,
  dateOf: (instant: string) => string,
  today: string,
): string | null {
  if (closed_at === null) return null
  const verb = status === 'achieved' ? 'Achieved' : 'Dropped'
  const reason = closed_reason ? `: “${closed_reason}”` : ''
  return `${verb} on ${dateInWords(dateOf(closed_at), today)}${reason}`
}

/** A value of a goal's field, where two devices gave it different ones. */
export function valueInWords(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object' && value !== null && 'kind' in value)
    return metricInWords(value as Goal['metric'])
  return name.endsWith('_date') ? dayInWords(String(value)) : String(value)
}

/** How a goal is measured: `from 90 to 75 kg`. */
export function metricInWords(metric: Goal['metric']): string {
  if (metric.kind === 'linked') return 'Linked tasks and habits'
  if (metric.kind === 'milestones') return 'Milestones'
  const { start, target, aggregate } = metric
  const way = `from ${figureInWords(start)} to ${amountInWords({ metric }, target)}`
  return aggregate === 'sum' ? `A number, added up ${way}` : `A number ${way}`
}

/** An amount to aim at, never less than it takes: steps and milestones are whole, and so is a number from ten on. */
function rateInWords(goal: Measured, rate: number): string {
  const isWhole = goal.metric.kind !== 'number' || rate >= 10
  const rounded = isWhole ? Math.ceil(rate - 1e-9) : Math.ceil(rate * 10 - 1e-9) / 10
  return amountInWords(goal, rounded)
}

/** A computed amount as one would say it: `292 words`. */
export function roundedInWords(goal: Measured, amount: number): string {
  return amountInWords(goal, plain(amount))
}

/** From ten on whole, below with one decimal. */
function plain(figure: number): number {
  return Math.abs(figure) >= 10 ? Math.round(figure) : Math.round(10 * figure) / 10
}

/** A number without needless decimals: `1,250.5`. */
export function figureInWords(figure: number): string {
  return figure.toLocaleString('en', { maximumFractionDigits: 3 }).replace('-', '−')
}

function daysInWords(days: number): string {
  return `${figureInWords(days)} ${days === 1 ? 'day' : 'days'}`
}
