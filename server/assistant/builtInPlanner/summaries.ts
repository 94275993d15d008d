import { counted } from '#shared/text/counted.ts'
import * as z from 'zod/mini'
import { GoalQuestion } from '#shared/planning/goalAnswers.ts'
import { shortDay } from '#shared/time/names.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { notAppliedInWords } from './changes.ts'
import { buttons, type TextReply } from './conversation.ts'
import { questionsOf } from './goals.ts'
import { dayEased, moved, nextInWords, progressInWords, undone } from './outcomes.ts'
import { read } from './readOutput.ts'

/** What of an answer is named; the rest is counted. */
const MOST_LINES = 8

const Failure = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) })
const Row = z.object({
  id: z.string(),
  title: z.string(),
  scheduled_date: z.nullish(CivilDate),
  scheduled_time: z.nullish(z.string()),
  status: z.nullish(z.string()),
})
const Created = z.union([Row, z.object({ task: Row })])
const Count = z.union([z.number(), z.array(z.unknown())])
const Proposal = z.object({
  plan_id: z.string(),
  placed: z.optional(Count),
  infeasible: z.optional(Count),
  /** What was understood and what is planned, in the plan's own words. */
  summary: z.optional(z.string()),
  /** Further goals of the sentence. */
  also: z.optional(z.array(z.string())),
  not_applied: z.optional(z.array(z.string())),
})
const Dated = z.object({ scheduled_date: CivilDate })
const Questions = z.object({ questions: z.array(GoalQuestion).check(z.minLength(1)) })
const Slots = z.object({
  slots: z.array(z.object({ date: CivilDate, start: z.string(), end: z.string() })),
})
const Tasks = z.object({ tasks: z.array(Row), more: z.optional(z.boolean()) })

const UNREADABLE = 'I got an answer that I cannot read, so I do not know whether it worked.'

/** What the outputs of tools show, in words. @param today local date */
export function summaryOf(outputs: readonly { name: string; output: string }[], today: string): TextReply {
  const all = outputs.map(({ name, output }) => oneSummary(name, parsed(output), today))
  const suggestions = all.flatMap((one) => one.suggestions ?? [])
  const text = all.map((one) => one.text).join('\n')
  return suggestions.length > 0 ? { text, suggestions } : { text }
}

function oneSummary(name: string, output: unknown, today: string): TextReply {
  const failure = read(Failure, output)
  if (failure) {
    const error = typeof failure.error === 'string' ? failure.error : failure.error.message
    if (error.startsWith('Nothing '))
      return { text: `${error}.`, suggestions: buttons('What should I do next?') } // no failure
    return { text: `That did not work: ${error}` }
  }
  const said = SUMMARIES[name]?.(output, today) ?? UNREADABLE
  return typeof said === 'string' ? { text: said } : said
}

const SUMMARIES: Record<string, (output: unknown, today: string) => TextReply | string | null> = {
  create_task: created,
  break_down_goal: proposed,
  reschedule_tasks: proposed,
  find_free_time: free,
  list_tasks: listed,
  change_plan: proposed,
  change_accepted_plan: acceptedChanged,
  end_plan: ended,
  move_task: moved,
  ease_day: dayEased,
  what_now: nextInWords,
  get_progress: progressInWords,
  undo_plan: undone,
}

function created(output: unknown, today: string): TextReply | string | null {
  const row = read(Created, output)
  if (!row) return proposed(output, today)
  const { title, ...place } = 'task' in row ? row.task : row
  return `Added: ${title}${placeInWords(place, today)}.`
}

function proposed(output: unknown, today: string): TextReply | null {
  const asked = read(Questions, output)
  if (asked) return questionsOf(asked)
  const plan = read(Proposal, output)
  if (!plan) return null
  const { also = [], not_applied: notApplied = [] } = plan
  const words = plan.summary ? plan.summary : proposalInWords(plan, today)
  return {
    text: [notAppliedInWords(notApplied), words].filter(Boolean).join('\n'),
    suggestions: buttons(...also),
  }
}

const NOTHING_YET = 'Nothing changes before you accept it.'
const Unchanged = z.object({ unchanged: z.string() })

/** What is open of a plan that is followed, as it would be. */
function acceptedChanged(output: unknown, today: string): TextReply | null {
  const same = read(Unchanged, output)
  if (same) return { text: same.unchanged, suggestions: buttons('What is on today?', 'How am I doing?') }
  const plan = proposed(output, today)
  return plan && { ...plan, text: `${plan.text} ${NOTHING_YET}` }
}

const Ended = z.object({ ends: z.string(), sessions: z.int() })

function ended(output: unknown, today: string): TextReply | null {
  const end = read(Ended, output)
  if (!end) return acceptedChanged(output, today)
  const { ends, sessions } = end
  const leave = `${counted(sessions, 'open session')} ${sessions === 1 ? 'leaves' : 'leave'} your calendar`
  return {
    text: `‘${ends}’ would end here: ${leave}. What is done stays, and so does the goal. ${NOTHING_YET}`,
  }
}

function proposalInWords(plan: z.output<typeof Proposal>, today: string): string {
  const placed = countOf(plan.placed)
  const left = countOf(plan.infeasible) ?? 0
  if (placed === 0 && left === 0) return 'There is nothing to plan.'
  const reasons = Array.isArray(plan.infeasible)
    ? plan.infeasible.map(reasonOf).filter((reason) => reason !== '')
    : []
  return [
    placed === 0
      ? 'I found no room for any of it.'
      : `Here is a proposal${placesInWords(plan.placed, today)}.`,
    ...(left > 0 ? [`${counted(left, 'part does', 'parts do')} not fit:`] : []),
    ...shortened(reasons.map((reason) => `- ${reason}`)),
    ...(reasons.length > 0 ? [''] : []), // else the sentence would belong to the last line of the list
    NOTHING_YET,
  ].join('\n')
}

/** `: 13 entries in your free time, from Mon 2 March to Sun 29 March`. */
function placesInWords(placed: z.output<typeof Count> | undefined, today: string): string {
  const count = countOf(placed)
  if (count === null) return ''
  const dates = (Array.isArray(placed) ? placed : []).flatMap(
    (entry) => read(Dated, entry)?.scheduled_date ?? [],
  )
  const [first, last] = [dates.toSorted()[0], dates.toSorted().at(-1)]
  const when =
    first && last ? `, ${shortDay(first, today)}${first === last ? '' : ` to ${shortDay(last, today)}`}` : ''
  return `: ${counted(count, 'entry', 'entries')} in your free time${when}`
}

function free(output: unknown, today: string): string | null {
  const found = read(Slots, output)
  if (!found) return null
  if (found.slots.length === 0) return 'I found no free time there.'
  const lines = found.slots.map(({ date, start, end }) => `- ${shortDay(date, today)}, ${start} to ${end}`)
  return ['You are free:', ...shortened(lines)].join('\n')
}

function listed(output: unknown, today: string): string | null {
  const found = read(Tasks, output)
  if (!found) return null
  if (found.tasks.length === 0) return 'There are no tasks.'
  const lines = found.tasks.map(
    ({ title, status, ...place }) =>
      `- ${title}${placeInWords(place, today)}${status === 'completed' ? ' (completed)' : ''}`,
  )
  return ['Your tasks:', ...lines, ...(found.more ? ['- and more'] : [])].join('\n')
}

function placeInWords(
  { scheduled_date: date, scheduled_time: time }: Omit<z.output<typeof Row>, 'id' | 'title'>,
  today: string,
) {
  if (!date) return ''
  return `, ${shortDay(date, today)}${time ? `, ${time.slice(0, 5)}` : ''}`
}

function reasonOf(part: unknown): string {
  const named = read(z.object({ title: z.optional(z.string()), message: z.optional(z.string()) }), part)
  return [named?.title, named?.message].filter(Boolean).join(': ')
}

function countOf(count: z.output<typeof Count> | undefined): number | null {
  if (count === undefined) return null
  return typeof count === 'number' ? count : count.length
}

function shortened(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MOST_LINES
  return rest > 0 ? [...lines.slice(0, MOST_LINES), `- and ${rest} more`] : lines
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
