import { changedAnswers, changeOfGoal } from '#shared/planning/changeOfGoal.ts'
import type { Suggestion } from '#shared/assistant/suggestions.ts'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import { isHabit } from '#shared/planning/goalPlan/habitPlan.ts'
import { patternOfGoal } from '#shared/planning/goalPlan/patternOfGoal.ts'
import { isMoney } from '#shared/planning/patterns/keys.ts'
import { harmOf } from '#shared/planning/safety.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { understand } from '#shared/planning/understand.ts'
import { notAppliedInWords } from './changes.ts'
import {
  type AcceptedPlan,
  buttons,
  type Local,
  type OpenPlan,
  type Reply,
  type TextReply,
  toolCall,
} from './conversation.ts'
import { isNamedBy, namedPlan, quotedPlan } from './namedPlan.ts'
import { planAsSubject } from './planAsSubject.ts'
import { afterEnd, isSurelyOfPlan, type Wish, wishIn } from './wishForPlan.ts'

/** How the question begins that asks which of several plans is meant. */
export const WHICH_PLAN = 'Which plan do you mean?'
const ALL = 'All of them'

/**
 * What a message changes of a plan that is followed and named in it: `move my running plan a week later`; null for anything else.
 *
 * @param openPlan a proposal; what could be about it is
 */
export function namedPlanReply(
  text: string,
  plans: readonly AcceptedPlan[],
  local: Local,
  openPlan: OpenPlan | null,
): Reply | null {
  const gone = givenUp(text, plans)
  if (gone) return wishReply({ kind: 'end' }, gone, local)
  const named =
    namedPlan(text, plans) ??
    namedBesideOpen(text, plans, openPlan, local) ??
    (openPlan ? null : planAsSubject(text, plans))
  if (named && !named.plan && !openPlan && plans.length > 0 && wishIn(named.rest, local))
    return {
      text: 'I find no plan of that name. You follow these:',
      suggestions: buttons(...plans.map(({ title }) => title)),
    }
  if (!named?.plan || (openPlan && namedPlan(text, [{ title: openPlan.text }])?.plan)) return null
  const second = afterEnd(named.rest)
  if (second !== null) return oneAfterTheOther(named.plan, second)
  const wish = wishIn(named.rest, local)
  if (wish) return wishReply(wish, named.plan, local)
  if (ASKS.test(named.rest)) return whereItIs(named.plan)
  return CHANGES_SOMETHING.test(named.rest)
    ? wishReply({ kind: 'change', text: named.rest }, named.plan, local)
    : null
}

/** With a proposal open `can I do French at 7am` is about the plan to learn French that is followed, and not about the proposal. */
function namedBesideOpen(
  text: string,
  plans: readonly AcceptedPlan[],
  openPlan: OpenPlan | null,
  local: Local,
): { plan: AcceptedPlan; rest: string } | null {
  if (openPlan === null || !CHANGES_SOMETHING.test(text)) return null
  for (const [word] of text.matchAll(/\p{L}{4,}/gu)) {
    const plan = plans.find(({ title }) => isNamedBy(title, word))
    if (!plan || isNamedBy(openPlan.text, word)) continue
    const rest = text.replace(new RegExp(`\\b(?:my |the )?${word}\\b`), 'it')
    return wishIn(rest, local)?.kind === 'change' && !MOVES_TASK.test(text) ? { plan, rest } : null
  }
  return null
}
const MOVES_TASK = /^(?:please )?(?:move|push|shift|postpone|delay|skip)\b/i

/** With these words the rest of a message is what is to change; a question about a plan is none. */
const CHANGES_SOMETHING =
  /^(?:(?:please|ok(?:ay)?|hey),? )*(?:(?:can|could) (?:you|we|i) |i(?:'d| would) (?:like|prefer) |let's )?(?:make|change|adapt|adjust|move|set|switch|put|keep|shorten|extend|shift|push|postpone|delay|do|have|plan|only|not|no|skip|pause|start|finish|end|the plan (?:should|must|can))\b/i

const ASKS =
  /^(?:show|open|see|where|when|why|what|which|how (?:long|many|much|often)|explain|describe|tell me|list)\b/i

function whereItIs({ title }: AcceptedPlan): TextReply {
  return {
    text: `‘${title}’ stands in your calendar, and with its goal are its phases and dates. It can be changed here.`,
    suggestions: aboutPlan(title, 'Shorter', 'Fewer', 'Everything a week later'),
  }
}

/** Buttons that say which plan they are about. */
function aboutPlan(title: string, ...labels: readonly string[]): Suggestion[] {
  return labels.map((label) => ({ label, value: `${quotedPlan(title)} ${label.toLowerCase()}` }))
}

function oneAfterTheOther({ title }: AcceptedPlan, second: string): TextReply {
  return {
    text: 'One after the other: which first?',
    suggestions: [
      { label: `End ‘${title}’`, value: `${quotedPlan(title)} stop the plan` },
      ...buttons(capitalised(second)),
    ],
  }
}

/** The same for what can mean nothing else, although it reads like a task: `move my whole plan a week later`, `I need a break next week`. */
export function surelyFollowedReply(
  text: string,
  plans: readonly AcceptedPlan[],
  local: Local,
): Reply | null {
  return isSurelyOfPlan(text) ? followedPlanReply(text, plans, local) : null
}

/** What a message changes of the one plan that it can mean, or the question which one; null for a message about something else. */
export function followedPlanReply(text: string, plans: readonly AcceptedPlan[], local: Local): Reply | null {
  if (plans.length === 0) return null
  const wish = wishIn(text, local)
  if (wish === null) return null
  const meant = wish.kind === 'away' ? plans.filter((plan) => hasSessions(plan, local)) : plans
  const [first, other] = meant
  if (!first) return null
  const isClear = other === undefined || (wish.kind !== 'away' && first.isHere && !other.isHere)
  return isClear ? wishReply(wish, first, local) : whichPlan(meant, wish)
}

function whichPlan(plans: readonly AcceptedPlan[], { kind }: Wish): TextReply {
  const titles = plans.map(({ title }) => title)
  return { text: WHICH_PLAN, suggestions: buttons(...titles, ...(kind === 'away' ? [ALL] : [])) }
}

/** The answer to the question which plan is meant. @param said the message before that question */
export function chosenPlanReply(
  text: string,
  said: string,
  plans: readonly AcceptedPlan[],
  local: Local,
): Reply | null {
  const wish = wishIn(said, local)
  if (wish === null) return null
  const plain = text.trim().toLowerCase()
  const one =
    plans.find(({ title }) => title.toLowerCase() === plain) ?? namedPlan(`my ${text} plan`, plans)?.plan
  if (one) return wishReply(wish, one, local)
  if (!/^(?:all|both|every)\b/i.test(text.trim())) return null
  const replies = plans.filter((plan) => hasSessions(plan, local)).map((plan) => wishReply(wish, plan, local))
  const toolCalls = replies.flatMap((reply) => ('toolCalls' in reply ? reply.toolCalls : []))
  return toolCalls.length > 0 ? { toolCalls } : (replies[0] ?? null)
}

/** `I don’t want to learn Spanish any more`, `give up on the marathon`: the plan of which every word is one of its title. */
function givenUp(text: string, plans: readonly AcceptedPlan[]): AcceptedPlan | undefined {
  const what = GIVES_UP.exec(text.trim().replaceAll('’', "'"))?.[1]
  return what === undefined ? undefined : plans.find(({ title }) => isNamedBy(title, what))
}

const GIVES_UP =
  /^(?:i (?:don't|do not|no longer) want to|i(?:'m| am) (?:done|finished) with|(?:i )?(?:want to )?(?:stop|quit|give up(?: on)?)) (.{2,40}?)(?: any ?more| any longer)?[\s.!]*$/i

/** Its sentence counts from the day on which it began. */
function understoodOf({ text, answers, begun }: AcceptedPlan, local: Local) {
  return understand(text, { ...local, today: begun }, answers)
}

function hasSessions(plan: AcceptedPlan, local: Local): boolean {
  const { understood } = understoodOf(plan, local)
  return !isMoney(understood.pattern) && !isHabit(understood, patternOfGoal(understood))
}

function wishReply(wish: Wish, plan: AcceptedPlan, local: Local): Reply {
  const { title } = plan
  const about = (...labels: string[]) => aboutPlan(title, ...labels)
  if (!hasSessions(plan, local))
    return {
      text: `‘${title}’ is a habit or a repeating task: its days, its target and its end are changed in its own menu.`,
      suggestions: buttons('How am I doing?', 'What is on today?'),
    }
  switch (wish.kind) {
    case 'end':
      return toolCall('end_plan', { plan_id: plan.id })
    case 'pain':
      return {
        text: `Then that comes first: ask a doctor or physiotherapist what is good for you, and leave out what hurts. What would help with ‘${title}’ until then?`,
        suggestions: about('Everything 2 weeks later', 'Shorter', 'Fewer'),
      }
    case 'easier':
      return {
        text: `What would help with ‘${title}’? It stays as it is until then.`,
        suggestions: about('Shorter', 'Fewer', 'Everything a week later'),
      }
    case 'harder':
      return {
        text: `What should be more in ‘${title}’? It stays as it is until then.`,
        suggestions: about('Longer', 'More often'),
      }
    case 'away':
    case 'change': {
      const changed = changeCall(wish.text, plan, local)
      return 'toolCalls' in changed
        ? changed
        : {
            ...changed,
            suggestions: changed.suggestions ?? about('Shorter', 'Fewer', 'Everything a week later'),
          }
    }
  }
}

/** What moves keeps the goal’s date, unless another one is named. */
function datesOf({ deadline, ...answers }: GoalAnswers, text: string): GoalAnswers {
  const isKept =
    deadline === undefined || (answers.starts_on && !/\b(?:until|till|by|finish|end)\b/i.test(text))
  return isKept ? answers : { ...answers, deadline }
}

function changeCall(text: string, plan: AcceptedPlan, local: Local): Reply {
  const { understood } = understoodOf(plan, local)
  const change = changeOfGoal(text, local, { ...understood, starts_on: null }, plan.planned)
  const isNothing = change === null || Object.keys(change.answers).length === 0
  if (isNothing) {
    const left = notAppliedInWords(change?.notApplied ?? [])
    return { text: `${left || `What should be different in ‘${plan.title}’?`} It stays as it is until then.` }
  }
  const answers = changedAnswers(plan.answers, datesOf(change.answers, text))
  const harm = harmOf(plan.text, local, answers)
  if (harm) return { text: harm.sentence, suggestions: buttons(...harm.safer) }
  const { ready, questions } = understoodOf({ ...plan, answers }, local)
  if (!ready) return { text: `${questions[0]?.text ?? ''} ‘${plan.title}’ stays as it is until then.` }
  return toolCall('change_accepted_plan', { plan_id: plan.id, answers, not_applied: change.notApplied })
}
