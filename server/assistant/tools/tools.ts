import { createGoalTool, createHabitTool } from './createTools.ts'
import { createPlanTool } from './createPlan.ts'
import { getPlanPatternTool } from './getPlanPattern.ts'
import { breakDownGoalTool, findFreeTimeTool, rescheduleTasksTool } from './planTools.ts'
import { createTaskTool, getProgressTool, listTasksTool } from './taskTools.ts'
import type { Tool } from './tool.ts'

/** Everything that a model can do here. Nothing deletes, edits, moves, completes, starts or accepts anything. */
export const TOOLS: readonly Tool[] = [
  createTaskTool,
  createGoalTool,
  createHabitTool,
  listTasksTool,
  findFreeTimeTool,
  getProgressTool,
  getPlanPatternTool,
  createPlanTool,
  breakDownGoalTool,
  rescheduleTasksTool,
]

/** Rows that a run may create without a click (docs/rules/assistant.md, The assistant). */
export const MOST_CREATIONS = 3
