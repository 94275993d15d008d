import { firstDayOf } from './firstDay.ts'
import type { Pattern } from '#shared/planning/patterns/pattern.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { addDays, DAYS_PER_WEEK, daysBetween } from '#shared/time/civil.ts'
import { inParts, sharedAmongNew } from './amountOfMaterial.ts'
import { type Content, contentsOf } from './contents.ts'
import { type Effort, effortsOf, LEAST_GAP } from './efforts.ts'
import type { GoalPlan, PartOfPlan } from '#shared/planning/placing/toPlace.ts'
import { isOfOneDay } from '#shared/planning/onItsDay.ts'
import { isTight } from './neededTime.ts'
import { mostSessionsOf } from './boundedWork.ts'
import { condensed } from './condensed.ts'
import { goalOf } from './goalOf.ts'
import { knownLevel, startOf } from '#shared/planning/patterns/knownLevel.ts'
import { lengthsOf } from './lengths.ts'
import { tapered } from './tapers.ts'
import { type DatedPhase, datedPhases, datesToBegin, phasesOfDates } from './phaseDates.ts'
import { type Filled, sharesOf, stepsOf } from './sessionSteps.ts'
import { type Session, sessionsOf } from './sessions.ts'
import { withAmount } from './withAmount.ts'
import { withinGrowth } from './weeklyLoad.ts'

/** A plan that is longer is placed in parts. */
const LONGEST_WHOLE = 84
const DAYS_OF_PART = 42
/** So long is a plan without a date, unless it is done sooner. */
const WEEKS_WITHOUT_DATE = 4
/** One more item is the first step. */
const MOST_SESSIONS = 199
/** So few sessions have one phase fewer for each two that are missing. */
const SESSIONS_A_PHASE = 2
/** Where there is hardly time to make it, planning is left out. */
const LEAST_PHASES = 3

/** The plan of a goal that is worked on in sessions after a short first step. */
export function sessionPlan(
  asked: Understood,
  whole: Pattern,
  today: string,
  part: PartOfPlan | null,
): GoalPlan {
  const usual = usualMinutes(asked, whole)
  const isKept = keepsTheDay(asked, whole, today)
  const until = isKept ? addDays(asked.deadline ?? today, -1) : lastWorkedDate(asked, whole, today)
  const worked = sessionsOf({ ...asked, minutes: asked.minutes ?? usual, deadline: until }, today)
  const { sessions, from } = worked
  const to = addDays(worked.to, isKept ? 1 : 0)
  const ideals = [...new Set(sessions.map(({ ideal }) => ideal))].toSorted()
  const dates = datesToBegin(ideals, whole, { from, to })
  const isBounded = isOfOneDay(asked) || mostSessionsOf(asked, whole) !== null
  const pattern = isBounded ? condensed(whole, dates.length) : whole
  const goal = isAimed(asked, pattern, sessions.length) ? { ...asked, amount: null } : asked
  const most = mostPhases(pattern, sessions.length)
  const isMaking = pattern.phases.some(({ holdsAmount }) => holdsAmount === true)
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0)
  const phasesAtMost = isMaking && isTight(goal, minutes) ? Math.min(most, LEAST_PHASES) : most
  const parts = inParts(pattern, goal.amount)
  const isShort = isBounded && dates.length < pattern.phases.length * SESSIONS_A_PHASE
  const phases = isShort
    ? phasesOfDates(parts, dates, { from, to })
    : datedPhases(parts, from, daysBetween(from, to) + 1, phasesAtMost)
  const all = filledSessions(goal, pattern, { sessions, from, phases, usual, part })
  const { placed, until: covered } = partOf(all, { from, to, today, part })
  const done = all.filter(({ ideal }) => part !== null && ideal < part.from)
  const steps = stepsOf(goal, placed, { phases, pattern, hasEnds: part === null, before: sharesOf(done) })
  const shown = phases.map((phase, index) =>
    shownPhase(
      phase,
      all.filter((one) => one.phase === index),
    ),
  )
  return {
    title: goal.what ?? '',
    steps,
    from: part?.from ?? today,
    to: covered,
    covers_until: covered,
    optional: steps
      .filter(({ not_before, deadline }) => not_before === today && deadline === today)
      .map(({ key }) => key),
    goal: goalOf(
      goal,
      { from, to, today },
      phases.map((phase, index) => ({ ...phase, ...shown[index], sessions: 0, minutes: 0 })),
    ),
    phases: shown,
    habits: [],
    assumed: {
      perWeek: goal.weekdays !== null || goal.read.some(({ as }) => as === 'rhythm') ? null : goal.per_week,
      minutes: isOpen(goal) ? usual : null,
      level: goal.level === null ? (pattern.question?.assumed ?? null) : null,
    },
  }
}

/** Whether the day of an exam, a race or a move stays free of sessions: where there is a day before it. */
function keepsTheDay(goal: Understood, { isTheDay }: Pattern, today: string): boolean {
  return isTheDay === true && goal.deadline !== null && goal.deadline > firstDayOf(goal, today)
}

/** The end of the work: the goal's own, or sooner where fewer weeks are enough; what is prepared for a day is spread before it. */
function lastWorkedDate(goal: Understood, pattern: Pattern, today: string): string | null {
  const most = pattern.isTheDay ? null : mostSessionsOf(goal, pattern)
  const isSaid = goal.total_minutes !== null || goal.read.some(({ as }) => as === 'rhythm' || as === 'days')
  if (most === null || isSaid) return goal.deadline
  const weeks = Math.ceil(most / (goal.per_week ?? pattern.usual.perWeek))
  const last = addDays(firstDayOf(goal, today), weeks * DAYS_PER_WEEK - 1)
  if (goal.deadline === null) return weeks < WEEKS_WITHOUT_DATE ? last : null
  return earlier(goal.deadline, last)
}

function mostPhases({ keepsRoom }: Pattern, sessions: number): number {
  return Math.max(1, Math.ceil(sessions / SESSIONS_A_PHASE) + (keepsRoom ? 1 : 0))
}

/** A distance that is gone at the end in one go or on one journey. */
const ONE_WAY =
  /\b(?:pilgrimage|camino|(?:hike|trek|tour|trail|walk|ride|route) of|in one (?:go|day)|non-?stop|without (?:a )?(?:stop|break|rest)\w*)\b/i

/** Whether an amount is what somebody can do at the end, as in `swim 2 km`, and no sum of what is done. */
function isAimed({ amount, what }: Understood, { load }: Pattern, sessions: number): boolean {
  if (load === undefined || amount === null || amount.per !== null) return false
  // Nobody cycles four kilometres at a time: `cycle 100 km by June`.
  const least = /^(?:cycle|ride|bike)\b/i.test(what ?? '') ? LEAST_RIDE : 1
  return amount.value < sessions * least || ONE_WAY.test(what ?? '')
}
const LEAST_RIDE = 8

/** Whether the person left the length of sessions open. */
function isOpen({ minutes, weekly_minutes, total_minutes }: Understood): boolean {
  return minutes === null && weekly_minutes === null && total_minutes === null
}

/** Minutes of a session in the first week, from where the person begins. */
function usualMinutes({ level }: Understood, pattern: Pattern): number {
  const { usual, load } = pattern
  const start = startOf(knownLevel(pattern, level))
  return load ? Math.max(15, Math.round((usual.minutes * start) / 5) * 5) : usual.minutes
}

function filledSessions(
  goal: Understood,
  pattern: Pattern,
  of: { sessions: Session[]; from: string; phases: DatedPhase[]; usual: number; part: PartOfPlan | null },
): Filled[] {
  const { sessions, from, phases, usual, part } = of
  const { load } = pattern
  const dated = sessions.toSorted((one, other) =>
    one.ideal < other.ideal ? -1 : Number(one.ideal > other.ideal),
  )
  const placed = tapered(pattern, phases, dated, from)
  const efforts = load ? effortsOf(placed, load, goal.one_on?.flat()) : placed.map((): Effort => 'easy')
  const heavy = withAmount(placed, goal, phases).map((session, at) => ({
    ...session,
    effort: efforts[at] ?? 'easy',
  }))
  const lengths = load && isOpen(goal) ? goneOn(lengthsOf(heavy, usual, load), heavy, part) : null
  const growing = !load && isOpen(goal)
  const long = heavy.map((session, at) => ({
    ...session,
    minutes: lengths?.[at] ?? (growing ? lengthIn(phases[session.phase], session.minutes) : session.minutes),
  }))
  // Weeks in reserve before a taper go on with what was done before them.
  const filling = long.map((session) =>
    load && pattern.keepsRoom && session.phase === phases.length - 1 && !session.isTaper
      ? { ...session, phase: Math.max(0, session.phase - 1) }
      : session,
  )
  const filled = contentsOf(inParts(pattern, goal.amount), phases, filling, goal.what ?? '')
  const contents = withCheckpoints(filled, goal, { phases, of: long })
  const clipped = sharedAmongNew(long, filled, pattern, goal.amount).map((session, at) => ({
    ...session,
    ...withinPhase(session, phases[session.phase]),
    ...(contents[at] ?? { title: goal.what ?? '', note: '' }),
  }))
  return load ? apart(clipped) : clipped
}

/** Minutes of a session by its phase, in steps of five. */
function lengthIn(phase: DatedPhase | undefined, usual: number): number {
  return phase?.length === undefined ? usual : Math.max(15, Math.round((usual * phase.length) / 5) * 5)
}

/** Where the goal is counted and has no milestones, the last session of each phase says what is reached with it (C6). */
function withCheckpoints(
  contents: readonly Content[],
  { amount }: Understood,
  { phases, of }: { phases: readonly DatedPhase[]; of: readonly { phase: number }[] },
): readonly Content[] {
  if (amount === null || phases.length < LEAST_PHASES) return contents
  return contents.map((content, at) => {
    const phase = of[at]?.phase ?? 0
    const isLast = of[at + 1]?.phase !== phase
    return isLast
      ? { ...content, note: `${content.note} Checkpoint: ${phases[phase]?.checkpoint}.` }
      : content
  })
}

/** The lengths of a part that goes on: from where the work is, and no week far over what there was. */
function goneOn(
  lengths: readonly number[],
  sessions: readonly { week: number; isTaper: boolean; ideal: string }[],
  part: PartOfPlan | null,
): number[] {
  if (!part) return [...lengths]
  const later = behindBy(lengths, sessions, part.behind)
  const first = sessions.findIndex(({ ideal }) => ideal >= part.from)
  if (first < 0) return later
  const own = sessions
    .slice(first)
    .map(({ week }, at) => ({ week, minutes: later[first + at] ?? 0, stays: false }))
  return [...later.slice(0, first), ...withinGrowth(own, part.highest)]
}

/** Lengths of some weeks before, those of lighter weeks too: work that is behind goes on from where it is. A taper stays one. */
function behindBy(
  lengths: readonly number[],
  sessions: readonly { week: number; isTaper: boolean }[],
  weeks: number,
): number[] {
  if (weeks === 0) return [...lengths]
  const byWeek = Map.groupBy(sessions.keys(), (at) => sessions[at]?.week ?? 0)
  return sessions.map(({ week, isTaper }, at) => {
    const own = lengths[at] ?? 0
    const before = byWeek.get(Math.max(0, week - weeks)) ?? []
    const nth = at - (byWeek.get(week)?.[0] ?? at)
    const former = lengths[before[Math.min(nth, before.length - 1)] ?? at] ?? own
    return isTaper ? Math.min(own, former) : former
  })
}

function withinPhase({ not_before, deadline }: Session, phase: DatedPhase | undefined) {
  if (!phase) return { not_before, deadline }
  return {
    not_before: not_before > phase.from ? not_before : phase.from,
    deadline: deadline < phase.to ? deadline : phase.to,
  }
}

/** Hard and long sessions keep their distance wherever they are put within their dates. */
function apart(sessions: readonly Filled[]): Filled[] {
  const heavy = sessions.filter(({ effort }) => effort !== 'easy')
  const bounds = new Map(heavy.map((session) => [session, { ...session }]))
  for (const [at, session] of heavy.entries()) {
    const next = heavy[at + 1]
    const [own, other] = [bounds.get(session), next && bounds.get(next)]
    if (!own || !other || !next) continue
    const spare = Math.max(0, daysBetween(session.ideal, next.ideal) - LEAST_GAP)
    const last = addDays(session.ideal, Math.floor(spare / 2))
    if (last < own.deadline) own.deadline = last
    const first = addDays(own.deadline, LEAST_GAP)
    if (first > other.not_before) other.not_before = first < next.ideal ? first : next.ideal
  }
  return sessions.map((session) => bounds.get(session) ?? session)
}

/** The sessions that are placed now: all, or of a long plan those of the first weeks. */
function partOf(
  all: readonly Filled[],
  { from, to, today, part }: { from: string; to: string; today: string; part: PartOfPlan | null },
): { placed: Filled[]; until: string } {
  const isWhole = part === null && daysBetween(today, to) <= LONGEST_WHOLE
  const first = part?.from ?? from
  const last = isWhole ? to : earlier(addDays(first, DAYS_OF_PART - 1), to)
  const placed = all.filter(({ ideal }) => ideal >= first && ideal <= last)
  if (placed.length <= MOST_SESSIONS) return { placed, until: last }
  const weeks = placed[MOST_SESSIONS]?.week ?? 0
  const until = addDays(from, weeks * DAYS_PER_WEEK - 1)
  return { placed: placed.filter(({ ideal }) => ideal <= until), until }
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}

function shownPhase(
  { title, from, to, focus, why }: DatedPhase,
  sessions: readonly Filled[],
): GoalPlan['phases'][number] {
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0)
  return { title, from, to, focus, why, sessions: sessions.length, minutes }
}
