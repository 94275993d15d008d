import { understand } from '#shared/planning/understand.ts'
import { parseQuickAdd } from '#shared/tasks/quickAdd.ts'
import type { Local, Reply } from './conversation.ts'

const COMMAND =
  /^(?:please,? )?(?:(?:can|could|would) you (?:please )?)?(?:remind me (?:to|about|of|that)?|(?:add|create|make|put|schedule|book|note)(?: me)?(?: a| an| another| the)?(?: new)?(?: (?:task|to-?do|reminder|appointment|entry)(?: (?:to|for|called|named|about|that says))?)?\s*:?|new task\s*:?)\s+/i
const ONLY_COMMAND =
  /^(?:add|create|make|put|schedule|remind me)(?: (?:a )?(?:new )?(?:task|to-?do|reminder))?[\s.!?]*$/i
const OF_PLAN = /^(?:please,? )?\w+(?: me)?(?: a| an| my| the)*(?: new)? (?:plan|goal|habit|schedule)\b/i
/** These also begin goals: "make my own bread", "book a flight" is a task all the same. */
const ONLY_WITH_TASK =
  /^(?:please,? )?(?:make|note)\b(?! (?:a |me a |another |the )?(?:new )?(?:task|to-?do|reminder))/i
const TO_LIST =
  /(?<!\s)\s+(?:to|on|in|into) (?:my|the) (?:calendar|list|tasks|to-?do list|to-?dos|schedule)\b/i

/** The words for a task that a message asks to add; empty when it names none, null when it asks for no task. */
export function wantedTask(text: string): string | null {
  if (ONLY_COMMAND.test(text)) return ''
  if (OF_PLAN.test(text) || ONLY_WITH_TASK.test(text) || !COMMAND.test(text)) return null
  return text.replace(COMMAND, '').replace(TO_LIST, '').trim()
}

/** What people do once and be done with. */
const ERRAND =
  /^(?:buy|call|pay|send|book|pick up|bring|return|order|get|fetch|email|e-mail|text|mail|post|print|renew|cancel|water|feed|wash|collect|drop off|take out|reply to|remember)\s+\S/i
const MOST_WORDS_OF_ERRAND = 5

/**
 * A line that is a task by itself: one that quick add gives a date or a time, or an errand of at most five words without rhythm,
 * length or deadline; null for others.
 */
export function wantedErrand(text: string, local: Local): string | null {
  const { understood } = understand(text, local)
  const { per_week, weekdays, minutes, weekly_minutes, total_minutes, amount, deadline, every_days } =
    understood
  const isOfGoal = [per_week, weekdays, weekly_minutes, total_minutes, every_days].some(
    (fact) => fact !== null,
  )
  if (isOfGoal || /[?]/.test(text)) return null
  const plain = text.replace(/[.!]+$/, '').trim()
  const isErrand = ERRAND.test(plain) && plain.split(/\s+/).length <= MOST_WORDS_OF_ERRAND
  if (isErrand && minutes === null && deadline === null && amount === null) return plain
  const { today, time, weekStart } = local
  const { task } = parseQuickAdd(plain, { today, weekStart, now: time })
  const isDated = task.scheduled_time != null && task.scheduled_date != null
  return ERRAND.test(plain) && isDated ? plain : null
}

/** The call that adds a task, its date, time, length and priority read as in quick add (docs/rules.md, Quick add). */
export function taskReply(line: string, { today, time, weekStart }: Local): Reply {
  const context = { today, weekStart, now: time }
  const whole = parseQuickAdd(line, context)
  // One task takes neither a repetition nor a due date: these words stay in its title.
  const ignored = whole.chips
    .filter(({ kind }) => kind === 'repeat' || kind === 'due')
    .map((chip) => chip.text)
  const { title, task } = ignored.length > 0 ? parseQuickAdd(line, { ...context, ignored }) : whole
  const plainTitle = title.replace(/[.!]+$/, '').trim()
  if (plainTitle === '')
    return { text: 'What shall I add? For example: “Add call Anna tomorrow 10:00 for 30 minutes”.' }
  const { scheduled_date, scheduled_time, estimated_duration, priority, category, xp_reward } = task
  const row = {
    title: plainTitle,
    scheduled_date,
    scheduled_time,
    estimated_duration,
    priority,
    category,
    xp_reward,
  }
  return { toolCalls: [{ name: 'create_task', arguments: JSON.stringify(row) }] } // what is undefined is left out
}
