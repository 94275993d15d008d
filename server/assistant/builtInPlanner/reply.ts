import { englishOnly } from '#shared/planning/languageOf.ts'
import { LONGEST_SENTENCE } from '#shared/planning/understand.ts'
import { localDate, localTime } from '#shared/time/localDate.ts'
import { cautionFor } from '#shared/planning/safety.ts'
import { lineOfToday, saidOfToday, todayReply } from './aboutToday.ts'
import { changeReply, notApplied } from './changes.ts'
import type { Local, Message, Reply, Scene } from './conversation.ts'
import { freeTimeCall, isAboutFreeTime } from './freeTime.ts'
import { ABOUT_TASKS, goalReply, isGoal, pendingGoal } from './goals.ts'
import { listCall } from './lists.ts'
import { isNonsense, smallTalk } from './smallTalk.ts'
import { summaryOf } from './summaries.ts'
import { taskReply, wantedErrand, wantedTask } from './tasks.ts'
import { whatItCan } from './whatItCan.ts'

type Conversation = {
  messages: readonly Message[]
  tools: readonly { name: string }[]
  now: Date
  /** IANA name. */
  zone: string
  /** The first day of the person's week, 0 Sunday to 6 Saturday. */
  weekStart: number
  scene?: Scene | null
}

/**
 * What the planner that is built in says next, or which tools it asks first. It is called again with their outputs, and says
 * only what these show. Pure: it knows nothing but the conversation.
 */
export function reply({ messages, tools, now, zone, weekStart, scene }: Conversation): Reply {
  const local = { ...localMoment(now, zone, weekStart), ...scene?.days }
  const last = messages.at(-1)
  const ofToday = last?.role === 'tool' ? saidOfToday(messages, local) : null
  if (ofToday) return ofToday
  if (last?.role === 'tool')
    return {
      text: [
        ...lineOfToday(messages),
        summaryOf(trailingOutputs(messages), local.today),
        ...notApplied(messages, local),
      ].join('\n'),
    }
  const openPlan = scene?.openPlan ?? null
  const offered = new Set(tools.map(({ name }) => name))
  const asked =
    last?.role === 'user'
      ? answerTo(readPart(last.text), messages.slice(0, -1).map(readable), { local, openPlan })
      : null
  if (asked === null) return { text: whatItCan(offered) }
  const isOffered = !('toolCalls' in asked) || asked.toolCalls.every(({ name }) => offered.has(name))
  return isOffered ? asked : { text: whatItCan(offered) }
}

/** Of a message so many characters are read: a goal sentence has no more, and nobody names a task in more. */
export const MOST_READ = LONGEST_SENTENCE

function readPart(text: string): string {
  return text.slice(0, MOST_READ).toWellFormed().trim()
}

function readable(message: Message): Message {
  return message.role === 'tool' ? message : { ...message, text: message.text.slice(0, MOST_READ) }
}

const REPLAN = /\b(?:re-?plan(?:ning)?|overdue|reschedule|leftovers?|left over)\b/i
const NEVER_MIND = /^(?:cancel|never ?mind|forget it|stop|no,? thanks?)\b[\s.!]*$/i

/** Null when it is none of what the planner can do. */
function answerTo(
  text: string,
  before: readonly Message[],
  { local, openPlan }: { local: Local; openPlan: Scene['openPlan'] },
): Reply | null {
  const caution = cautionFor(text)
  if (caution?.kind === 'crisis') return { text: caution.text }
  const talk = smallTalk(text)
  const task = wantedTask(text)
  if (task !== null) return taskReply(task, local)
  const pending = pendingGoal(before, local)
  if (pending !== null && NEVER_MIND.test(text)) return { text: 'All right. Nothing was planned.' }
  if (REPLAN.test(text) && (pending === null || !isGoal(text, local)))
    return { toolCalls: [{ name: 'reschedule_tasks', arguments: JSON.stringify({ replan: 'overdue' }) }] }
  if (isAboutFreeTime(text)) return freeTimeCall(text, local)
  if (pending !== null && talk === null) return goalReply(text, pending, local)
  if (talk !== null) return { text: talk }
  const today = pending === null ? todayReply(text, local) : null
  if (today !== null) return today
  const changed = pending === null && openPlan ? changeReply(text, openPlan, local) : null
  if (changed) return changed
  const errand = wantedErrand(text, local)
  if (errand !== null) return taskReply(errand, local)
  const foreign = englishOnly(text)
  if (foreign !== null) return { text: `${foreign}\n${EXAMPLES.map((example) => `- ${example}`).join('\n')}` }
  if (isGoal(text, local)) return goalReply(text, null, local)
  if (ABOUT_TASKS.test(text)) return listCall(text, local)
  return isNonsense(text) ? { text: `I did not understand that. ${HELP}` } : null
}

const EXAMPLES = [
  'Learn Spanish by 30 June, 3 times a week for 30 minutes',
  'Run a half marathon on 3 May',
  'Save 2000 euros by December',
]
const HELP = `Try one of these:\n${EXAMPLES.map((example) => `- ${example}`).join('\n')}`

/** The outputs of the calls that were made last. */
function trailingOutputs(messages: readonly Message[]) {
  const from = messages.findLastIndex(({ role }) => role !== 'tool') + 1
  return messages.slice(from).flatMap((message) => (message.role === 'tool' ? [message] : []))
}

function localMoment(now: Date, timezone: string, weekStart: number): Local {
  const today = localDate(now, { timezone, dayStart: '00:00' })
  return { today, time: localTime(now, timezone), weekStart }
}
