import * as z from 'zod/mini'
import { PlanPage } from '#shared/planning/plan.ts'
import { fetchFromDemo } from './demoServer.ts'
import { sentenceOf } from './sentenceOf.ts'

/** The last goal that was planned in the demo, as one sentence; null where there is none. */
export async function lastGoalOfDemo(): Promise<string | null> {
  try {
    const page = z.safeParse(PlanPage, await (await fetchFromDemo('/api/plans?limit=20', {})).json())
    const asked = page.data?.items.find((plan) => plan.asked !== null && plan.reason === null)?.asked
    return asked ? sentenceOf(asked) : null
  } catch {
    return null
  }
}
