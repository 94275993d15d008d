import { patternFor, PATTERNS } from '#shared/planning/patterns/patterns.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import type { AnyPlan, PlanItem } from '#shared/planning/plan.ts'
import { addDays, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'

/** A session as a client reads it. */
type SeenSession = {
  title: string
  note: string
  date: string
  time: string
  minutes: number
  phase: number | null
}
type Seen = { pattern: PatternKey; plan: AnyPlan; today: string; sessions: readonly SeenSession[] }

/** Weekly minutes are shared in steps of five. */
const ROUNDING = 5

/** The sessions of a plan in order of time, without the first step. */
function seenSessions({ items }: Pick<AnyPlan, 'items'>): SeenSession[] {
  return items
    .filter(({ kind, step }) => kind !== 'create_habit' && step !== 'kickoff')
    .map(({ row, patch, note, phase }) => {
      const fields = row ?? patch ?? {}
      return {
        title: String(fields['title']),
        note,
        date: String(fields['scheduled_date']),
        time: String(fields['scheduled_time']),
        minutes: Number(fields['estimated_duration']),
        phase,
      }
    })
    .toSorted((one, other) => (`${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1))
}

/**
 * What a critical reader finds wrong with a proposal, by the rules C1 to C11 (docs/rules/plans.md), from what the wire says alone: no
 * function of the planner is asked.
 *
 * @param isOpen whether the person left the length of sessions open
 */
export function faultsOf(pattern: PatternKey, plan: AnyPlan, today: string, isOpen = true): string[] {
  const sessions = seenSessions(plan)
  const seen = { pattern, plan, today, sessions }
  const habits = plan.items.filter(({ kind }) => kind === 'create_habit')
  if (habits.length > 0) return habitFaults(seen, habits)
  if (plan.items.some(({ row }) => row?.['recurrence'])) return transferFaults(seen)
  return [
    ...firstStepFaults(seen),
    ...phaseFaults(seen),
    ...titleFaults(seen),
    ...noteFaults(seen),
    ...checkpointFaults(seen),
    ...roomFaults(seen),
    ...(isOpen ? loadFaults(pattern, today, sessions, seen.plan) : []),
    ...effortFaults(seen),
    ...recallFaults(seen),
    ...stepFaults(seen),
  ]
}

/** C1: 15 minutes at most, today or tomorrow, something real, before all else, and on a day without a session where another is left. */
function firstStepFaults({ plan, today, sessions }: Seen): string[] {
  const first = plan.items.find(({ step }) => step === 'kickoff')
  if (!first) return ['C1: there is no first step']
  const { title, estimated_duration: minutes } = first.row ?? {}
  const [date, time] = [String(first.row?.['scheduled_date']), String(first.row?.['scheduled_time'])]
  const [next] = sessions
  const daysOfWeek = new Set(
    sessions.map((one) => one.date).filter((on) => on < addDays(date, DAYS_PER_WEEK)),
  )
  return [
    ...(Number(minutes) > 15 ? [`C1: ${String(minutes)} minutes`] : []),
    ...([today, addDays(today, 1)].includes(date) ? [] : [`C1: on ${date}`]),
    ...(/^prepare/i.test(String(title)) ? [`C1: "${String(title)}"`] : []),
    ...(next && `${next.date} ${next.time}` < `${date} ${time}` ? ['C1: something comes before it'] : []),
    ...(next?.date === date && daysOfWeek.size < DAYS_PER_WEEK ? [`C1: on the day of "${next.title}"`] : []),
    ...(first.note === '' ? ['C1: without a note'] : []),
  ]
}

function isLong({ plan, sessions }: Seen): boolean {
  const [first, last] = [plan.phases[0]?.from ?? plan.from, plan.phases.at(-1)?.to ?? plan.to]
  const all = plan.phases.reduce((sum, phase) => sum + phase.sessions, 0)
  return Math.max(all, sessions.length) >= 8 && daysBetween(first, last) + 1 >= 28
}

/** C2 */
function phaseFaults(seen: Seen): string[] {
  const { phases } = seen.plan
  const gap = phases.find((phase, at) => at > 0 && phase.from !== addDays(phases[at - 1]?.to ?? '', 1))
  const bare = phases.find(({ title, focus, why }) => [title, focus, why].includes(''))
  return [
    ...(isLong(seen) && phases.length < 3 ? [`C2: ${phases.length} phases`] : []),
    ...(gap ? [`C2: a gap or overlap before ${gap.title}`] : []),
    ...(bare ? [`C2: ${bare.title} lacks words`] : []),
  ]
}

/** A title without its numbers: `chapters 2, 3 and 7` is `chapter 1` once more. */
const kindOf = (title: string) =>
  title.replaceAll(/\d[\d.]*/g, '#').replaceAll(/s? #(?:, #)*(?: (?:and|to) #)?/g, ' #')

/** C3 and C4 */
function titleFaults({ sessions, plan }: Seen): string[] {
  const faults: string[] = []
  for (const [at, { title }] of sessions.entries()) {
    if (Array.from(title).length > 60) faults.push(`C4: "${title}" is too long`)
    if (at >= 3 && sessions.slice(at - 3, at).every((other) => kindOf(other.title) === kindOf(title)))
      faults.push(`C3: "${title}" is the fourth in a row`)
  }
  for (const [kind, some] of Map.groupBy(sessions, ({ title }) => kindOf(title)))
    if (sessions.length >= 8 && some.length > sessions.length * 0.4)
      faults.push(`C3: "${kind}" makes ${some.length} of ${sessions.length}`)
  const beginnings = new Map<string, string>()
  for (const kind of new Set(plan.items.map(({ row }) => kindOf(String(row?.['title']))))) {
    const begins = Array.from(kind).slice(0, 24).join('').trim()
    const other = beginnings.get(begins)
    if (other !== undefined) faults.push(`C4: "${other}" and "${kind}" begin alike`)
    beginnings.set(begins, kind)
  }
  return faults
}

/** C5: what to do in one to three sentences, when it is done, and what comes back or is shared. */
function noteFaults({ sessions }: Seen): string[] {
  return sessions.flatMap(({ title, note }) => {
    const own = note
      .split(/(?<=[.?])\s+(?=[A-Z])/)
      .filter(
        (sentence) => !/^(?:Begin with 5 minutes from memory|Today’s share|Checkpoint: )/.test(sentence),
      )
    const isRight = own.length >= 1 && own.length <= 3 && /\bDone\b/.test(note)
    return isRight && !/[{}]|undefined|!|\d to 1\b/.test(note) ? [] : [`C5: "${title}": ${note}`]
  })
}

/** C6: milestones of the goal; where it is measured by a number, a line in the last session of the phase. */
function checkpointFaults({ plan, sessions }: Seen): string[] {
  const { goal, phases } = plan
  if (!goal || phases.length < 3) return []
  if (goal.metric.kind === 'milestones')
    return goal.milestones.map(({ due_date }) => due_date).join() === phases.map(({ to }) => to).join()
      ? []
      : ['C6: milestones are not the ends of the phases']
  return phases.flatMap(({ title, to }, index) => {
    const last = sessions.findLast(({ phase }) => phase === index)
    const isWhole = plan.covers_until !== null && to <= plan.covers_until
    return !last || !isWhole || last.note.includes('Checkpoint: ') ? [] : [`C6: ${title} ends without one`]
  })
}

const DATED: readonly PatternKey[] = ['exam', 'race', 'project', 'event', 'presentation', 'writing']

/** C7 */
function roomFaults({ pattern, plan }: Seen): string[] {
  const [first, last] = [plan.phases[0], plan.phases.at(-1)]
  if (!DATED.includes(pattern) || !first || !last || plan.phases.length < 2) return []
  const days = daysBetween(first.from, last.to) + 1
  const room = daysBetween(last.from, last.to) + 1
  return room >= Math.max(2, Math.floor(days / 10)) ? [] : [`C7: ${room} of ${days} days`]
}

const LOADED: readonly PatternKey[] = ['race', 'start_running', 'endurance', 'strength']

/** C8, where the person left lengths open: weeks of the plan, from its first date. */
function loadFaults(
  pattern: PatternKey,
  begun: string,
  sessions: readonly SeenSession[],
  plan: Pick<AnyPlan, 'phases'>,
): string[] {
  if (!LOADED.includes(pattern) || sessions.length === 0) return []
  const weeks = Map.groupBy(sessions, ({ date }) => Math.floor(daysBetween(begun, date) / DAYS_PER_WEEK))
  const sums = [...weeks].map(([week, some]) => ({
    week,
    minutes: some.reduce((sum, one) => sum + one.minutes, 0),
  }))
  const faults: string[] = []
  let highest = 0
  for (const { week, minutes } of sums) {
    if (highest > 0 && minutes > highest * 1.1 + ROUNDING)
      faults.push(`C8: week ${week + 1}: ${minutes} after ${highest}`)
    if (week % 4 === 3 && minutes > highest * 0.8 + ROUNDING)
      faults.push(`C8: week ${week + 1} is no lighter: ${minutes}`)
    highest = Math.max(highest, minutes)
  }
  const last = sums.at(-1)
  const end = plan.phases.at(-1)?.to ?? ''
  const isWhole = sessions.some(({ date }) => daysBetween(date, end) < DAYS_PER_WEEK)
  if (isWhole && last && sums.length >= 6 && last.minutes > highest * 0.82)
    faults.push(`C8: no taper: ${sums.map(({ minutes }) => minutes).join()}`)
  return faults
}

/** C8: one long session a week, and no two hard ones on days that follow each other. */
function effortFaults({ pattern, sessions, plan }: Seen): string[] {
  if (!LOADED.includes(pattern)) return []
  const kinds = patternFor(pattern, plan.title).phases.flatMap((phase) => phase.kinds)
  const plain = (title: string) => kindOf(title.replaceAll(/\{\w+\}/g, '0')).replaceAll(/,? ?#/g, '')
  const effortOf = ({ title }: SeenSession) =>
    kinds.find((kind) => plain(kind.title) === plain(title))?.effort ?? 'easy'
  const heavy = sessions.filter((session) => effortOf(session) !== 'easy')
  return heavy.flatMap((session, at) => {
    const before = heavy[at - 1]
    return before && daysBetween(before.date, session.date) < 2
      ? [`C8: "${before.title}" and "${session.title}" follow each other`]
      : []
  })
}

const TAUGHT: readonly PatternKey[] = ['exam', 'language', 'course', 'instrument']

/** C9: of a whole plan each part comes back twice, at growing distances, and a trial comes in the last third. */
function recallFaults({ pattern, plan, sessions }: Seen): string[] {
  const material = PATTERNS[pattern].material
  const isWhole = plan.covers_until === plan.phases.at(-1)?.to
  if (!TAUGHT.includes(pattern) || !isWhole || sessions.length < 12) return []
  const seen = new Map<number, number[]>()
  for (const [at, { title, note }] of sessions.entries()) {
    const about = [title, note].find((text) => new RegExp(`\\b${material}s? \\d`, 'i').test(text)) ?? ''
    const named =
      new RegExp(`\\b${material}s? (\\d+(?:(?:, \\d+)* (?:and|to) \\d+)?)`, 'i').exec(about)?.[1] ?? ''
    const numbers = named
      .split(/, | and | to /)
      .filter((text) => text !== '')
      .map(Number)
    const [from = 0, to = 0] = numbers
    const parts = named.includes(' to ')
      ? Array.from({ length: to - from + 1 }, (_, add) => from + add)
      : numbers
    for (const part of parts) seen.set(part, [...(seen.get(part) ?? []), at])
  }
  const faults = [...seen].flatMap(([part, times]) => {
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
    const [one = 0, two = 0] = gaps
    if (times.length < 3)
      return [`C9: ${material} ${part} comes back ${times.length - 1} times of ${sessions.length}`]
    return two < one ? [`C9: ${material} ${part} after ${gaps.join(', ')}`] : []
  })
  const lastThird = sessions.slice(Math.floor((sessions.length * 2) / 3))
  const hasTrial = lastThird.some(({ title }) => /\b(?:trial|full)\b/i.test(title))
  return [...faults, ...(hasTrial ? [] : ['C9: no trial in the last third'])]
}

const STEPPED: readonly PatternKey[] = ['project', 'tidy', 'writing', 'job']

/** C10: one step a session, none twice. */
function stepFaults({ pattern, sessions }: Seen): string[] {
  if (!STEPPED.includes(pattern)) return []
  const plain = sessions.filter(({ title }) => !/\d/.test(title)).map(({ title }) => title)
  const twice = plain.find((title, at) => plain.indexOf(title) !== at)
  return twice === undefined ? [] : [`C10: "${twice}" stands twice`]
}

/** C11: one habit; what leads to a weight is a few. */
function habitFaults({ pattern, plan }: Seen, habits: readonly PlanItem[]): string[] {
  const isOne = habits.length === 1 || PATTERNS[pattern].habits?.length === habits.length
  return [
    ...(isOne && plan.items.length === habits.length ? [] : [`C11: ${plan.items.length} items`]),
    ...habits.flatMap(({ note }) => (/\bDone\b/.test(note) ? [] : [`C5: ${note}`])),
  ]
}

/** C11: one repeating task whose amount is the whole and whose note has the shares, to the cent. */
function transferFaults({ plan }: Seen): string[] {
  const [transfer] = plan.items
  const [, count = '1'] = /COUNT=(\d+)/.exec(JSON.stringify(transfer?.row?.['recurrence'])) ?? []
  const note = (transfer?.note ?? '').split('Done')[0] ?? ''
  const groups = [...note.matchAll(/(?:(\d+) of )?[€$£]?(\d[\d,]*(?:\.\d\d)?)(?!\d| transfers)/g)]
  const cents = groups.reduce(
    (sum, [, times, share = '']) =>
      sum + Number(times ?? count) * Math.round(Number(share.replaceAll(',', '')) * 100),
    0,
  )
  const whole = Math.round((transfer?.amount?.value ?? 0) * 100)
  return [
    ...(plan.items.length === 1 ? [] : [`C11: ${plan.items.length} items`]),
    ...(cents === whole ? [] : [`C11: ${note} is ${cents / 100}, not ${whole / 100}`]),
  ]
}
