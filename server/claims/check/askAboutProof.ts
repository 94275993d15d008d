import { NO_ANSWER, NO_BUDGET, NO_PROVIDER } from '#shared/claims/claim.ts'
import type { FailureKind } from '#shared/assistant/runs.ts'
import { OpenAiError } from '#server/assistant/openAiErrors.ts'
import { readPrivacy } from '#server/assistant/privacy.ts'
import { type Model, ModelFailure, type ModelUsage } from '#server/assistant/models/model.ts'
import { takeBudget } from '#server/assistant/usage/budgets.ts'
import { countTokens } from '#server/assistant/usage/countTokens.ts'
import { recordRequest } from '#server/assistant/usage/requestLog.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { ClaimRow } from '../rows.ts'
import type { ModelVerdict } from '../settle.ts'
import { proofRequest } from './proofRequest.ts'
import { verdictOf } from './verdictOf.ts'

type Answer = {
  /** Arguments of the calls of the tool; words count for nothing. */
  calls: string[]
  sent: string | null
  usage: ModelUsage | null
  failure: FailureKind | null
}

const unavailable = (note: string): ModelVerdict => ({ answer: 'unavailable', note })

/**
 * Asks the operator's model about a proof, with one request that counts against the person's budget and is logged for them.
 *
 * @param claim as it is asked about
 * @returns what it says; `unavailable` where it gives no answer, and where the budget is used up, in which case it is not asked
 */
export async function askAboutProof(
  deps: Deps,
  person: Person,
  claim: ClaimRow,
  signal: AbortSignal,
): Promise<ModelVerdict> {
  const model = deps.models.configured
  if (!model) return unavailable(NO_PROVIDER)
  if (!(await hasBudget(deps, person))) return unavailable(NO_BUDGET)
  const picture = claim.file_key === null ? null : await deps.files.store.get(claim.file_key)
  const { dataTrainingConsent } = await readPrivacy(deps.db, person.id)
  const request = proofRequest(claim, picture, { person, now: deps.now(), mayStore: dataTrainingConsent })
  const [at, began] = [deps.now(), performance.now()]
  const answer = await ask(model, request, signal)
  if (answer.sent !== null)
    await recordRequest(deps, person, {
      at,
      purpose: 'proof',
      provider: model.provider ?? '',
      model: model.name,
      sent: withoutPictures(answer.sent),
      bytesSent: Buffer.byteLength(answer.sent),
      usage: answer.usage ?? {
        input: countTokens(withoutPictures(answer.sent)),
        output: countTokens(answer.calls.join('')),
      },
      kind: answer.failure,
      durationMs: performance.now() - began,
    })
  return answer.failure === null ? verdictOf(answer.calls) : unavailable(NO_ANSWER)
}

async function hasBudget(deps: Deps, person: Person): Promise<boolean> {
  try {
    await takeBudget(deps, person)
    return true
  } catch (error) {
    if (error instanceof OpenAiError) return false
    throw error
  }
}

async function ask(
  model: Model,
  request: ReturnType<typeof proofRequest>,
  signal: AbortSignal,
): Promise<Answer> {
  const answer: Answer = { calls: [], sent: null, usage: null, failure: null }
  const onSent = (body: string) => void (answer.sent = body)
  try {
    for await (const part of model.stream({ ...request, onSent }, signal)) {
      if (part.type === 'call') answer.calls.push(part.arguments)
      if (part.type === 'end') answer.usage = part.usage
    }
  } catch (error) {
    if (!(error instanceof ModelFailure) && !signal.aborted) throw error
    answer.failure = error instanceof ModelFailure ? error.kind : 'network'
  }
  return answer
}

/** The log says that a picture went out, and not each of its bytes. */
const withoutPictures = (sent: string) =>
  sent.replaceAll(
    /[A-Za-z0-9+/]{512,}={0,2}/g,
    ({ length }) => `[a picture of ${Math.floor((length * 3) / 4)} bytes]`,
  )
