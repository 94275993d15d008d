import { TASK_LIMITS } from './fields.ts'
import { type Candidate, candidatesIn } from './quickAdd/candidates.ts'
import { chosenAmong } from './quickAdd/choice.ts'
import { labelOf } from './quickAdd/labels.ts'
import { type Plan, planOf } from './quickAdd/plan.ts'
import type { Finding, ReadingContext } from './quickAdd/reading.ts'
import { titleOf } from './quickAdd/title.ts'
import { type Word, wordsOf } from './quickAdd/words.ts'

/** One thing that was understood: what it will be (`label`), and the typed words it came from (`text`, at start..end). */
export type QuickAddChip = {
  kind: 'date' | 'time' | 'duration' | 'category' | 'priority' | 'xp' | 'repeat' | 'due'
  label: string
  start: number
  end: number
  text: string
}

/** A typed line, understood. `title` is empty when every word was taken. */
export type QuickAdd = { title: string; task: Plan; chips: QuickAddChip[] }

/** @property ignored texts of chips that the person removed: these words stay in the title */
export type QuickAddContext = ReadingContext & { ignored?: readonly string[] }

/**
 * Understands a line such as `gym tomorrow 7am for 45m #health !high xp:30 every mon,wed`.
 * Words that are not understood stay in the title in their order. Double quotes and a backslash keep words literal.
 * A title over 200 characters is cut, and the whole of it goes into the description.
 * It never throws, and its cost grows with the length of the text alone.
 */
export function parseQuickAdd(text: string, context: QuickAddContext): QuickAdd {
  const words = wordsOf(text)
  const worked = new Set<number>()
  const candidates = candidatesIn(words, context).filter(
    (candidate) =>
      !isEscaped(candidate, words, worked) && !context.ignored?.includes(textOf(candidate, words, text).text),
  )
  const taken = chosenAmong(candidates, words)
  const findings = taken.map(({ finding }) => finding)
  const plan = planOf(findings, context)
  const hasDate = findings.some(({ kind }) => kind === 'date')
  const title = titleOf(text, words, taken, worked)
  return {
    ...shortened(title, plan),
    chips: taken.map((candidate) => ({
      kind: chipKind(candidate.finding),
      label: labelOf(candidate.finding, plan, context, hasDate),
      ...textOf(candidate, words, text),
    })),
  }
}

/** Whether a quote or a backslash protects some of the words. It is noted that it did. */
function isEscaped({ from, to }: Candidate, words: readonly Word[], worked: Set<number>): boolean {
  const escapes = words.slice(from, to).flatMap(({ escape }) => (escape === null ? [] : [escape]))
  for (const escape of escapes) worked.add(escape)
  return escapes.length > 0
}

function textOf({ from, to }: Candidate, words: readonly Word[], text: string) {
  const start = words[from]?.start ?? 0
  const end = words[to - 1]?.end ?? start
  return { start, end, text: text.slice(start, end) }
}

function chipKind({ kind }: Finding): QuickAddChip['kind'] {
  return kind === 'end' ? 'repeat' : kind
}

function shortened(title: string, task: Plan): { title: string; task: Plan } {
  const characters = Array.from(title)
  if (characters.length <= TASK_LIMITS.title) return { title, task }
  return {
    title: characters.slice(0, TASK_LIMITS.title).join('').trim(),
    task: { ...task, description: characters.slice(0, TASK_LIMITS.description).join('') },
  }
}
