import * as z from 'zod/mini'
import { DEMO_TOKEN } from '#shared/auth/sessionKey.ts'
import { PlanPage } from '#shared/planning/plan.ts'
import { fetchFromDemo } from './demoServer.ts'
import { sentenceOf } from './sentenceOf.ts'

/** The last goal that was planned in the demo, as one sentence; null where there is none. */
export async function lastGoalOfDemo(): Promise<string | null> {
  try {
    const headers = { authorization: `Bearer ${DEMO_TOKEN}` }
    const answer = await fetchFromDemo('/api/plans?limit=20', { headers })
    const page = z.safeParse(PlanPage, await answer.json())
    const asked = page.data?.items.find((plan) => plan.asked !== null && plan.reason === null)?.asked
    return asked ? sentenceOf(asked) : null
  } catch {
    return null
  }
}
