import { weekdayOf } from '#shared/tasks/quickAdd/dateWords.ts'
import type { Phrase } from '#shared/tasks/quickAdd/phrase.ts'
import type { Word } from '#shared/tasks/quickAdd/words.ts'
import { addDays } from '#shared/time/civil.ts'
import type { GoalAnswers, MissingField } from './goalAnswers.ts'
import { amount } from './goalSentence/amounts/amounts.ts'
import type { SentenceContext } from './goalSentence/context.ts'
import { bareDeadline } from './goalSentence/dates/deadlines.ts'
import { type Facts, factsIn } from './goalSentence/facts.ts'
import { number } from './goalSentence/amounts/numbers.ts'
import { after } from './goalSentence/amounts/points.ts'
import { MOST_WORDS } from './goalSentence/words/mostWords.ts'
import { sentenceWords } from './goalSentence/words/sentenceWords.ts'
import { ownDaysOf, usualLength } from './ownDays.ts'
import { betweenOf } from './goalSentence/times/times.ts'
import type { Span } from './goalSentence/words/wordSpan.ts'
import { LONGEST_SENTENCE, understand } from './understand.ts'

/** Answers in one message, in the order of the questions or any other: `June, three times, 30`. */
const MOST_ANSWERS = 20
const LEAVE_IT_OUT =
  /^(?:leave (?:it|that|them) out|ignore (?:it|that|them)?|skip (?:it|that)|forget (?:it|that)|never ?mind|no matter|nothing)\b/i
const ANYWAY = /\b(?:anyway|any way|go ahead|yes|ok(?:ay)?|sure|fine|do it)\b/i
/** Yes to a question that offers an answer first takes that one. */
const YES =
  /^(?:(?:yes|yeah|yep|yup|sure|ok(?:ay)?|fine|alright|please|please do|sounds? (?:good|fine|right)|that(?:'s| is) (?:fine|good|ok(?:ay)?)|go ahead|perfect|great|of course)[\s,.!]*)+$/i
const AS_NEEDED =
  /\b(?:as (?:the plan|you|it) (?:needs?|think|like)|you (?:choose|decide)|whatever|up to you)\b/i

/**
 * What a message answers to the questions that were asked (docs/rules/plans.md, Goal sentences). It is read as a sentence; then what
 * is left of it, part by part, for the questions that are still open: `Friday`, `3 times`, `30`.
 */
export function readAnswer(
  reply: string,
  asked: readonly MissingField[],
  context: SentenceContext,
): GoalAnswers {
  return partsRead(reply, asked, context).answers
}

/** What says when, how often or how long. */
const CONDITION =
  /\d|\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|weekdays|mornings?|afternoons?|evenings?|nights?|(?:january|february|march|april|june|july|august|september|october|november|december))\b/i

/** The parts of a message that say when, how often or how long, of which no answer takes anything: `plus Saturday mornings`. */
export function unusedIn(reply: string, asked: readonly MissingField[], context: SentenceContext): string[] {
  const { answers, rest } = partsRead(reply, asked, context)
  const value = String(answers.amount?.value ?? '')
  const isAmount = (part: string) => value !== '' && part.replaceAll(',', '').includes(value)
  return rest
    .filter((part) => !isAmount(part))
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter((part) => CONDITION.test(part))
}

function partsRead(
  reply: string,
  asked: readonly MissingField[],
  context: SentenceContext,
): { answers: GoalAnswers; rest: string[] } {
  const text = reply.slice(0, LONGEST_SENTENCE)
  const words = sentenceWords(text).slice(0, MOST_WORDS)
  const { facts, claims } = factsIn(words, context, {
    isDated: false,
    isMoney: asked.includes('amount'),
    isQuit: false,
    limit: null,
    budget: null,
    story: 0,
  })
  const answers = answersOf(facts, context.today)
  // `6 weeks` says until when, `for 6 weeks` how long.
  if (facts.deadline && 'lasting' in facts.deadline && asked.includes('deadline') && !/\bfor\b/i.test(text))
    answers.deadline = after(facts.start ?? context.today, facts.deadline.lasting)
  if (asked.includes('what')) answers.what = understand(text, context).understood.what
  if (asked.includes('unread') && LEAVE_IT_OUT.test(text.trim())) answers.unread = 'ignore'
  if (asked.includes('conflict') && ANYWAY.test(text)) answers.conflict = 'ignore'
  const isAmount = (given: GoalAnswers) => [given.minutes, given.rhythm].includes(answers.amount?.value ?? -1)
  const bare = (field: MissingField, part: string) => {
    const given = bareAnswer(field, part, context)
    return isAmount(given) ? {} : given // "500 words a day" is no 500 minutes
  }
  const open = asked.filter((field) => field !== 'what' && !isAnswered(field, answers))
  const rest = partsOf(text, words, claims)
  for (const field of open) {
    const at = rest.findIndex((part) => Object.keys(bare(field, part)).length > 0)
    const part = at < 0 ? undefined : rest.splice(at, 1)[0]
    if (part !== undefined) Object.assign(answers, bare(field, part))
  }
  if (AS_NEEDED.test(text))
    for (const field of open)
      if ((field === 'rhythm' || field === 'minutes') && answers[field] === undefined)
        answers[field] = 'pattern'
  const [first] = asked
  if (YES.test(text.trim()) && (first === 'rhythm' || first === 'minutes')) answers[first] = 'pattern'
  return { answers, rest }
}

/**
 * What facts say as answers.
 *
 * @param today local date
 * @param known minutes of a session so far; null where they are not known yet
 */
export function answersOf(
  { deadline, rhythm, length, own, amount: much, start, notOn, window }: Facts,
  today: string,
  known: number | null = null,
): GoalAnswers {
  const answers: GoalAnswers = {}
  if (deadline !== null)
    answers.deadline =
      'date' in deadline ? deadline.date : addDays(after(start ?? today, deadline.lasting), -1)
  const whole = deadline !== null && 'date' in deadline && deadline.isWhole === true ? deadline.from : null
  const begin = start ?? whole ?? null
  if (begin !== null && (start !== null || begin > today)) answers.starts_on = begin
  if (notOn.length > 0 && notOn.length < 7) answers.not_on = [...notOn]
  if (rhythm?.oneOn) answers.one_on = rhythm.oneOn.map((days) => [...days])
  if (rhythm?.rarely) answers.rarely = rhythm.rarely
  else if (rhythm !== null) answers.rhythm = rhythm.weekdays ? [...rhythm.weekdays] : rhythm.perWeek
  if (length?.of === 'week') answers.weekly_minutes = Math.min(length.minutes, 7 * 1440)
  else if (length?.of === 'total') answers.total_minutes = Math.min(length.minutes, 366 * 1440)
  else if (length) answers.minutes = Math.min(length.minutes, 1440)
  const usual = length === null ? usualLength(own) : null
  if (usual !== null) answers.minutes = usual
  const minutes = typeof answers.minutes === 'number' ? answers.minutes : known
  if (window !== null) answers.between = betweenOf(window, minutes)
  const weekdays = rhythm?.weekdays ? [...rhythm.weekdays] : null
  const ownDays = ownDaysOf(own, { weekdays, not_on: null, minutes, amount: much })
  if (ownDays !== null) answers.own_days = ownDays
  if (much !== null) answers.amount = much
  return answers
}

function isAnswered(field: MissingField, answers: GoalAnswers): boolean {
  if (field === 'rhythm' && answers.rarely !== undefined) return true
  if (field === 'minutes' || field === 'rhythm')
    return [answers[field], answers.weekly_minutes, answers.total_minutes].some(
      (value) => value !== undefined,
    )
  return answers[field] !== undefined
}

/** The parts of a message that said nothing as a sentence. */
function partsOf(text: string, words: readonly Word[], taken: readonly Span[]): string[] {
  let left = text
  for (const { from, to } of taken) {
    const [first, last] = [words[from], words[to - 1]]
    if (first && last)
      left = left.slice(0, first.start) + ','.repeat(last.end - first.start) + left.slice(last.end)
  }
  return left
    .split(/[;\n]|,(?!\d)| and /)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, MOST_ANSWERS)
}

function bareAnswer(field: MissingField, part: string, context: SentenceContext): GoalAnswers {
  const read = <Value>(phrase: Phrase<Value>) => {
    const words = sentenceWords(part)
    return phrase(words, 0, context)?.value ?? null
  }
  const count = read(number) ?? (/^once\b/i.test(part) ? 1 : /^twice\b/i.test(part) ? 2 : null)
  const isLength = /\b(min|mins|minutes?|hours?|h)\b/i.test(part)
  const isRange = /\d ?(?:to|-|–|until|till) ?\d/i.test(part)
  const isSpan = /\b(days?|weeks?|months?|years?)\b/i.test(part)
  switch (field) {
    case 'deadline': {
      const date = read(bareDeadline)
      return date === null ? {} : { deadline: date }
    }
    case 'rhythm': {
      const day = weekdayOf(part.toLowerCase().replace(/^(?:on|only|just) /, ''))
      if (day !== null) return { rhythm: [day] }
      return count === null || count > 7 || isLength || isSpan || isRange ? {} : { rhythm: count }
    }
    case 'minutes':
      return count === null || count > 1440 || isSpan || isRange || /\btimes\b/i.test(part)
        ? {}
        : { minutes: count }
    case 'amount': {
      const much = read(amount)
      if (much) return { amount: { value: much.value, unit: much.unit, per: null } }
      const value = Number(/^\d[\d,]*(?:\.\d+)?/.exec(part)?.[0].replaceAll(',', ''))
      return value > 0 && value <= 1_000_000_000 ? { amount: { value, unit: 'money', per: null } } : {}
    }
    case 'what':
      return { what: part }
    case 'unread':
    case 'conflict':
      return {}
  }
}
