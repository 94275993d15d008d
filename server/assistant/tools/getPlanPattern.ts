import * as z from 'zod/mini'
import { inPersonsWords } from '#shared/planning/goalPlan/personsWords.ts'
import { patternFor } from '#shared/planning/patterns/patterns.ts'
import { patternOf } from '#shared/planning/patterns/recognition.ts'
import { readTool } from './tool.ts'

export const getPlanPatternTool = readTool({
  name: 'get_plan_pattern',
  description: 'What a good plan for a goal looks like: its phases, kinds of sessions, load and bounds.',
  schema: z.strictObject({ goal: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  answer: (_deps, _person, { goal }) =>
    Promise.resolve(inPersonsWords(patternFor(patternOf(goal), goal), goal)),
})
