import { TASK_LIMITS } from '#shared/tasks/limits.ts'
import { withBracketedDays } from './bracketedDays.ts'
import { type Candidate, candidatesIn } from './candidates.ts'
import { chosenAmong } from './choice.ts'
import { isClosed } from './clauses.ts'
import { withoutCorrected } from './corrections.ts'
import { withDeniedDays, withoutDenied } from './denied.ts'
import { withoutDoubtfulDigits } from './doubtfulDigits.ts'
import { withDueDays } from './dueDays.ts'
import { withinNamedWeek } from './namedWeeks.ts'
import { withoutThisWeek } from './notThisWeek.ts'
import { inWeeksFromFirst, withThen } from './firstDays.ts'
import { withoutHoursOfOthers } from './hoursOfOthers.ts'
import { labelOf } from './labels.ts'
import { withinReminder } from './marks.ts'
import { withMonthlyWeekday } from './monthlyWeekdays.ts'
import { withMovedDays } from './movedDays.ts'
import { withoutConditions } from './otherTimes.ts'
import { withoutOpeningHours } from './openingHours.ts'
import type { Finding } from './parser.ts'
import { type Plan, planOf } from './plan.ts'
import type { ReadingContext } from './reading.ts'
import { withRhythm } from './rhythm.ts'
import { titleOf } from './title.ts'
import { withinOneWeek } from './weekOfDays.ts'
import { type Word, wordsOf } from './words.ts'

/** One parsed value: what the task will have (`label`), and the typed words it came from (`text`, at start..end). */
export type QuickAddChip = {
  kind:
    | 'date'
    | 'time'
    | 'duration'
    | 'category'
    | 'priority'
    | 'xp'
    | 'goal'
    | 'witness'
    | 'repeat'
    | 'due'
    | 'reminder'
  label: string
  start: number
  end: number
  text: string
}

/** A parsed line. `title` is empty when every word was parsed. */
export type QuickAdd = {
  title: string
  task: Plan
  /** Minutes before the task, the earliest first; where there are some. */
  reminders?: number[]
  chips: QuickAddChip[]
}

/** @property ignored texts of chips that the person removed; their words stay in the title */
export type QuickAddContext = ReadingContext & { ignored?: readonly string[] }

/**
 * Parses a line such as `gym tomorrow 7am for 45m #health !high xp:30 every mon,wed` (docs/rules/tasks.md, Quick add).
 * All other words stay in the title in their order. Double quotes and a backslash keep words literal.
 * A title over 200 characters is cut, and the whole of it goes into the description.
 * It never throws, and its cost is linear in the length of the text.
 */
export function parseQuickAdd(text: string, context: QuickAddContext): QuickAdd {
  const words = withBracketedDays(wordsOf(text))
  const usedEscapes = new Set<number>()
  const kept = new Set(words.flatMap(({ escape }, index) => (escape === null ? [] : [index])))
  const isWanted = (candidate: Candidate) => {
    if (!context.ignored?.includes(textOf(candidate, words, text).text)) return true
    for (let index = candidate.from; index < candidate.to; index += 1) kept.add(index)
    return false
  }
  const candidates = withoutDoubtfulDigits(
    withoutHoursOfOthers(candidatesIn(words, context), words),
    words,
  ).filter((candidate) => !isEscaped(candidate, words, usedEscapes) && isWanted(candidate))
  const whole = inWeeksFromFirst(
    withThen(withMovedDays(withoutOpeningHours(candidates, words), words), words),
  )
  const inWeek = withinOneWeek(withinNamedWeek(withoutThisWeek(whole, words, context), words), words, context)
  const corrected = withDeniedDays(withoutCorrected(inWeek, words), words).filter(isWanted)
  const meant = withoutConditions(withoutDenied(corrected, words), words)
  const chosen = chosenAmong(withRhythm(withDueDays(meant, words), words), words, kept)
  const taken = withMonthlyWeekday(chosen, words)
  const findings = taken.map(({ finding }) => finding)
  const replaced = taken.flatMap(({ old, finding }) =>
    old === undefined || context.ignored?.includes(textOf(old, words, text).text)
      ? []
      : [{ ...old, kind: chipKind(finding) }],
  )
  const title = titleOf(
    text,
    words,
    [...taken.filter((each) => !isNameOfThing(each, words)), ...replaced],
    usedEscapes,
  )
  const plan = planOf(findings, context, title)
  return {
    ...shortened(title, plan),
    ...remindersOf(findings),
    chips: [
      ...replaced.map(({ kind, from, to }) => {
        const typed = textOf({ from, to }, words, text)
        return { kind, label: `Not ${typed.text}`, ...typed }
      }),
      ...taken.map((candidate) => ({
        kind: chipKind(candidate.finding),
        label: labelOf(candidate.finding, plan, context, findings),
        ...textOf(candidate, words, text),
      })),
    ].toSorted((first, second) => first.start - second.start),
  }
}

/** Whether a quote or a backslash keeps some of the words literal. Adds the escapes that did to `usedEscapes`. */
function isEscaped({ from, to }: Candidate, words: readonly Word[], usedEscapes: Set<number>): boolean {
  const escapes = words.slice(from, to).flatMap(({ escape }) => (escape === null ? [] : [escape]))
  for (const escape of escapes) usedEscapes.add(escape)
  return escapes.length > 0
}

function textOf({ from, to }: Pick<Candidate, 'from' | 'to'>, words: readonly Word[], text: string) {
  const start = words[from]?.start ?? 0
  const end = words[to - 1]?.end ?? start
  return { start, end, text: text.slice(start, end) }
}

function remindersOf(findings: readonly Finding[]): Pick<QuickAdd, 'reminders'> {
  const minutes = findings.flatMap((finding) =>
    finding.kind === 'reminder' ? withinReminder(finding.minutes) : [],
  )
  return minutes.length === 0 ? {} : { reminders: [...new Set(minutes)].toSorted((a, b) => b - a) }
}

/** Whether a feast gives what follows its name, so that the title keeps it: "boxing day walk 11am". */
function isNameOfThing({ finding, to }: Candidate, words: readonly Word[]): boolean {
  const isFeast = finding.kind === 'date' && finding.isFeast === true
  return isFeast && /^\p{L}/u.test(words[to]?.text ?? '') && !isClosed(words, to)
}

function chipKind({ kind }: Finding): QuickAddChip['kind'] {
  return kind === 'end' || kind === 'except' || kind === 'rhythm' ? 'repeat' : kind
}

function shortened(title: string, task: Plan): { title: string; task: Plan } {
  const characters = Array.from(title)
  if (characters.length <= TASK_LIMITS.title) return { title, task }
  return {
    title: characters.slice(0, TASK_LIMITS.title).join('').trim(),
    task: { ...task, description: characters.slice(0, TASK_LIMITS.description).join('') },
  }
}
