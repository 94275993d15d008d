import { planGoal } from '#shared/planning/planGoal.ts'
import { readEnvelope } from '#server/reporting/envelope.ts'
import { understand } from '#shared/planning/understand.ts'
import { countedCsv, dueHabits } from '#server/analytics/countedRows.ts'
import { analyticsFrom, insightsFrom, sampleFrom } from '#server/analytics/windowFacts.ts'
import { reply } from '#server/assistant/builtInPlanner/reply.ts'
import { placeTimed } from '#server/plans/placeTimed.ts'

/**
 * The pure functions that run on other threads, by name: all that may take more than ten milliseconds for what somebody may ask.
 * What they take and return is copied from one thread to the other, so it is plain data: no functions, no classes.
 */
const FUNCTIONS = {
  analytics: analyticsFrom,
  countedCsv,
  dueHabits,
  insights: insightsFrom,
  place: placeTimed,
  planGoal,
  readEnvelope,
  reply,
  sample: sampleFrom,
  understand,
}

export type Functions = typeof FUNCTIONS
export type FunctionName = keyof Functions
/** A call as it goes to a thread. */
export type Call<Name extends FunctionName = FunctionName> = { name: Name; args: Parameters<Functions[Name]> }

/** Calls a function by its name. */
export function call<Name extends FunctionName>({ name, args }: Call<Name>): ReturnType<Functions[Name]> {
  const named = FUNCTIONS[name] as (...all: unknown[]) => unknown
  return named(...args) as ReturnType<Functions[Name]>
}
