import { buttons, type Local, type Reply, type TextReply } from './conversation.ts'
import { SEVERAL_GOALS } from './planRemarks.ts'
import { isBareChange } from './wishForPlan.ts'

/** What can only be meant of a plan that is there already. */
const CHANGES_PLAN =
  /^(?:(?:please|ok(?:ay)?|can (?:you|we|i)|could (?:you|we|i)|i(?:['’]d| would) (?:like|prefer) to|let['’]?s),? )*(?:(?:skip|pause) (?:it|this|next|the|my|everything|for)\b|(?:start|begin) (?:it )?(?:an?|one|two|\d) (?:days?|weeks?|months?) later|(?:move|push|shift|postpone|delay) (?:everything|it all|all of it|(?:the|my) (?:whole |entire )?(?:plan|thing)|(?:the|my) (?:deadline|start|end date))\b|(?:swap|switch) (?:\w+day|\w+days) |make (?:it|the plan) (?:\w+ )?(?:easier|harder|lighter|shorter|longer|slower|faster)|(?:stop|change|shorten|shift|adapt|adjust|ease) (?:my|the|this) (?:plan|training|schedule)\b|(?:shorter|longer|fewer|less often|more often|too (?:hard|easy|much))[\s.!]*$)/i
const ASKS_DAYS =
  /^(?:on |at )?(?:which|what) (?:days?|dates?|times?|hours?)\b(?! (?:is|was) it)[\w ]{0,30}[?.!\s]*$/i
const MISSED =
  /^(?:(?:what (?:happens )?if|and if) i (?:miss|skip|forget)|i (?:have |just |already )*(?:missed|skipped) (?:it|yesterday|today|(?:last |on )?\w+day|(?:a|one|two|my|the|this|last) (?:\w+ )?(?:days?|sessions?|weeks?|runs?|times?)))\b/i

/** What is said where a message is about a plan and none is open for a change; null for anything else. */
export function withoutOpenPlan(text: string): TextReply | null {
  const said = text.trim()
  if (MISSED.test(said))
    return {
      text: 'Nothing is lost: what was not done stays open and can be moved. After a week in which none of a plan was done I offer to pick it up where you left.',
      suggestions: buttons('Replan what is overdue', 'What should I do next?'),
    }
  if (SEVERAL_GOALS.test(said))
    return {
      text: 'Yes. Each goal has a plan of its own, and one keeps clear of the other. Say the first as a sentence.',
      suggestions: buttons('Learn Spanish, 20 minutes every weekday for 8 weeks'),
    }
  if (ASKS_DAYS.test(said))
    return {
      text: 'What is planned stands in your calendar, each session on its day.',
      suggestions: buttons('What is on this week?', 'How am I doing?'),
    }
  return CHANGES_PLAN.test(said) && !TO_A_DAY.test(said) ? NONE_OPEN : null
}

/** `move everything to tomorrow` is about the tasks of a day. */
const TO_A_DAY =
  /^(?:please )?(?:move|push|shift) (?:everything|it all|all of it) (?:to|until|till) (?:today|tomorrow|(?:next )?\w+day|next week)\b/i

/** With a proposal at the end of the thread `undo that` may mean it, or the plan that was accepted before. */
export function undoWhich(text: string, request: Reply | null): TextReply | null {
  const isUndo = request !== null && 'toolCalls' in request && request.toolCalls[0]?.name === 'undo_plan'
  if (!isUndo || /\b(?:plan|everything)\b/i.test(text)) return null
  return {
    text: 'What stands here last is only proposed, so nothing has changed yet. Shall the plan be undone that you accepted before?',
    suggestions: buttons('Undo the last plan', 'Not now'),
  }
}

const NONE_OPEN: TextReply = {
  text: 'No plan is open here. Of a plan that you accepted, single sessions are moved in the calendar; to change it as a whole, take it back and say what should be otherwise.',
  suggestions: buttons('Undo that', 'Replan what is overdue', 'What is on today?'),
}

/** The same for what is otherwise not understood, and would change a plan: `no Mondays`. */
export function bareChangeReply(text: string, local: Local): TextReply | null {
  return isBareChange(text.trim(), local) ? NONE_OPEN : null
}
