import type { Pattern, PatternPhase, SessionKind } from '#shared/planning/patterns/pattern.ts'
import type { Effort } from './efforts.ts'
import { listed } from '#shared/text/listed.ts'
import { saidToThem } from './personsWords.ts'
import { recallOf } from './recall.ts'

/** A session, in order of time: its phase by index, and how hard it may be. */
export type ToFill = { phase: number; effort: Effort; minutes: number }
/** `isNew`: it begins a part of the material. */
export type Content = { title: string; note: string; isNew?: boolean }

/** New parts begin in the first so much of the sessions; a trial of the whole comes in the last third. */
const NEW_UNTIL = 0.75
const LAST_THIRD = 2 / 3
const LONGEST_TITLE = 60
const LONGEST_NOTE = 2000

/**
 * What each session of a plan is about (docs/rules/plans.md, Patterns, C3 to C5, C9, C10).
 *
 * @param phases of the plan, those of the pattern or some of them
 * @param what the goal's title
 */
export function contentsOf(
  pattern: Pattern,
  phases: readonly PatternPhase[],
  sessions: readonly ToFill[],
  what: string,
): Content[] {
  const kinds = pattern.ladder ? climbed(pattern.ladder, sessions.length) : chosen(phases, sessions)
  const roled = pattern.material === undefined ? kinds : withRoles(kinds, phases, sessions)
  return filled(roled, sessions, { what, material: pattern.material })
}

/**
 * Steps that build on each other: none is skipped, and of more sessions than steps each comes on some days. What is left of a long
 * plan keeps what was reached.
 */
function climbed({ rungs, days, after }: NonNullable<Pattern['ladder']>, count: number): SessionKind[] {
  const climbing = Math.min(count, rungs.length * days.length)
  return Array.from({ length: count }, (_, at) => {
    const later = after[(at - climbing) % after.length]
    if (at >= climbing && later) return later
    const rung = climbing > rungs.length ? Math.floor((at * rungs.length) / climbing) : at
    const { title = '', note = '' } = rungs[rung] ?? rungs[0] ?? {}
    return { title: `${days[at % days.length]}: ${title}`, note }
  })
}

/** The steps of each phase, then its kinds in turn; of a training those of the session's effort. */
function chosen(phases: readonly PatternPhase[], sessions: readonly ToFill[]): SessionKind[] {
  const counts = phases.map((_, index) => sessions.filter(({ phase }) => phase === index).length)
  const steps = phases.map((phase, index) => spreadOver(phase.steps ?? [], counts[index] ?? 0))
  const turns = new Map<string, number>()
  return sessions.map(({ phase: index, effort }) => {
    const step = steps[index]?.shift()
    if (step) return step
    const all = phases[index]?.kinds ?? []
    const own = all.filter((kind) => (kind.effort ?? 'easy') === effort)
    const fitting = own.length > 0 ? own : all.filter((kind) => (kind.effort ?? 'easy') === 'easy')
    const some = fitting.length > 0 ? fitting : all
    const turn = turns.get(`${index} ${effort}`) ?? 0
    turns.set(`${index} ${effort}`, turn + 1)
    return some[turn % some.length] ?? { title: '', note: '' }
  })
}

/** All steps where there are sessions for them; else those that are needed, and of the others some, in their order. */
function spreadOver(steps: readonly SessionKind[], count: number): SessionKind[] {
  if (count >= steps.length) return [...steps]
  const needed = steps.filter(({ isNeeded }) => isNeeded === true).slice(0, count)
  const others = steps.filter((step) => step.isNeeded !== true)
  const taken = new Set([...needed, ...evenly(others, count - needed.length)])
  return steps.filter((step) => taken.has(step))
}

/** So many of some, spread, with the first and the last. */
function evenly(steps: readonly SessionKind[], count: number): SessionKind[] {
  if (count === 1) return steps.slice(0, 1)
  return Array.from(
    { length: count },
    (_, at) => steps[Math.round((at * (steps.length - 1)) / (count - 1))] ?? { title: '', note: '' },
  )
}

/** No new material near the end, and a trial of the whole in the last third. */
function withRoles(
  kinds: readonly SessionKind[],
  phases: readonly PatternPhase[],
  sessions: readonly ToFill[],
): SessionKind[] {
  const all = phases.flatMap((phase) => phase.kinds)
  const reviews = all.filter(({ role }) => role === 'review')
  let turn = 0
  const roled = kinds.map((kind, at) => {
    if (kind.role !== 'new' || at === 0 || at < sessions.length * NEW_UNTIL) return kind
    turn += 1
    return reviews[turn % reviews.length] ?? kind
  })
  const trial = all.findLast(({ role }) => role === 'trial')
  const from = Math.floor(sessions.length * LAST_THIRD)
  if (trial && sessions.length >= 3 && !roled.slice(from).some(({ role }) => role === 'trial'))
    roled[Math.min(sessions.length - 1, Math.max(from, sessions.length - 2))] = trial
  return roled
}

function filled(
  kinds: readonly SessionKind[],
  sessions: readonly ToFill[],
  { what, material }: { what: string; material: string | undefined },
): Content[] {
  const numbers = new Map<string, number>()
  const nameAt = (at: number) => `${sessions[at]?.phase ?? 0} ${kinds[at]?.title ?? ''}`
  const counts = Map.groupBy(kinds.keys(), nameAt)
  const recall = recallOf()
  const goal = saidToThem(what)
  return kinds.map((kind, at) => {
    const { minutes = 0 } = sessions[at] ?? {}
    const name = nameAt(at)
    const n = (numbers.get(name) ?? 0) + 1
    numbers.set(name, n)
    const part = kind.role === 'new' ? recall.begin(at) : 0
    const due = material === undefined ? [] : recall.due(at, kind.role === 'review')
    const back = kind.role === 'new' ? due : [...new Set([...due, ...recall.rest(at)])]
    const values = { n, part, minutes, what, goal, parts: partsIn(back, recall.count(), material ?? 'part') }
    const isAlone = counts.get(name)?.length === 1
    const title = replaced(isAlone ? kind.title.replace(/ ?\{n\}/, '') : kind.title, values)
    return {
      title: cut(kind.title.includes('{') || n === 1 ? title : `${title}, ${n}`, LONGEST_TITLE),
      note: cut(withRecall(replaced(kind.note, values), kind, back, material), LONGEST_NOTE),
      isNew: kind.role === 'new',
    }
  })
}

/** `chapter 2`, `chapters 2, 7 and 11`; all of them where none comes back by itself. */
function partsIn(back: readonly number[], count: number, material: string): string {
  if (back.length === 1 || count <= 1) return `${material} ${back[0] ?? 1}`
  const named = back.length > 0 ? back.slice(0, 3) : count === 2 ? [1, 2] : null
  return `${material}s ${named === null ? `1 to ${count}` : listed(named.map(String))}`
}

/** A session with another subject begins with what comes back. */
function withRecall(
  note: string,
  { title, note: template }: SessionKind,
  back: readonly number[],
  material: string | undefined,
): string {
  if (back.length === 0 || material === undefined) return note
  const isNamed = title.includes('{parts}') || template.includes('{parts}')
  if (isNamed && back.length <= 3) return note
  const named = isNamed ? back.slice(3) : back
  return `Begin with 5 minutes from memory: ${partsIn(named, named.length, material)}. ${note}`
}

function replaced(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{(n|part|parts|minutes|what|goal)\}/g, (_, name: string) =>
    String(values[name] ?? ''),
  )
}

function cut(text: string, longest: number): string {
  const points = Array.from(text)
  return points.length <= longest
    ? text
    : `${points
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}
