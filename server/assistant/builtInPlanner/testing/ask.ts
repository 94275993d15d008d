import type { AcceptedPlan, Message, OpenPlan, Reply } from '../conversation.ts'
import { reply } from '../reply.ts'

/** A Monday, 09:00 in Vienna. */
const NOW = new Date('2026-03-02T08:00:00Z')
export const LOCAL = { today: '2026-03-02', weekStart: 1 }
const TOOLS =
  'create_task list_tasks find_free_time break_down_goal reschedule_tasks get_progress change_plan change_accepted_plan end_plan move_task ease_day what_now undo_plan'
    .split(' ')
    .map((name) => ({ name }))
/** A proposal that waits for its answer. */
export const OPEN: OpenPlan = {
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Learn Spanish 3 times a week for 30 minutes until 30 June 2026',
  answers: {},
  planned: { minutes: 30, perWeek: 3, at: '18:00' },
  shown: {
    phases: [],
    sessions: 51,
    minutes: 1530,
    until: '2026-06-30',
    firstStep: null,
    firstSessions: [],
    unplaced: 0,
    isHabit: false,
  },
}
/** What the planner answers to the messages of a thread. */
export const ask = (
  messages: readonly Message[],
  openPlan: OpenPlan | null = null,
  acceptedPlans: readonly AcceptedPlan[] = [],
) => reply({ messages, tools: TOOLS, now: NOW, zone: 'Europe/Vienna', weekStart: 1, openPlan, acceptedPlans })

/** What is answered to the last of some messages, each said after the answer to the one before. Words are enough: it ends at a tool. */
export function converse(lines: readonly string[], openPlan: OpenPlan | null = null): Reply {
  const messages: Message[] = []
  let answer: Reply = { text: '' }
  for (const words of lines) {
    answer = ask([...messages, { role: 'user', text: words }], openPlan)
    const said = 'text' in answer ? answer.text : ''
    messages.push({ role: 'user', text: words }, { role: 'assistant', text: said, calls: [] })
  }
  return answer
}
