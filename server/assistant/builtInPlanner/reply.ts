import { harmOf } from '#shared/planning/safety.ts'
import { LONGEST_SENTENCE, understand } from '#shared/planning/understand.ts'
import { MONTH_NAMES, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { localDate, localTime } from '#shared/time/localDate.ts'
import { bareChangeReply, undoWhich, withoutOpenPlan } from './acceptedPlan.ts'
import { answerToQuestion } from './answers.ts'
import { changeReply, otherActivity, unusedInWords } from './changes.ts'
import {
  type AcceptedPlan,
  buttons,
  type Days,
  type Local,
  type Message,
  type OpenPlan,
  type Reply,
  type TextReply,
  toolCall,
} from './conversation.ts'
import { isNameless, kindOfLine, taskOrGoal } from './errands.ts'
import { followedPlanReply, namedPlanReply, surelyFollowedReply } from './followedPlan.ts'
import { freeTimeCall, isAboutFreeTime } from './freeTime.ts'
import { ABOUT_TASKS, answersGoal, goalReply, isGoal, unusedOf } from './goals.ts'
import { chosenLevel, levelReply } from './levels.ts'
import { listCall } from './lists.ts'
import { inPlainWords } from './plainWords.ts'
import { isVague, otherNamed, planFallback, remarkReply } from './planRemarks.ts'
import { planAnswer } from './planQuestions.ts'
import { backToGoal, pendingGoal, withOpenQuestion } from './pendingGoal.ts'
import { requestCall } from './requests.ts'
import { asksForHelp, calmReply, EXAMPLES, inOtherLanguage, notUnderstood, smallTalk } from './smallTalk.ts'
import { isBareNumber } from './shortAnswers.ts'
import { statementReply } from './statements.ts'
import { summaryOf } from './summaries.ts'
import { taskReply, wantedTask } from './tasks.ts'
import { isTold } from './told.ts'
import { whatItCan } from './whatItCan.ts'
import { namesGoal, wishIn } from './wishForPlan.ts'

type Conversation = {
  messages: readonly Message[]
  tools: readonly { name: string }[]
  now: Date
  /** IANA name. */
  zone: string
  /** The first day of the person's week, 0 Sunday to 6 Saturday. */
  weekStart: number
  /** The proposal at the end of the thread; null without one. */
  openPlan?: OpenPlan | null
  /** The plans that the person follows, the one of this thread first. */
  acceptedPlans?: readonly AcceptedPlan[]
  days?: Days | null
}

/**
 * What the planner that is built in says next, or which tools it asks first. It is called again with their outputs, and says
 * only what these show. Pure: it knows nothing but the conversation and its open proposal.
 */
export function reply({
  messages,
  tools,
  now,
  zone,
  weekStart,
  openPlan = null,
  acceptedPlans = [],
  days = null,
}: Conversation): Reply {
  const local = { ...localMoment(now, zone, weekStart), ...days }
  const last = messages.at(-1)
  if (last?.role === 'tool') return afterTools(messages, local)
  const offered = new Set(tools.map(({ name }) => name))
  if (last?.role !== 'user') return { text: whatItCan(offered) }
  const asked = answerTo(inPlainWords(readPart(last.text)), messages.slice(0, -1).map(readable), {
    local,
    openPlan,
    acceptedPlans,
  })
  if (asked === null) return { text: whatItCan(offered), suggestions: EXAMPLES }
  const isOffered = !('toolCalls' in asked) || asked.toolCalls.every(({ name }) => offered.has(name))
  return isOffered ? asked : { text: whatItCan(offered) }
}

/** What a proposal changes is decided first; what shows or adds something leaves an open question open. */
const LEAVES_QUESTION: ReadonlySet<string> = new Set([
  'create_task',
  'list_tasks',
  'find_free_time',
  'what_now',
  'get_progress',
])

function afterTools(messages: readonly Message[], local: Local): Reply {
  const outputs = trailingOutputs(messages)
  const said = summaryOf(outputs, local.today)
  if (outputs.some(({ name }) => name === 'break_down_goal')) return withUnusedOf(messages, said, local)
  if (!outputs.every(({ name }) => LEAVES_QUESTION.has(name))) return said
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  return withOpenQuestion(said, messages.slice(0, asked).map(readable), local)
}

/** What the answer that completed a goal said beyond it. */
function withUnusedOf(messages: readonly Message[], said: TextReply, local: Local): TextReply {
  const asked = messages.findLastIndex(({ role }) => role === 'user')
  const message = messages[asked]
  const talk = pendingGoal(messages.slice(0, asked).map(readable), local)
  if (message?.role !== 'user' || talk === null) return said
  const text = inPlainWords(readPart(message.text))
  const unused = answersGoal(text, talk, local) ? unusedOf(text, talk, local) : []
  return unused.length > 0 ? { ...said, text: `${unusedInWords(unused)}\n${said.text}` } : said
}

/** Of a message so many characters are read: a goal sentence has no more, and nobody names a task in more. */
export const MOST_READ = LONGEST_SENTENCE

function readPart(text: string): string {
  return text.slice(0, MOST_READ).toWellFormed().trim()
}

function readable(message: Message): Message {
  if (message.role === 'tool') return message
  const text = message.text.slice(0, MOST_READ)
  return { ...message, text: message.role === 'user' ? inPlainWords(text) : text }
}

const REPLAN =
  /\b(?:re-?plan(?:ning)?|overdue|reschedule|leftovers?|left over)\b|^what (?:did i|have i) (?:miss|missed|forget|forgotten|not (?:do|done))\b.{0,20}$|^(?:(?:can|could|would) you )?(?:please )?(?:plan|organi[sz]e|sort(?: out)?) my (?:day|week|today|tasks?|to-?dos?|to-?do list)[\s.!]*$/i
const ACCEPTS =
  /^(?:(?:yes|yep|yeah|ok(?:ay)?|sure|perfect|great|good|fine|alright|(?:i )?accept(?: it| this| the plan)?|do it|go ahead|take it|let['’]?s (?:go|do it|start)|deal|(?:sounds?|looks?) (?:good|great|perfect|fine|right)|add it|book it|👍|👌|✅|💪|❤️)[\s,.!]*)+(?:please)?[\s.!]*$/iu
const REFUSES =
  /^(?:cancel|never ?mind|forget (?:it|that|everything)(?: all| then)?|👎|stop|no(?:,? (?:thanks?(?: you)?|thx|ty))?|nope|not now|(?:i )?give up(?: on (?:it|this|that))?|(?:delete|remove|drop|discard|dismiss|reject|refuse|decline|throw away) (?:it|this|that|the (?:plan|proposal))|(?:ok(?:ay)?,? )?(?:maybe |perhaps )(?:later|another time|tomorrow))(?:\b|(?<=👎))[\s.!]*$/i

type About = { local: Local; openPlan: OpenPlan | null; acceptedPlans: readonly AcceptedPlan[] }

/**
 * In this order: an answer to the open question, a change of the plan just proposed, a request, a goal; what sounds like harm
 * before all of them. Null when it is none of what the planner can do.
 */
function answerTo(
  text: string,
  before: readonly Message[],
  { local, openPlan, acceptedPlans }: About,
): Reply | null {
  const harm = harmOf(text, local)
  if (harm) return { text: harm.sentence, suggestions: buttons(...harm.safer) }
  const named =
    namedPlanReply(text, acceptedPlans, local, openPlan) ??
    (openPlan || pendingGoal(before, local) ? null : surelyFollowedReply(text, acceptedPlans, local))
  const hasPlan = openPlan !== null || acceptedPlans[0]?.isHere === true
  const isOfPlan =
    named !== null ||
    (hasPlan && [SESSION_OF_PLAN, OF_THE_PLAN, TO_THE_PLAN, REMINDED].some((words) => words.test(text)))
  const task = isOfPlan ? null : wantedTask(text)
  if (task !== null) return taskReply(task, local)
  const request = requestCall(text, local) ?? otherRequest(text)
  const which = openPlan && acceptedPlans[0]?.isHere === true ? undoWhich(text, request) : null
  if (which) return which
  return (
    backToGoal(text, before, openPlan, local) ??
    answerToQuestion(text, before, {
      local,
      request: named ?? request ?? lookUp(text, local),
      acceptedPlans,
    }) ??
    named ??
    ended(text, { local, openPlan, acceptedPlans }) ??
    (openPlan && aboutPlan(text, openPlan, local)) ??
    (request && 'text' in request ? withOpenQuestion(request, before, local) : request) ??
    (openPlan ? null : followedPlanReply(text, acceptedPlans, local)) ??
    (isAboutFreeTime(text) ? freeTimeCall(text, local) : null) ??
    decided(text, openPlan) ??
    smallTalk(text) ??
    statementReply(text) ??
    newReply(text, local, openPlan)
  )
}

/** `stop this plan` is about the plan that is followed; where none is, about the proposal. */
function ended(text: string, { local, openPlan, acceptedPlans }: About): Reply | null {
  if (openPlan === null || wishIn(text, local)?.kind !== 'end') return null
  return followedPlanReply(text, acceptedPlans, local) ?? NOT_PLANNED
}

const NOT_PLANNED: Reply = {
  text: 'Nothing was planned. ‘Not now’ on the plan puts it away.',
  suggestions: buttons('Shorter', 'Fewer', 'Start next week'),
}

/** A remark that would be read as a change by its words comes first: `both sessions on Saturday`. */
function aboutPlan(text: string, openPlan: OpenPlan, local: Local): Reply | null {
  const remark = remarkReply(text)
  return (
    chosenLevel(text, openPlan, local) ??
    furtherGoal(text, openPlan, local) ??
    (remark && !namesGoal(text, local) ? remark : null) ??
    otherActivity(text, openPlan, local) ??
    changeReply(text, openPlan, local) ??
    planAnswer(text, openPlan, local) ??
    levelReply(text, openPlan, local)
  )
}

/** `and the 10k?` of a sentence that named two goals: the other one has a plan of its own. */
function furtherGoal(text: string, { text: goal, answers }: OpenPlan, local: Local): Reply | null {
  const other = otherNamed(text, understand(goal, local, answers).understood)
  if (other === null) return null
  if (other.toLowerCase() === text.toLowerCase()) return goalReply(other, null, local)
  return {
    text: `‘${other}’ gets a plan of its own, beside this one. Shall I begin with it?`,
    suggestions: buttons(other),
  }
}

/** `add a session on Sunday`, `put it on Tuesdays`: with a proposal open it is that of the plan. */
const SESSION_OF_PLAN =
  /^(?:please )?(?:add|put|schedule|make|create) (?:it|them|(?:an?|one|two|another|more|extra|the)(?: more| extra)? sessions?)\b/i

/** `make it more fun`, `add a rest week` with a proposal open. */
const OF_THE_PLAN =
  /^(?:please )?(?:(?:can|could|would) you (?:please )?)?(?:add|put|make|schedule|create) (?:it|them|this|that|more|less|fewer|some|an?(?: extra| additional| little)?) ?(?:rest|breaks?|pauses?|weeks? off|days? off|time|fun|\w+er|more|less|easy|hard|short|long|light|intense|challenging)?\b(?! (?:reminder|task|appointment|call|meeting|note))(?=.*\b(?:it|them|this|that|rest|break|pause|off|fun|more|less|fewer)\b)/i

/** Of the sessions of the plan. */
const REMINDED =
  /^(?:please )?(?:remind me|(?:add|set|create) (?:an? )?reminders?)(?: (?:of|about|for) (?:it|this|that|them|each)| daily| every (?:day|time)| please)*[\s.!]*$/i
/** `and my vocabulary?` is about the proposal, and no goal. */
const ASKS_OF_PLAN = /^(?:and|but|what about|how about) (?:my|the) [\w -]{2,30}\?$/i
/** `add a test at the end` is about the plan, too. */
const TO_THE_PLAN =
  /^(?:please )?(?:add|put in|include) .{2,40}\b(?:at the end|to the plan|in the plan|each week|every week|in between)[\s.!]*$/i

/** What is looked up while a question waits. */
function lookUp(text: string, local: Local): Reply | null {
  if (isAboutFreeTime(text)) return freeTimeCall(text, local)
  return NAMES_LIST.test(text) ? listCall(text, local) : null
}

function otherRequest(text: string): Reply | null {
  return REPLAN.test(text) ? toolCall('reschedule_tasks', { replan: 'overdue' }) : null
}

/** A proposal is accepted and refused by its own buttons, which say what happens. */
function decided(text: string, openPlan: OpenPlan | null): Reply | null {
  if (openPlan === null) return null
  if (ACCEPTS.test(text)) return { text: 'Press Accept on the plan. Until then nothing changes.' }
  return REFUSES.test(text) ? NOT_PLANNED : null
}

const NAMES_LIST =
  /^what(?:['’]s| is) (?:the|my) (?:plan|schedule|agenda) (?:for|on) (?:today|tonight|tomorrow|(?:this|next) week|\w+day|(?:this |the |next )?weekend)\b|^(?:is there )?(?:anything|something) (?:(?:on|planned|for|due|happening) )*(?:today|tonight|tomorrow|(?:this|next) week|\w+day|(?:this |the |next )?weekend)[\s?.!]*$|^what(?:['’]s| is| does) (?:today|tonight|tomorrow|(?:this|next) week|\w+day|(?:this |the |next )?weekend) (?:look(?:ing)? )?like\b|^what else (?:is (?:there|on|planned)|do i have)\b|^(?:what|which (?:tasks|things)|how much) do i have (?:on |to do |planned |going on )?(?:(?:for|on) )?(?:today|tonight|tomorrow|this week|next week|\w+day|(?:this |the |next )?weekend)\b|^(?:do i have|is there|have i got) (?:anything|something|any (?:tasks?|plans?|appointments?)|much)\b.*\b(?:today|tonight|tomorrow|this week|next week|\w+day|(?:this |the |next )?weekend)\b|^(?:(?:show|list|see)(?: me)? )?(?:all )?my (?:tasks?|to-?dos?|list|day|schedule|agenda)\b|^what(?:['’]s| is)(?: there)? (?:on|up|planned|due)(?: for)?\b.*\b(?:today|tonight|tomorrow|this week|next week|\w+day|(?:this |the |next )?weekend)\b|^how many (?:tasks?|to-?dos?|things)\b|^(?:is|how (?:full|busy) is) (?:my )?(?:today|tomorrow|day|week|this week|next week|\w+day|(?:this |the |next )?weekend)\b.{0,30}$|^(?:what|how)(?:['’]s| is| does) my (?:day|week|schedule)\b/i

const HELP_WITH_PLAN: Reply = {
  text: 'I can change the days, hours, length and dates of this plan, and tell you about it. Beside it I plan other goals, add and move tasks, and find free time. How plans, habits and tasks are used is in the help.',
  suggestions: buttons('Which days?', 'How much is it?', 'What should I do next?'),
}

/** A task or a goal; null for what asks for help, or how it is called in another language. */
function newReply(text: string, local: Local, openPlan: OpenPlan | null): Reply | null {
  const isOpen = openPlan !== null
  if (asksForHelp(text)) return isOpen ? HELP_WITH_PLAN : null
  const foreign = inOtherLanguage(text)
  if (foreign) return foreign
  if (NAMES_LIST.test(text)) return listCall(text, local)
  const late = isOpen ? null : withoutOpenPlan(text)
  if (late) return late
  if (
    openPlan &&
    (isVague(text) || ASKS_OF_PLAN.test(text) || isBareNumber(text) || OF_OTHERS.test(text) || isAside(text))
  )
    return planFallback(text, local, openPlan.shown)
  const further = isOpen ? /^(?:and |also |plus |then )+(.+)$/i.exec(text)?.[1] : undefined
  if (further !== undefined && isGoal(further, local)) return goalReply(further, null, local)
  if (SKIPS_TIME.test(text)) return bareChangeReply(text, local) ?? notUnderstood()
  if (!isOpen && isNameless(text))
    return {
      text: 'Which one? I move one at a time: “move … to …”, with its name.',
      suggestions: buttons('What is on today?', 'Replan what is overdue'),
    }
  const line = FURTHER_LINE.exec(text)?.[1] ?? text
  const kind = kindOfLine(line, local)
  if (kind === 'task') return taskReply(line, local)
  if (kind !== 'doubt' && isGoal(text, local)) return goalReply(text, null, local)
  if (ABOUT_TASKS.test(text)) return listCall(text, local)
  const calm = calmReply(text)
  if (calm) return calm
  if (kind === 'goal') return goalReply(text, null, local)
  if (kind === 'doubt') return taskOrGoal(text)
  return openPlan
    ? planFallback(text, local, openPlan.shown)
    : (bareChangeReply(text, local) ?? notUnderstood())
}

/** `also buy soil` */
const FURTHER_LINE = /^(?:and |also |plus |then |oh,? |ok(?:ay)?,? )+(.+)$/i
/** With a proposal open what is said of other things is no goal: `my mum can help on Saturdays`. */
const OF_OTHERS =
  /^(?:(?:not|my|our|the|it|he|she|they|we|there|that|this|both|all|everything|them|these|those|make (?:it|that|them))(?! goal| dream| aim)|i(?:['’]ve| have| am|['’]m)(?! to\b| (?:going|planning|trying) to\b))\b/i
/** `i get paid on the 25th`, `but on my birthday it is fine`: beside a proposal neither names a goal. */
function isAside(text: string): boolean {
  return /^but\b/i.test(text) || (isTold(text) && !AIMS.test(text))
}
const AIMS = /\b(?:goals?|dream|aim|going to|planning to|trying to|hop(?:e|ing) to|plan to|wish to)\b/i

/** `skip August` names nothing to give up. */
const SKIPS_TIME = new RegExp(
  `^(?:please )?(?:skip|pause|leave out) (?:(?:the|all of|whole|next|this|first|last) )*(?:${[...MONTH_NAMES, ...WEEKDAY_NAMES].join('|')}|weeks?|months?|days?|today|tomorrow)\\b`,
  'i',
)

/** The outputs of the calls that were made last. */
function trailingOutputs(messages: readonly Message[]) {
  const from = messages.findLastIndex(({ role }) => role !== 'tool') + 1
  return messages.slice(from).flatMap((message) => (message.role === 'tool' ? [message] : []))
}

function localMoment(now: Date, timezone: string, weekStart: number): Local {
  const today = localDate(now, { timezone, dayStart: '00:00' })
  return { today, time: localTime(now, timezone), weekStart }
}
