import { changedAnswers, changeOfGoal } from '#shared/planning/changeOfGoal.ts'
import { isHabit } from '#shared/planning/goalPlan/habitPlan.ts'
import { patternOfGoal } from '#shared/planning/goalPlan/patternOfGoal.ts'
import { isMoney } from '#shared/planning/patterns/keys.ts'
import { harmOf } from '#shared/planning/safety.ts'
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
import { namedPlan, quotedPlan } from './namedPlan.ts'
import { type Wish, wishIn } from './wishForPlan.ts'

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
  const named = namedPlan(text, plans)
  if (!named?.plan || (openPlan && namedPlan(text, [{ title: openPlan.text }])?.plan)) return null
  const wish = wishIn(named.rest, local) ?? { kind: 'change' as const, text: named.rest }
  return wishReply(wish, named.plan, local)
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
  const about = (...labels: string[]) =>
    labels.map((label) => ({ label, value: `${quotedPlan(title)} ${label.toLowerCase()}` }))
  if (!hasSessions(plan, local))
    return {
      text: `‘${title}’ is a habit or a repeating task: its days, its target and its end are changed in its own menu.`,
      suggestions: buttons('How am I doing?', 'What is on today?'),
    }
  switch (wish.kind) {
    case 'end':
      return toolCall('end_plan', { plan_id: plan.id })
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

function changeCall(text: string, plan: AcceptedPlan, local: Local): Reply {
  const { understood } = understoodOf(plan, local)
  const change = changeOfGoal(text, local, { ...understood, starts_on: null }, plan.planned)
  const isNothing = change === null || Object.keys(change.answers).length === 0
  if (isNothing) {
    const left = notAppliedInWords(change?.notApplied ?? [])
    return { text: `${left || `What should be different in ‘${plan.title}’?`} It stays as it is until then.` }
  }
  const answers = changedAnswers(plan.answers, change.answers)
  const harm = harmOf(plan.text, local, answers)
  if (harm) return { text: harm.sentence, suggestions: buttons(...harm.safer) }
  const { ready, questions } = understoodOf({ ...plan, answers }, local)
  if (!ready) return { text: `${questions[0]?.text ?? ''} ‘${plan.title}’ stays as it is until then.` }
  return toolCall('change_accepted_plan', { plan_id: plan.id, answers, not_applied: change.notApplied })
}
