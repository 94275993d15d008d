import * as z from 'zod/mini'
import type { Local, Message, Reply } from './conversation.ts'

const NEXT =
  /\bwhat (?:should|can|do|must|shall) i (?:do|work on|start)(?: with)?(?: next| now| first| today)?\b|\bwhat(?:['’]?s| is) next\b/i
const TOO_MUCH =
  /\b(?:overwhelm(?:ed|ing)|too much (?:today|to do|on my plate|going on)|can['’]?t (?:cope|keep up|manage)|swamped|stressed out)\b/i
const HOW = /\bhow (?:am i (?:doing|getting on)|is it going|are things going)\b|\bmy progress\b/i

const Open = z.object({
  tasks: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.string(),
      priority: z.string(),
      estimated_duration: z.number(),
      scheduled_time: z.nullish(z.string()),
    }),
  ),
})
type OpenTask = z.infer<typeof Open>['tasks'][number]
const Progress = z.object({ level: z.number(), streak: z.object({ current: z.number() }) })

/** The tool that is asked when a message is about today: what comes next, too much, how it goes; null for others. */
export function todayReply(text: string, { today }: Local): Reply | null {
  if (HOW.test(text)) return { toolCalls: [{ name: 'get_progress', arguments: '{}' }] }
  if (!NEXT.test(text) && !TOO_MUCH.test(text)) return null
  return {
    toolCalls: [{ name: 'list_tasks', arguments: JSON.stringify({ from: today, to: today, limit: 50 }) }],
  }
}

/** What is said to the list of today's tasks, or asked next; null where the message was about something else. */
export function saidOfToday(messages: readonly Message[], local: Local): Reply | null {
  const said = messages.findLast(({ role }) => role === 'user')
  const last = messages.at(-1)
  if (said?.role !== 'user' || last?.role !== 'tool') return null
  if (last.name === 'get_progress' && HOW.test(said.text)) return progress(last.output)
  if (last.name !== 'list_tasks') return null
  const open = openOf(last.output)
  if (open === null) return null
  if (NEXT.test(said.text)) return { text: nextOf(open, local) }
  if (!TOO_MUCH.test(said.text)) return null
  if (open.length === 0) return { text: 'Nothing is open today. The rest of the day is yours.' }
  const least = leastUrgent(open)
  if (least.length === 0) return { text: `${lineOf(open)} One thing at a time: ${nextOf(open, local)}` }
  return { toolCalls: [{ name: 'reschedule_tasks', arguments: JSON.stringify({ task_ids: least }) }] }
}

/** Today in one line, said before the proposal that makes it lighter; empty where that is not what was asked. */
export function lineOfToday(messages: readonly Message[]): string[] {
  const said = messages.findLast(({ role }) => role === 'user')
  const listed = messages.findLast((message) => message.role === 'tool' && message.name === 'list_tasks')
  if (said?.role !== 'user' || !TOO_MUCH.test(said.text) || listed?.role !== 'tool') return []
  const open = openOf(listed.output)
  return open ? [`${lineOf(open)} These can wait, if you like:`] : []
}

function openOf(output: string): OpenTask[] | null {
  const read = z.safeParse(Open, parsed(output))
  return read.success ? read.data.tasks.filter(({ status }) => status !== 'completed') : null
}

/** What runs, else what begins next or has begun, else what has no time. */
function nextOf(open: readonly OpenTask[], { time }: Local): string {
  const running = open.find(({ status }) => status === 'in_progress')
  if (running) return `You are at ‘${running.title}’. Go on with that.`
  const timed = open
    .filter((task) => task.scheduled_time)
    .toSorted((one, other) => ((one.scheduled_time ?? '') < (other.scheduled_time ?? '') ? -1 : 1))
  const next = timed.find(({ scheduled_time }) => (scheduled_time ?? '').slice(0, 5) >= time) ?? timed.at(-1)
  if (next)
    return `‘${next.title}’ at ${(next.scheduled_time ?? '').slice(0, 5)}, ${next.estimated_duration} minutes.`
  const [any] = open
  return any
    ? `‘${any.title}’, ${any.estimated_duration} minutes, whenever you like.`
    : 'Nothing is planned any more today.'
}

function lineOf(open: readonly OpenTask[]): string {
  const minutes = open.reduce((sum, task) => sum + task.estimated_duration, 0)
  const hours = minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 6) / 10} h`
  return `${open.length} ${open.length === 1 ? 'task is' : 'tasks are'} open today, ${hours} in all.`
}

const RANK: Record<string, number> = { low: 0, medium: 1, high: 2 }

/** Up to half of what is open: what matters least, and of that what comes last. */
function leastUrgent(open: readonly OpenTask[]): string[] {
  return open
    .filter(({ status, priority }) => status === 'pending' && priority !== 'high')
    .toSorted(
      (one, other) =>
        (RANK[one.priority] ?? 1) - (RANK[other.priority] ?? 1) ||
        ((one.scheduled_time ?? '99') > (other.scheduled_time ?? '99') ? -1 : 1),
    )
    .slice(0, Math.ceil(open.length / 2))
    .map(({ id }) => id)
}

function progress(output: string): Reply | null {
  const read = z.safeParse(Progress, parsed(output))
  if (!read.success) return null
  const {
    level,
    streak: { current: streak },
  } = read.data
  const days =
    streak === 0
      ? 'A new streak begins with the next task.'
      : `Your streak is ${streak} ${streak === 1 ? 'day' : 'days'}.`
  return { text: `You are at level ${level}. ${days}` }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
