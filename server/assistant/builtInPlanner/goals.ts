import { isOfSomeDays, ownOfSomeDays } from '#shared/planning/daysOfChange.ts'
import { joinedAway } from '#shared/planning/away.ts'
import { inPlainForms } from '#shared/planning/changeWords.ts'
import { comparedIn } from '#shared/planning/comparisons.ts'
import { daysAwayIn } from '#shared/planning/daysAway.ts'
import type { GoalAnswers, GoalUnderstanding, MissingField } from '#shared/planning/goalAnswers.ts'
import { withPaceOfMoney } from '#shared/planning/paceOfMoney.ts'
import { firstDayOf } from '#shared/planning/goalPlan/firstDay.ts'
import { isMoney } from '#shared/planning/patterns/keys.ts'
import { readAnswer, unusedIn } from '#shared/planning/readAnswer.ts'
import { singleDaysIn } from '#shared/planning/singleDays.ts'
import { harmOf } from '#shared/planning/safety.ts'
import { LONGEST_SENTENCE, understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { buttons, type Local, type Reply, type TextReply, toolCall } from './conversation.ts'
import { kindOfLine } from './errands.ts'
import { levelIn } from './levels.ts'
import { withOtherNumber } from './otherObject.ts'
import { examsIn, WHICH_EXAM } from './severalExams.ts'
import { inHours } from './shortAnswers.ts'

/** A goal that was talked about, with what is known of it. */
export type Talk = { text: string; answers: GoalAnswers; understanding: GoalUnderstanding }

const PLAN_FOR =
  /^(?:please )?(?:(?:can|could) you )?(?:make|create|build|give|write|set|plan|add)(?: me)?(?: a| an| my| the| new)*(?: new)? (?:plan|goal|schedule)(?: for me)?(?:\s*:|\s+(?:to|for|of))\s*/i
/** With one of these a message asks, and names no goal. */
const QUESTION =
  /^(?:how|what|why|who|when|where|which|(?:is|are|am|do|does|did|should|can|could) (?:i|you|we|they|it|my|the|there|this|that))\b/i

/** A question is no answer: `is Sunday the long run?` */
const ASKS =
  /^(?:is|are|does|do|did|what(?! about)|why|how(?! about)|when|where|who|which|will)\b.*\?\s*$|^(?:what (?:did|do|does|should|have|are|if|happens)|why|how many|who)\b/is

/** What asks for the tasks of a day, unless more is said. */
export const ABOUT_TASKS = /\b(?:today(?:['’]?s)?|my (?:tasks?|to-?dos?|list|day|schedule|agenda))\b/i
const WISH = /^(?:i (?:really )?want to|i['’]?d (?:like|love) to|i would (?:like|love) to|my goal|help me)\b/i

/** `what I really want is to | learn guitar`, `is it possible to | run 10 km by June?`: a wish, and no question about a plan. */
const WISH_AS_QUESTION =
  /^(?:what (?:i|we)(?:['’]d| would)? (?:really )?(?:want|need|like)(?: to do)?(?: most)? is (?:to )?|(?:is it|would it be) (?:(?:even|still) )?(?:possible|realistic|doable|feasible)(?: for (?:me|us))? to |what would it take (?:for (?:me|us) )?to |what(?:['’]s| is) the best way (?:for (?:me|us) )?to )(?!(?:move|change|skip|plan|replan|undo|delete|add|shift|swap|do|use|put|get|make|set|see)\b)(?=[a-z])/i
/** `how do I | learn guitar`, `can I | run 10 km by June?`: the same before a deed that nothing in the product is called by. */
const DEED_AS_QUESTION =
  /^(?:how (?:do|can|could|would) (?:i|we) (?:(?:best|ever|finally) )?|(?:can|could) (?:i|we) (?:(?:still|really) )?|do you think (?:i|we) (?:can|could) )(?=(?:learn|run|save|quit|lose|write|finish|read|build|declutter|become|pass|improve|get (?:fit|fitter|better|into|stronger|out of)) )/i

/** Whether a message names a goal: by its kind, as a wish, or by until when, how often or how long. */
export function isGoal(text: string, local: Local): boolean {
  if (QUESTION.test(text.replace(WISH_AS_QUESTION, '').replace(DEED_AS_QUESTION, ''))) return false
  const { understood } = understand(withoutPreface(text), local)
  if (understood.what === null) return PLAN_FOR.test(`${text} for `)
  const { template, deadline, per_week, minutes, weekly_minutes, total_minutes } = understood
  const said = [deadline, per_week, minutes, weekly_minutes, total_minutes].filter((fact) => fact !== null)
  if (ABOUT_TASKS.test(text) || /\btomorrow\b/i.test(text)) return said.length > 1
  return template !== 'general' || PLAN_FOR.test(text) || WISH.test(text) || said.length > 0
}

/** The question that comes next, or the plan of a goal about which nothing is open any more. */
export function goalReply(text: string, pending: Talk | null, local: Local): Reply {
  return replyAbout(pending ? answered(pending, text, local) : begun(text, {}, local), local)
}

/** The same for a goal of which nothing new was said. */
export function replyAbout({ text, answers, understanding }: Talk, local: Local): Reply {
  const harm = harmOf(text, local, answers)
  if (harm) return { text: harm.sentence, suggestions: buttons(...harm.safer) }
  const exams = understanding.questions[0]?.text.startsWith('You named two dates') ? examsIn(text) : null
  if (exams) return { text: WHICH_EXAM, suggestions: buttons(...exams) }
  if (!understanding.ready) return questionsOf(understanding)
  return toolCall('break_down_goal', { text, ...(Object.keys(answers).length > 0 && { answers }) })
}

/** The first of the open questions with its answers as buttons. Of one message all that it answers is taken. */
export function questionsOf({ questions }: Pick<GoalUnderstanding, 'questions'>): TextReply {
  const [first] = questions
  return first
    ? { text: first.text, suggestions: buttons(...first.suggestions.map(({ label }) => label)) }
    : { text: '' }
}

/** Whether a message answers something that is open about a goal. */
export function answersGoal(text: string, talk: Talk, local: Local): boolean {
  const given = answersIn(text, talk.understanding, local)
  return (
    Object.keys(given).length > 0 || withOtherNumber(text, talk.text, talk.understanding.understood) !== null
  )
}

/** `no gym please, just walking`: of what is talked about something is refused. */
/** `stop it in June`: what is named is what is talked about. */
const OF_IT =
  /^(?:(?:please|ok(?:ay)?|can (?:we|you|i)|could (?:we|you|i)|let['’]?s)[,]? )*[a-z]+ (?:it|them|this|that)\b/i
const REFUSES =
  /^(?:(?:and|but|please|sorry)[,.]? )*(?:(?:no|not|without|never)(?!,| wait| sorry| actually) \S|(?:skip|pause|leave out) (?:(?:the|all of|this|next|first|last|whole) )*(?:weeks?|weekends?|months?|days?|today|tomorrow|\w+days?|january|february|march|april|may|june|july|august|september|october|november|december)\b)/i

/** The parts of an answer that are about when, how often or how long, and that no plan of this goal takes: they are named. */
export function unusedOf(text: string, talk: Talk, local: Local): string[] {
  const { missing, understood } = talk.understanding
  const isRead = ASKS.test(text) || levelIn(text, understood) !== null || missing.includes('what')
  if (isRead || WHOLE.test(text) || withOtherNumber(text, talk.text, understood) !== null) return []
  const { single, rest, asked } = partsOf(text, talk.understanding, local)
  const unused = Object.keys(furtherDays(rest, understood)).length > 0 ? [] : unusedIn(rest, asked, local)
  return single ? [single.words, ...unused] : unused
}

/** Whether a message is about another goal than the one that is talked about. */
export function isOtherGoal(text: string, talk: Talk, local: Local): boolean {
  if (REFUSES.test(text) || OF_IT.test(text)) return false
  return namesOther(text.replace(LEAD, ''), talk, local)
}

/** `ok, learn about investing` */
const LEAD = /^(?:(?:ok(?:ay)?|actually|hmm+|well|then|so|fine|alright)\b[,.!]? )+/i

function namesOther(text: string, talk: Talk, local: Local): boolean {
  const { understanding } = talk
  if (PLAN_FOR.test(text) || WISH.test(text))
    return understand(withoutPreface(text), local).understood.what !== null
  const { understood, ready } = understand(text, local)
  const isOther = understood.pattern !== 'general' && understood.pattern !== understanding.understood.pattern
  const isWhole =
    ready || (!answersGoal(text, talk, local) && !ASKS.test(text) && kindOfLine(text, local) === 'goal')
  return isWhole && understood.what !== null && isOther // "gym 3 times a week, 1 hour" says how, of "get abs"
}

/** `actually no, I'd rather build muscle` */
const INSTEAD =
  /^(?:(?:no|nope|actually|wait|hmm+|sorry|oh|well|but|ok(?:ay)?)[,.]? )*(?:i(?:['’]d| would) (?:rather|prefer to)|actually,? (?:i want to|let['’]?s)|forget (?:that|it),?(?: i want to| let['’]?s)?) (?!not\b|(?:do|have|make|start|begin|end|finish|go for|train|keep) (?:it|this|that|them|on|in|at|\d)\b)(.+)$/i

/** The goal that somebody wants in the place of the one that is talked about; null where a message names none. */
export function goalInstead(text: string, talk: Talk, local: Local): string | null {
  const wanted = INSTEAD.exec(text.trim())?.[1]
  if (wanted === undefined || !isGoal(`I want to ${wanted}`, local)) return null
  return understand(wanted, local).understood.what === null || answersAlone(wanted, talk, local)
    ? null
    : wanted
}

/** `run on Tuesdays` of a goal to run: it says how, and is no other goal. */
function answersAlone(text: string, talk: Talk, local: Local): boolean {
  const { pattern } = understand(text, local).understood
  const isSame = pattern === 'general' || pattern === talk.understanding.understood.pattern
  return isSame && answersGoal(text, talk, local)
}

/** Whether a text asks the first open question about a goal. */
export function asksFor(text: string, { questions: [first] }: GoalUnderstanding): boolean {
  return first !== undefined && text.includes(first.text)
}

/** A goal of which its sentence alone is known. */
export function talkAbout(sentence: string, local: Local): Talk {
  return begun(sentence, {}, local)
}

function begun(message: string, answers: GoalAnswers, local: Local): Talk {
  const text = withoutPreface(message).slice(0, LONGEST_SENTENCE)
  return { text, answers, understanding: understand(text, local, answers) }
}

/** A goal with what a message answers about it. */
export function answered({ text, answers, understanding }: Talk, message: string, local: Local): Talk {
  const other = withOtherNumber(message, text, understanding.understood)
  if (other !== null) return begun(other, answers, local)
  const given = answersIn(message, understanding, local)
  return begun(text, { ...answers, ...given }, local)
}

/** What a message answers: what it says, or a button whose words mean nothing elsewhere: `Not then`. */
function answersIn(
  words: string,
  { questions, missing, understood }: GoalUnderstanding,
  local: Local,
): GoalAnswers {
  if (ASKS.test(words)) return {}
  const { message, out, rest, asked } = partsOf(words, { missing, understood }, local)
  const level = levelIn(message, understood)
  const all = readAnswer(rest, asked, local)
  const isOfSome = !missing.includes('rhythm') && isOfSomeDays(rest, understood, all)
  const said = isOfSome ? ownOfSomeDays(understood, all) : all
  if (said === null) return {}
  if (understood.deadline !== null && said.deadline && !NAMES_END.test(rest)) delete said.deadline
  const read: GoalAnswers = {
    ...withPaceOfMoney(said, understood, local.today),
    ...((missing.includes('deadline') || understood.deadline === null) &&
      NO_END.test(rest) && { deadline: null }),
    ...furtherDays(rest, understood),
    ...(out && { away: joinedAway(understood.away, out.away) }),
    ...(level !== null && { level }),
  }
  if (read.amount && read.amount.per === null && read.amount.unit === understood.amount?.unit)
    read.amount = { ...read.amount, per: understood.amount.per } // `20 pages` of 10 a day
  Object.assign(read, wholeOfShares(rest, understood, local.today))
  if (read.what === null) delete read.what
  if (Object.keys(read).length > 0) return read
  const label = message.trim().toLowerCase()
  const chosen = questions
    .filter(({ field }) => field === 'unread')
    .flatMap(({ suggestions }) => suggestions)
    .find((one) => one.label.toLowerCase() === label)?.value
  return typeof chosen === 'object' && chosen !== null ? chosen : {}
}

/** Of `the tiler comes on 4 April` nobody knows that it is the last day, where one is known already; of a date alone it is clear. */
const NAMES_END =
  /\b(?:by|until|till?|before|finish\w*|end\w*|stop|deadline|due|done|instead|rather|change|make it|actually|sorry|mean)\b|^\W*(?:(?:on|the|in) )*\S+(?: \S+){0,2}$/i

/** A message in plain forms: the dates that it leaves out, what it wants for some days alone, and the rest of it, with what that may answer. */
function partsOf(
  words: string,
  { missing, understood }: Pick<GoalUnderstanding, 'missing' | 'understood'>,
  local: Local,
) {
  const plain = inPlainForms(inHours(words), understood.weekdays !== null)
  const message = withCounted(missing.includes('rhythm') ? inRhythm(plain, understood) : plain, understood)
  const out = daysAwayIn(message, local, firstDayOf(understood, local.today))
  const withoutOut = out ? message.replaceAll('’', "'").replace(out.words, '') : message
  const single = singleDaysIn(withoutOut)
  const rest = single?.rest ?? withoutOut
  const isShare = isMoney(understood.pattern) && A_SHARE.test(rest)
  const asked: MissingField[] = isShare ? [...missing, 'amount'] : missing
  return { message, out, single, rest, asked }
}

/** `it costs 1600` behind `200 a month`: the whole, which says when it is there. */
function wholeOfShares(
  message: string,
  goal: Understood,
  today: string,
): Pick<GoalAnswers, 'amount' | 'deadline'> {
  const { pattern, amount, deadline } = goal
  const value = Number(WHOLE.exec(message)?.[1]?.replaceAll(',', '') ?? 0)
  if (!isMoney(pattern) || amount === null || amount.per === null || !(value > 0)) return {}
  const whole = { value, unit: amount.unit, per: null }
  const { deadline: until } = withPaceOfMoney({ amount }, { ...goal, amount: whole }, today)
  return { amount: whole, ...(deadline === null && until !== undefined && { deadline: until }) }
}
const WHOLE =
  /^(?:(?:it|that|the \w+)(?: will| would)? (?:costs?|is)|(?:the )?(?:price|total|cost) is|i need|in (?:all|total)) (?:about |around |roughly )?[€$£]?(\d[\d,]*)(?: ?(?:€|\$|£|euros?|dollars?|pounds?|bucks|in (?:all|total)))*[\s.!]*$/i

/** To how often `both days` is each of them, and `4 days`, where the last day is known, so many a week. */
function inRhythm(message: string, { deadline }: Understood): string {
  const said = message.replace(BOTH_DAYS, 'every day')
  return deadline === null ? said : said.replace(SOME_DAYS, '$1 times a week')
}
const SOME_DAYS = /^([1-7]|one|two|three|four|five|six|seven) days?[\s.!]*$/i
const BOTH_DAYS = /^(?:on )?both(?: (?:of the |of them|days))*[\s.!]*$/i

/** `10 a day` of push-ups are so many of them, and no minutes. */
function withCounted(message: string, { what }: Understood): string {
  const unit = COUNTED_THINGS.exec(what ?? '')?.[0].toLowerCase()
  return unit === undefined ? message : message.replace(A_DAY, `$1 ${unit} a day`)
}
const COUNTED_THINGS =
  /\b(?:(?:push|pull|sit|chin|press)[- ]?ups|squats|burpees|lunges|crunches|pages|words|steps|glasses|cups)\b/i
const A_DAY = /^(\d[\d,]*) (?:(?:a|per|each|every) day|daily)[\s.!]*$/i

/** `also Thursdays`, behind a day that was named before: it comes beside that. */
function furtherDays(message: string, { weekdays }: Understood): Pick<GoalAnswers, 'rhythm'> {
  const days = comparedIn(message).compared.flatMap(({ kind, days: named = [] }) =>
    kind === 'also' ? named : [],
  )
  if (weekdays === null || days.length === 0) return {}
  return { rhythm: [...new Set([...weekdays, ...days])].toSorted((one, other) => one - other) }
}

/** `300 a month` */
const A_SHARE = /\d.*\b(?:a|per|each|every) (?:month|week)\b/i
const NO_END =
  /^(?:whenever|any ?time|no date(?: yet)?)[\s.!]*$|\b(?:(?:have|got|there['’]?s|there is) (?:no|not an?y?) |(?:don['’]?t|do not|haven['’]?t) (?:have|got) (?:an?y?|the) )(?:(?:fixed|real|exact) )?(?:date|deadline)\b|\b(?:no|without an?y?|open) (?:(?:fixed|real) )?(?:deadline|end date|time limit)\b|^(?:there is )?no (?:end|date|limit|rush|hurry)[\s.!]*$|^(?:never|forever|asap|as soon as (?:possible|i can)|soon|no end|open[- ]ended|it has no end)[\s.!]*$/i

function withoutPreface(text: string): string {
  return text.trim().replace(PLAN_FOR, '')
}
