import type { MissingField } from '#shared/planning/goalAnswers.ts'
import { sentenceWords } from '#shared/planning/goalSentence/sentenceWords.ts'
import { isVerb } from '#shared/planning/goalSentence/verbs.ts'
import { understand } from '#shared/planning/understand.ts'
import { parseQuickAdd } from '#shared/tasks/quickAdd.ts'
import { daysBetween } from '#shared/time/civil.ts'
import { buttons, LAST_LINE, type Local, type TextReply } from './conversation.ts'

const ERRAND =
  /^(?:buy|call|phone|ring|pay|send|book|pick up|drop off|collect|return|order|email|e-mail|mail|text|message|print|renew|cancel|reply|water|feed|fetch|get|take out|bring|post|ask|check|fix|wash|clean|empty|charge|refill|submit|sign|confirm|remind)\b/i
const ERRAND_IN_DOUBT = /^(?:get|check|fix|wash|clean|ask)\b/i
const MOST_WORDS = 5
const MOST_OF_LINE = 25
const ASKS =
  /^(?:how|what|why|who|when|where|which|is|are|am|do|does|did|should|can|could|would|will|have|has|show|list|delete|remove|tell|give|replan|re-plan|plan)\b/i
/** Within so many days a date with a time is an appointment, whatever it is about. */
const NEAR_DAYS = 14
const WISH =
  /^(?:i (?:really )?(?:want|wanna|would like|wish|plan|hope) to|i['’]?d (?:like|love) to|my (?:goal|dream)|help me|get better|become|learn|train|improve|master|how)\b/i

/** `buy milk`, `call mom tomorrow at 5pm` are a task, `run a marathon` a goal; of some lines nobody can say. */
export type LineKind = 'task' | 'goal' | 'doubt' | null

/** What kind of thing a line names; null where it names neither. */
export function kindOfLine(text: string, local: Local): LineKind {
  const line = text.trim()
  const words = sentenceWords(line)
  if (words.length === 0 || words.length > MOST_OF_LINE || /[?\n]/.test(line) || ASKS.test(line)) return null
  const { understood, missing } = understand(line, local)
  const { per_week, weekdays, weekly_minutes, total_minutes, minutes, deadline, amount, pattern } = understood
  if (understood.what === null) return null
  if ([per_week, weekdays, weekly_minutes, total_minutes].some((fact) => fact !== null)) return 'goal'
  const isErrand = ERRAND.test(line) && words.length <= MOST_WORDS
  const when = placeOf(line, local)
  if (WISH.test(line) || amount !== null || isOpenedBy(missing, pattern)) {
    if (!when.isTimed) return isErrand && pattern === 'general' && deadline === null ? 'task' : 'goal'
  }
  if (when.isTimed && (when.days ?? 0) <= NEAR_DAYS) {
    if (pattern === 'general' || ERRAND.test(line) || when.days !== null) return 'task'
    return 'doubt'
  }
  if (when.days !== null && when.days <= NEAR_DAYS) return pattern === 'general' || isErrand ? 'task' : 'goal'
  if (when.days !== null || when.isTimed) return ERRAND.test(line) ? 'task' : 'goal'
  if (deadline !== null || minutes !== null) return 'goal'
  if (isErrand) return ERRAND_IN_DOUBT.test(line) && words.length > 3 ? 'doubt' : 'task'
  if (pattern !== 'general') return 'goal'
  return isVerb(words[0]?.plain ?? '') || ERRAND.test(line) ? 'doubt' : null
}

/** Savings and debts are goals, however short they are said. */
function isOpenedBy(missing: readonly MissingField[], pattern: string): boolean {
  return missing.includes('amount') || pattern === 'quit'
}

/** When a line is to be done, as quick add reads it: in so many days, and whether at a time. */
function placeOf(line: string, { today, time, weekStart }: Local): { days: number | null; isTimed: boolean } {
  const { chips, task, title } = parseQuickAdd(line, { today, weekStart, now: time })
  const has = (kind: string) => chips.some((chip) => chip.kind === kind)
  if (title === '' || has('repeat')) return { days: null, isTimed: false }
  const days = has('date') && task.scheduled_date ? daysBetween(today, task.scheduled_date) : null
  return { days, isTimed: has('time') }
}

const ASKED = ' a task or a goal?'

/** Asks what a line is. */
export function taskOrGoal(line: string): TextReply {
  const words = line.replaceAll('\0', ' ').slice(0, LAST_LINE)
  return { text: `Is ‘${words}’${ASKED}`, suggestions: buttons('A task', 'A goal') }
}

/** Whether a text asks that. */
export function asksTaskOrGoal(text: string): boolean {
  return text.startsWith('Is ‘') && text.endsWith(ASKED)
}

/** What was chosen; null for anything else. */
export function chosenKind(text: string): 'task' | 'goal' | null {
  if (/^(?:an? |the |just an? |it'?s an? |only an? )*task\b/i.test(text)) return 'task'
  return /^(?:an? |the |it'?s an? )*goal\b/i.test(text) ? 'goal' : null
}
