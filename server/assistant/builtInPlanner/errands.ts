import { sentenceWords } from '#shared/planning/goalSentence/words/sentenceWords.ts'
import { isVerb } from '#shared/planning/goalSentence/words/verbs.ts'
import type { PatternKey } from '#shared/planning/patterns/keys.ts'
import { understand } from '#shared/planning/understand.ts'
import { parseQuickAdd } from '#shared/tasks/quickAdd/quickAdd.ts'
import { daysBetween } from '#shared/time/civil.ts'
import { buttons, LAST_LINE, type Local, type TextReply } from './conversation.ts'

const ERRAND =
  /^(?:buy|call|phone|ring|pay|send|book|pick up|drop off|collect|return|order|email|e-mail|mail|text|message|print|renew|cancel|reply|water|feed|fetch|get|take out|bring|post|ask|check|fix|wash|clean|empty|charge|refill|submit|sign|confirm|remind)\b/i
const ERRAND_IN_DOUBT = /^get\b/i
/** What these are about has a date of its own. */
const DATED: readonly PatternKey[] = ['exam', 'presentation', 'event', 'moving', 'job', 'race']
/** Nothing of these is done in one go: `fix my sleep`. */
const PRACTISED: readonly PatternKey[] = ['calm', 'language', 'weight', 'strength', 'start_running', 'race']
/** With these something is done in one go, whatever it is about: `cancel my gym membership`, `buy running shoes`. */
const AT_ONCE =
  /^(?:buy|call|phone|ring|pay(?! off)|send|book|pick up|order|e-?mail|cancel|renew|print|return)\b/i
/** Nobody buys one of these in one go. */
const BIG =
  /^buy (?:(?:my|our|an?|the) )?(?:(?:new|own|first|bigger|small) )*(?:house|home|flat|apartment|condo|farm|boat|yacht|plot|land)\b/i
const BEGINS_PRACTICE = /^start(?:ing)? (?:to )?(?!over)\p{L}+ing\b/iu
const MOST_WORDS = 5
const MOST_OF_LINE = 25
/** What somebody says of themselves is no task: `I'm at 1200`. */
const STATEMENT =
  /^(?:i['’]?m|i am|it['’]?s|it is|we['’]?re|we are|i['’]?ve|i have|i had|i (?:feel|can|know|think|hate|love|like|work|live|take|smoke|drink|eat|ran|did|went|skipped|missed|forgot|was|got|already|just|never|always)) (?!to\b|(?:going|planning|trying|hoping) to\b)/i
/** `both to tomorrow` names nothing. */
const NAMELESS =
  /^(?:both|all|everything|it|them|that|this|these|those)(?: of (?:it|them))? (?:to|on|until|for|at)\b/i
/** `Saturday only`, `Monday doesn't work for me`: what is left of a line without its day names nothing to do. */
const SAYS_NO_THING =
  /^(?:anything|something|nothing|only|just|instead|rather|too|also|maybe|not|please|then|ok(?:ay)?)(?: (?:only|just|instead|rather|too|also|not|please|then))*$|^(?:is|are|was|isn['’]?t|aren['’]?t|doesn['’]?t|does|don['’]?t|won['’]?t|can['’]?t|works?|suits?)\b/i
/** `swap lunch and standup` */
const SWAPS = /^(?:please )?(?:swap|switch|exchange) (?!.*day).{2,40} (?:and|with|for) .{2,40}$/i
const ASKS =
  /^(?:how|what|why|who|when|where|which|show|list|delete|remove|tell|give|replan|re-plan|plan|(?:is|are|am|do|does|did|should|can|could|would|will|have|has) (?:i|you|we|they|it|my|the|there|this|that))\b/i
/** Within so many days a date with a time is an appointment, whatever it is about. */
const NEAR_DAYS = 14
const WISH =
  /^(?:i (?:really )?(?:want|wanna|would like|wish|plan|hope) to|i['’]?d (?:like|love) to|my (?:goal|dream)|help me|get better|become|learn|train|improve|master|how)\b/i

/** `buy milk`, `call mom tomorrow at 5pm` are a task, `run a marathon` a goal; of some lines nobody can say. */
export type LineKind = 'task' | 'goal' | 'doubt' | null

/** Whether a line is one small thing to do: at most five words that begin with buy, call, pay. */
export function isErrand(line: string): boolean {
  return ERRAND.test(line) && sentenceWords(line).length <= MOST_WORDS
}

/** Whether a line moves something that it does not name. */
export function isNameless(line: string): boolean {
  return SWAPS.test(line) || NAMELESS.test(line.replace(/^(?:please )?(?:move|push|shift|put) /i, ''))
}

/** What kind of thing a line names; null where it names neither. */
export function kindOfLine(text: string, local: Local): LineKind {
  const line = text.trim()
  const words = sentenceWords(line)
  if (
    words.length === 0 ||
    words.length > MOST_OF_LINE ||
    /[?\n]/.test(line) ||
    ASKS.test(line) ||
    STATEMENT.test(line) ||
    NAMELESS.test(line)
  )
    return null
  const { understood, missing } = understand(line, local)
  const { per_week, weekdays, weekly_minutes, total_minutes, minutes, deadline, amount, pattern } = understood
  if (understood.what === null) return null
  const when = placeOf(line, local)
  if (SAYS_NO_THING.test(when.title)) return null
  const isOneDay = when.days !== null && weekdays?.length === 1 && weekly_minutes === null
  if (!isOneDay && [per_week, weekdays, weekly_minutes, total_minutes].some((fact) => fact !== null))
    return 'goal'
  const isOne = isErrand(line) && (AT_ONCE.test(line) || !PRACTISED.includes(pattern))
  const isFar = deadline !== null && daysBetween(local.today, deadline) > NEAR_DAYS
  const isAim = WISH.test(line) || amount !== null || missing.includes('amount') || pattern === 'quit'
  if (isFar || (isAim && !when.isTimed)) return 'goal'
  if (when.days !== null) return ofDate(when, { isSmall: isOne, pattern })
  if (when.isTimed) return pattern === 'general' || isOne ? 'task' : 'doubt'
  if (isOne && BIG.test(line)) return 'goal'
  // `cancel the dentist appointment tomorrow`: the day is the appointment's.
  if (deadline !== null || minutes !== null) return isOne && AT_ONCE.test(line) ? 'task' : 'goal'
  if (isOne && !ERRAND_IN_DOUBT.test(line)) return 'task'
  if (pattern !== 'general' || BEGINS_PRACTICE.test(line)) return 'goal'
  if (isOne) return 'doubt'
  return isVerb(words[0]?.plain ?? '') || ERRAND.test(line) ? 'doubt' : null
}

function ofDate(
  { days, isTimed }: Pick<Place, 'days' | 'isTimed'>,
  { isSmall, pattern }: { isSmall: boolean; pattern: PatternKey },
): LineKind {
  if (days === null || days > NEAR_DAYS) return isSmall ? 'task' : 'goal'
  if (isTimed || isSmall || pattern === 'general') return 'task'
  return DATED.includes(pattern) ? 'goal' : 'doubt'
}

type Place = { title: string; days: number | null; isTimed: boolean }

/** When a line is to be done, as quick add reads it: in so many days, and whether at a time. */
function placeOf(line: string, { today, time, weekStart }: Local): Place {
  const { chips, task, title } = parseQuickAdd(line, { today, weekStart, now: time })
  const has = (kind: string) => chips.some((chip) => chip.kind === kind)
  if (title === '' || has('repeat')) return { title, days: null, isTimed: false }
  const days = has('date') && task.scheduled_date ? daysBetween(today, task.scheduled_date) : null
  return { title, days, isTimed: has('time') }
}

const ASKED = ' a task or a goal?'

/** Asks what a line is. */
export function taskOrGoal(line: string): TextReply {
  const words = line.replaceAll('\0', ' ').slice(0, LAST_LINE)
  return { text: `Is ‘${words}’${ASKED}`, suggestions: buttons('A task', 'A goal') }
}

/** The line that is asked about. */
export function askedLine(question: string): string {
  return question.slice('Is ‘'.length, -`’${ASKED}`.length)
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
