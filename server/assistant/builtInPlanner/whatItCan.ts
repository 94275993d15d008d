const ABILITIES: readonly (readonly [tool: string, line: string])[] = [
  ['break_down_goal', 'turn a goal into a plan: “Learn Spanish by 30 June, 3 times a week for 30 minutes”'],
  ['create_task', 'add a task: “Add call Anna tomorrow 10:00 for 30 minutes”'],
  ['reschedule_tasks', 'find new times for what is left: “Replan what is overdue”'],
  ['find_free_time', 'find free time: “When am I free tomorrow?”'],
  ['list_tasks', 'show your tasks: “What is on today?”'],
]

/** What the planner says when it cannot help. @param offered names of the tools that it may use */
export function whatItCan(offered: ReadonlySet<string>): string {
  const lines = ABILITIES.filter(([tool]) => offered.has(tool)).map(([, line]) => `- ${line}`)
  if (lines.length === 0) return 'I am the built-in planner. I cannot help with this here.'
  return ['I am the built-in planner, no AI model. I can:', ...lines].join('\n')
}
