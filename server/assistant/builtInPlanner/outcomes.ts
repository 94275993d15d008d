import * as z from 'zod/mini'
import { minutesInWords } from '#shared/time/format.ts'
import { shortDay } from '#shared/time/names.ts'
import { MOVED, WHICH_ONE } from './answers.ts'
import { buttons, type TextReply } from './conversation.ts'
import { read } from './readOutput.ts'

const Moved = z.object({
  title: z.string(),
  date: z.nullable(z.string()),
  time: z.nullable(z.string()),
})
const MoveOutput = z.union([
  z.object({ plan_id: z.string(), moved: z.array(Moved) }),
  z.object({ candidates: z.array(z.string()) }),
  z.object({ none: z.string() }),
])

/** What became of a task that was to be moved. */
export function moved(output: unknown, today: string): TextReply | null {
  const found = read(MoveOutput, output)
  if (!found) return null
  if ('none' in found)
    return { text: `I found no open task that is called ‘${found.none}’. What is it called on your list?` }
  if ('candidates' in found) return { text: WHICH_ONE, suggestions: buttons(...found.candidates) }
  const lines = found.moved.map((one) => `${one.title}${placeOf(one, today)}`)
  return { text: `${MOVED} ${lines.join('; ')}. Nothing moves before you accept it.` }
}

const EasedDay = z.object({
  tasks: z.int(),
  minutes: z.int(),
  plan_id: z.optional(z.string()),
  moved: z.array(Moved),
})

/** Today in one line, and what could move away from it. */
export function dayEased(output: unknown, today: string): TextReply | null {
  const day = read(EasedDay, output)
  if (!day) return null
  if (day.tasks === 0) return { text: 'Nothing is open today. You can rest.' }
  const open = `Today: ${day.tasks} open ${day.tasks === 1 ? 'task' : 'tasks'}, ${minutesInWords(day.minutes)}.`
  if (day.moved.length === 0) return { text: `${open} One at a time is enough.`, suggestions: NEXT }
  const lines = day.moved.map((one) => `${one.title}${placeOf(one, today)}`)
  return {
    text: `That is a lot. ${open} The least urgent could wait: ${lines.join('; ')}. Nothing moves before you accept it.`,
  }
}

const NEXT = buttons('What should I do next?')

const NowOutput = z.object({
  next: z.nullable(
    z.object({
      title: z.string(),
      minutes: z.int(),
      date: z.nullable(z.string()),
      time: z.nullable(z.string()),
      why: z.enum(['running', 'now', 'fits', 'later', 'earlier', 'leftover']),
    }),
  ),
})

/** What the Now card says. */
export function nextInWords(output: unknown, today: string): TextReply | null {
  const found = read(NowOutput, output)
  if (!found) return null
  if (!found.next) return { text: 'Nothing is open for today.' }
  const { title, minutes, date, time, why } = found.next
  const long = minutesInWords(minutes)
  switch (why) {
    case 'running':
      return { text: `You are at it: ${title}.` }
    case 'now':
      return { text: `Now: ${title}, ${time ?? ''}, ${long}.` }
    case 'fits':
      return { text: `Next: ${title}, ${long}. It has no time, and it fits now.` }
    case 'later':
      return { text: `Next: ${title}, ${time ?? ''}, ${long}.` }
    case 'earlier':
      return { text: `Still open: ${title}, ${time ?? ''}, ${long}.` }
    case 'leftover':
      return { text: `From earlier: ${title}${date ? `, ${shortDay(date, today)}` : ''}, ${long}.` }
  }
}

const Progress = z.object({ today: z.object({ completed: z.int(), total: z.int() }) })
/** What is only there with gamification. */
const Gamified = z.object({
  level: z.int(),
  xp: z.number(),
  next_level_xp: z.number(),
  streak: z.object({ current: z.optional(z.number()) }),
  weekly_xp: z.number(),
})

/** How far the person is. */
export function progressInWords(output: unknown): TextReply | null {
  const found = read(Progress, output)
  if (!found) return null
  const { today } = found
  const planned =
    today.total === 0 ? 'Nothing is planned today.' : `Today: ${today.completed} of ${today.total} done.`
  return { text: [planned, ...gamifiedInWords(output)].join(' ') }
}

function gamifiedInWords(output: unknown): string[] {
  const found = read(Gamified, output)
  if (!found) return []
  const { level, xp, next_level_xp: next, streak, weekly_xp: week } = found
  const days = streak.current ?? 0
  return [
    `This week: ${week} XP.`,
    ...(days > 1 ? [`Your streak: ${days} days.`] : []),
    `Level ${level}, ${Math.max(0, next - xp)} XP to the next.`,
  ]
}

const Undone = z.union([
  z.object({ title: z.string(), undone: z.int(), kept: z.int() }),
  z.object({ nothing: z.enum(['none', 'proposed', 'task']), title: z.optional(z.string()) }),
])

/** What was taken back, as its receipts show. */
export function undone(output: unknown): TextReply | null {
  const found = read(Undone, output)
  if (!found) return null
  if ('nothing' in found) return { text: NOTHING_UNDONE[found.nothing](found.title ?? '') }
  const { title, undone: count, kept } = found
  const left =
    kept === 0 ? '' : ` ${kept} stayed, since ${kept === 1 ? 'it was' : 'they were'} changed or done.`
  return { text: `Undone: ${title}, ${count} ${count === 1 ? 'change' : 'changes'} taken back.${left}` }
}

const NOTHING_UNDONE: Record<'none' | 'proposed' | 'task', (title: string) => string> = {
  none: () => 'There is no accepted plan in this conversation to undo.',
  proposed: () => 'The plan is only proposed, so nothing has changed yet.',
  task: (title) => `The last thing here was the task ‘${title}’. You can delete it on its card.`,
}

function placeOf({ date, time }: z.output<typeof Moved>, today: string): string {
  if (!date) return ''
  return ` to ${shortDay(date, today)}${time ? `, ${time.slice(0, 5)}` : ''}`
}
