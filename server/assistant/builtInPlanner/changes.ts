import { changedAnswers, changeOfGoal } from '#shared/planning/changeOfGoal.ts'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { isMoney } from '#shared/planning/patterns/keys.ts'
import { singleDaysIn } from '#shared/planning/singleDays.ts'
import { harmOf } from '#shared/planning/safety.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import { isRarerThanWeekly } from '#shared/planning/goalSentence/words/unreadQuestion.ts'
import { understand } from '#shared/planning/understand.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { buttons, type Local, type OpenPlan, type Reply, toolCall } from './conversation.ts'
import { goalInstead } from './goals.ts'
import { otherAmount, otherLearned } from './otherObject.ts'
import { inFullDates, inFullWords, inHours } from './shortAnswers.ts'

const TOO_HARD =
  /^(?:(?:this|it|that)(?:'s|’s| is)? |(?:hmm|sorry|no),? )*(?:way |a bit |a little |far )?too (?:much|hard|intense|demanding|ambitious)(?: for me)?[\s.!]*$/i
const SINGLE_DAYS = ' Single days can be moved or left out on the plan itself.'
const RENAME =
  /^(?:(?:can|could) you )?(?:please )?(?:(?:rename|retitle|call|name) (?:it|this|that|(?:the|my) (?:goal|plan))|rename(?= to )|change (?:the|its) (?:name|title)|(?:the|its) (?:name|title) (?:should|shall) be)(?: to| into| as)?[\s:]+["“‘']?(.+?)["”’']?[\s.!?]*$/i
const WANTS_NAME =
  /^(?:(?:can|could) (?:you|i) )?(?:please )?(?:rename|retitle|change the (?:name|title)(?: of)?)(?: it| this| that| (?:the|my) (?:goal|plan))?[\s.!?]*$/i
const LONGEST_TITLE = 60

const HAS_NO_END =
  /^(?:(?:but|and|please|with),? )*(?:no|without an?) (?:end(?: date)?|deadline|last day)[\s.!]*$/i
const STARTS_EARLIER =
  /^(?:(?:can|could) (?:i|we|it|you) |i(?:['’]d| would) (?:like|prefer|want) to |please )*(?:start|begin)(?: it)?(?: (?:a bit|a little|any|even))? (?:earlier|sooner)[\s?.!]*$/i

/** What begins later begins today. */
function earlier({ id, text, answers }: OpenPlan, { starts_on: start }: Understood, { today }: Local): Reply {
  return start !== null && start > today
    ? toolCall('change_plan', {
        plan_id: id,
        text,
        answers: { ...answers, starts_on: today },
        not_applied: [],
      })
    : {
        text: 'It begins as early as it can. The plan stays as it is.',
        suggestions: buttons('More often', 'Longer', 'Only mornings'),
      }
}

const LEAVES_OUT = /\b(?:not|no|can['’]?t|cannot|never|without|except|skip|away|off|busy|impossible)\b/i

/** `every second Wednesday is not possible` leaves out single days, which are left out one by one. */
function someWeeksOut(text: string): Reply {
  return {
    text: 'A plan goes by weeks, so a day that comes less often cannot be left out as a whole. Single sessions are left out or moved on the plan itself.',
    suggestions: buttons(...nearestOffers([text])),
  }
}

/** What is rarer than a month is said, with what comes nearest. */
function onceAMonthAtLeast(text: string): Reply {
  const days = WEEKDAY_NAMES.filter((day) => text.toLowerCase().includes(day.toLowerCase()))
  return {
    text: 'Once a month is the least that a plan can do. The plan stays as it is.',
    suggestions: buttons(...days.map((day) => `Only ${day}s`), 'Once a month', 'Once a week'),
  }
}

/** What a message changes of the plan that was proposed last; null for one that is about something else. */
export function changeReply(message: string, plan: OpenPlan, local: Local): Reply | null {
  const { id, text: goal, answers, planned } = plan
  const { understood } = understand(goal, local, answers)
  const other = otherLearned(message, plan, understood, local) ?? otherAmount(message, plan, understood)
  if (other) return other
  const text = inFullDates(inFullWords(inHours(message)), understood, local.today)
  if (TOO_HARD.test(text) && isMoney(understood.pattern))
    return {
      text: 'How much can you put aside? Say it so: “200 a month”. The plan stays as it is until then.',
      suggestions: buttons('Finish later', 'Start next week'),
    }
  if (TOO_HARD.test(text))
    return {
      text: 'What would help? The plan stays as it is until then.',
      suggestions: buttons('Shorter', 'Fewer', 'Start next week'),
    }
  if (STARTS_EARLIER.test(text)) return earlier(plan, understood, local)
  if (WANTS_NAME.test(text)) return { text: 'What shall it be called? Write “Call it …”.' }
  const name = RENAME.exec(text)?.[1]?.trim()
  if (name) {
    const renamed = { ...answers, what: Array.from(name).slice(0, LONGEST_TITLE).join('') }
    return toolCall('change_plan', { plan_id: id, text: goal, answers: renamed, not_applied: [] })
  }
  const change = changeOfGoal(text, local, understood, planned)
  const isRarer = !change?.answers.rarely && isRarerThanWeekly(text) && !isMoney(understood.pattern)
  // `save 300 a month for a bike` is another goal.
  if (isRarer && !isMoney(understand(message, local).understood.pattern))
    return LEAVES_OUT.test(text) ? someWeeksOut(text) : onceAMonthAtLeast(text)
  if (change === null) return null
  const { notApplied } = change
  if (understood.deadline === null && HAS_NO_END.test(text) && notApplied.length === 1)
    return { text: 'It has no end as it is.', suggestions: buttons('In 3 months', 'Start next week') }
  if (Object.keys(change.answers).length === 0)
    return {
      text: `${notAppliedInWords(notApplied)} The plan stays as it is.${singleDaysIn(text) ? SINGLE_DAYS : ''}`,
      suggestions: buttons(...nearestOffers(notApplied)),
    }
  const changed = changedAnswers(answers, change.answers)
  const harm = harmOf(goal, local, changed)
  if (harm) return { text: harm.sentence, suggestions: buttons(...harm.safer) }
  const { ready, questions } = understand(goal, local, changed)
  if (!ready)
    return {
      text: `${questions[0]?.text ?? ''} The plan stays as it is until then.`,
      suggestions: buttons('Start next week', 'Finish later'),
    }
  return toolCall('change_plan', { plan_id: id, text: goal, answers: changed, not_applied: notApplied })
}

/** `I'd rather go slower` */
const COMPARES = /\b(?:less|more|slower|faster|shorter|longer|earlier|later|fewer|often|easier|harder)\b/i

/**
 * `I'd rather swim`: the other activity in the place of this one, on the same days, as long and until the same day, where nothing else
 * is said of it. Null where something would be open, and for anything else.
 */
export function otherActivity(message: string, plan: OpenPlan, local: Local): Reply | null {
  if (COMPARES.test(message)) return null
  const understanding = understand(plan.text, local, plan.answers)
  const wanted = goalInstead(message, { text: plan.text, answers: plan.answers, understanding }, local)
  if (wanted === null || isMoney(understanding.understood.pattern)) return null
  const own = understand(wanted, local).understood
  if (isMoney(own.pattern)) return null
  const isKnown = ([name, value]: [string, unknown]) =>
    value !== null && own[name as keyof Understood] === null
  const { deadline, starts_on, between, not_on, minutes, per_week, weekdays, every_days } =
    understanding.understood
  const kept = { deadline, starts_on, between, not_on, minutes, per_week, weekdays, every_days }
  const answers: GoalAnswers = Object.fromEntries(Object.entries(kept).filter(isKnown))
  if (!understand(wanted, local, answers).ready || harmOf(wanted, local, answers)) return null
  return toolCall('change_plan', { plan_id: plan.id, text: wanted, answers, not_applied: [] })
}

/** What comes nearest to what could not be applied: of a weekday that it stays free. */
function nearestOffers(notApplied: readonly string[]): string[] {
  const text = notApplied.join(' ').toLowerCase()
  const days = WEEKDAY_NAMES.filter((day) => text.includes(day.toLowerCase()))
  const free = days.slice(0, 2).map((day) => `Not on ${day}s`)
  return free.length > 0 ? [...free, 'Shorter', 'Fewer'] : ['Start in 2 weeks', 'Fewer', 'Shorter']
}

/** What of an answer could not be used, in one sentence. */
export function unusedInWords(parts: readonly string[]): string {
  return `I could not use ${parts.map((part) => `‘${part}’`).join(' and ')}.`
}

/** What of a change could not be applied, in one sentence. */
export function notAppliedInWords(parts: readonly string[]): string {
  if (parts.length === 0) return ''
  return `I could not apply ${parts.map((part) => `‘${part}’`).join(' and ')}.`
}
