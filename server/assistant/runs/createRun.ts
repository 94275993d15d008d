import { BUILT_IN_MODEL, type NewRun, type Run, RUN_SECONDS } from '#shared/assistant/runs.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { Model, Models } from '../models/model.ts'
import { OpenAiError } from '../openAiErrors.ts'
import { addMessages } from '../threads/addMessages.ts'
import { takePosition } from '../threads/position.ts'
import { readThread } from '../threads/threads.ts'
import { takeBudget } from '../usage/budgets.ts'
import { wireId } from '../wireId.ts'
import { refuseWhileActive } from './activeRun.ts'
import { lookAtRunLater } from './lookAtRunLater.ts'
import { LEASE_END } from './lease.ts'
import { readRun, type RunRequest } from './readRun.ts'

/** A run as it is made, held by the server that makes it. */
export type AskedRun = Omit<NewRun, 'stream' | 'reasoning_effort' | 'parallel_tool_calls' | 'response_format'>

/**
 * Adds a run to a thread.
 *
 * @param holder of the server's hold on it, which begins now
 * @throws OpenAiError `not_found`, `run_active`, `model_not_found`, `insufficient_quota`
 */
export async function createRun(
  inside: Deps & { db: Tx },
  person: Person,
  { threadId, holder }: { threadId: string; holder: string },
  asked: AskedRun,
): Promise<Run> {
  const { db: tx } = inside
  await readThread(tx, person.id, threadId)
  await refuseWhileActive(inside, person, threadId)
  const model = modelFor(inside.models, asked.model)
  if (!model) throw noSuchModel(asked.model ?? '')
  if (model.provider !== null) await takeBudget(inside, person)
  const [id, now] = [newId(), inside.now()]
  const messages = asked.additional_messages ?? []
  if (messages.length > 0) await addMessages(tx, person.id, threadId, messages, now)
  const position = await takePosition(tx, person.id, threadId)
  const expiresAt = new Date(now.getTime() + RUN_SECONDS * 1000)
  const what = [asked.assistant_id, model.name, JSON.stringify(requestOf(asked))]
  const metadata = JSON.stringify(asked.metadata ?? {})
  await tx.query(INSERT, [person.id, id, threadId, position, ...what, metadata, holder, now, expiresAt])
  await lookAtRunLater(inside, person.id, id)
  tx.changed(person.id, 'runs', wireId('run', id), 'insert')
  return readRun(tx, person.id, id)
}

const INSERT = `
  insert into runs (user_id, id, thread_id, position, status, assistant_id, model, request, metadata, holder, lease_until,
    created_at, expires_at)
  values ($1, $2, $3, $4, 'queued', $5, $6, $7, $8, $9, ${LEASE_END}, $10, $11)`

/**
 * The model that a run asks for by name; without one that of the provider, or the built-in planner where there is none. Null
 * where there is none of that name.
 */
export function modelFor({ configured, builtIn }: Models, name: string | null | undefined): Model | null {
  if (name === BUILT_IN_MODEL) return builtIn
  const usual = configured ?? builtIn
  return name === null || name === undefined || name === usual.name ? usual : null
}

function noSuchModel(name: string): OpenAiError {
  const message = `There is no model '${name.slice(0, 100)}' here`
  return new OpenAiError('model_not_found', message, { param: 'model' })
}

function requestOf(asked: AskedRun): RunRequest {
  const { instructions, additional_instructions, tools, tool_choice, temperature, top_p } = asked
  const { max_completion_tokens, max_prompt_tokens, truncation_strategy } = asked
  return {
    instructions,
    additional_instructions,
    tools,
    tool_choice,
    temperature,
    top_p,
    max_completion_tokens,
    max_prompt_tokens,
    truncation_strategy,
  }
}
