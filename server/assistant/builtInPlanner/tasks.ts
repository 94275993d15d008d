import { parseQuickAdd } from '#shared/tasks/quickAdd/quickAdd.ts'
import type { Local, Reply } from './conversation.ts'

const COMMAND =
  /^(?:please,? )?(?:(?:can|could|would) you (?:please )?)?(?:remind me (?:to|about|of|that)?|(?:add|create|make|put|schedule|note)(?: me)?(?: a| an| another| the)?(?: new)?(?: (?:task|to-?do|reminder|appointment|entry)(?: (?:to|for|called|named|about|that says))?)?\s*:?|new task\s*:?)\s+/i
const ONLY_COMMAND =
  /^(?:add|create|make|put|schedule|remind me)(?: (?:a )?(?:new )?(?:task|to-?do|reminder))?[\s.!?]*$/i
const OF_PLAN = /^(?:please,? )?\w+(?: me)?(?: a| an| my| the)*(?: new)? (?:plan|goal|habit|schedule)\b/i
/** These also begin goals: "make my own bread". */
const ONLY_WITH_TASK =
  /^(?:please,? )?(?:(?:can|could|would) you (?:please )?)?(?:make|note)\b(?! (?:a |me a |another |the )?(?:new )?(?:task|to-?do|reminder))/i
const TO_LIST =
  /(?<!\s)\s+(?:to|on|in|into) (?:my|the) (?:calendar|list|tasks|to-?do list|to-?dos|schedule)\b/i

/** `book me an hour for groceries`: an entry of that length. */
const TIME_FOR =
  /^(?:please,? )?(?:(?:can|could|would) you (?:please )?)?(?:book|block|reserve|set aside|schedule|keep|give)(?: (?:me|off|out|in))?(?: free)? (half an hour|(?:an?|one|two|three|\d{1,3}(?:\.5)?) ?(?:hours?|h|minutes?|mins?|min))(?: off)?(?: of (?:my )?time)? (?:for|to) (?!(?:today|tomorrow|\w+day)\b)(.{2,})$/i

/** The words for a task that a message asks to add; empty when it names none, null when it asks for no task. */
export function wantedTask(text: string): string | null {
  if (ONLY_COMMAND.test(text)) return ''
  const [, length, what] = TIME_FOR.exec(text) ?? []
  if (what !== undefined) return `${what} for ${length}`
  if (OF_PLAN.test(text) || ONLY_WITH_TASK.test(text) || !COMMAND.test(text)) return null
  return text.replace(COMMAND, '').replace(TO_LIST, '').trim()
}

/** The call that adds a task, its date, time, length and priority read as in quick add (docs/rules/tasks.md, Quick add). */
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
