import {
  isActive,
  type NewRun,
  type Run,
  type RunError,
  type RunStatus,
  type Usage,
} from '#shared/assistant/runs.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { noSuch } from '../openAiRoute.ts'
import { receiptsOfRuns } from '../receipts.ts'
import { type Bounds, type ListPage, type PageQuery, readPage } from '../threads/pages.ts'
import { unixSeconds } from '../unixSeconds.ts'
import { readThread } from '../threads/threads.ts'
import { shownTools } from '../tools/offered.ts'
import { wireId } from '../wireId.ts'

/** What a run was asked for, as it is stored. */
export type RunRequest = Pick<
  NewRun,
  | 'instructions'
  | 'additional_instructions'
  | 'tools'
  | 'tool_choice'
  | 'temperature'
  | 'top_p'
  | 'max_completion_tokens'
  | 'max_prompt_tokens'
  | 'truncation_strategy'
>

/** A run as it is stored. */
export type RunRow = {
  id: string
  thread_id: string
  position: number
  status: RunStatus
  assistant_id: string
  model: string
  request: RunRequest
  metadata: Record<string, string>
  model_calls: number
  input_tokens: number
  output_tokens: number
  plan_ids: string[]
  last_error: RunError | null
  incomplete_reason: string | null
  holder: string | null
  created_at: Date
  expires_at: Date
  started_at: Date | null
  ended_at: Date | null
}

const COLUMNS = `
  r.id, r.thread_id, r.position, r.status, r.assistant_id, r.model, r.request, r.metadata, r.model_calls, r.input_tokens,
  r.output_tokens, r.plan_ids, r.last_error, r.incomplete_reason, r.holder, r.created_at, r.expires_at, r.started_at,
  r.ended_at`

/** A run as it is stored; null where there is none. */
export async function findRun(db: Db, userId: UserId, id: string): Promise<RunRow | null> {
  const [row] = await db.read<RunRow>(ONE, [userId, id])
  return row ?? null
}

const ONE = `select ${COLUMNS} from runs r where r.user_id = $1 and r.id = $2`

/** A run of a thread as it is stored. @throws OpenAiError `not_found` */
export async function runOfThread(db: Db, userId: UserId, threadId: string, id: string): Promise<RunRow> {
  const row = await findRun(db, userId, id)
  if (row?.thread_id !== threadId) throw noSuch(wireId('run', id))
  return row
}

/** A run as it is answered. @throws OpenAiError `not_found` */
export async function readRun(db: Db, userId: UserId, id: string): Promise<Run> {
  const row = await findRun(db, userId, id)
  const [run] = await presentRuns(db, userId, row ? [row] : [])
  if (!run) throw noSuch(wireId('run', id))
  return run
}

/** A page of a thread's runs. @throws OpenAiError `not_found` */
export async function listRuns(
  db: Db,
  userId: UserId,
  threadId: string,
  query: PageQuery,
): Promise<ListPage<Run>> {
  await readThread(db, userId, threadId)
  const read = ({ from, to, limit, order }: Bounds) =>
    db.read<RunRow>(PAGE[order], [userId, threadId, from, to, limit])
  return readPage(db, userId, threadId, query, { kind: 'run', place: PLACE, read }, (rows) =>
    presentRuns(db, userId, rows),
  )
}

const PLACE = 'select position from runs where user_id = $1 and thread_id = $2 and id = $3'
const pageSql = (order: 'asc' | 'desc') => `
  select ${COLUMNS} from runs r where r.user_id = $1 and r.thread_id = $2 and r.position > $3 and r.position < $4
  order by r.position ${order} limit $5`
const PAGE = { asc: pageSql('asc'), desc: pageSql('desc') }

/** Stored runs as they are answered, with the calls that wait for the client. */
async function presentRuns(db: Db, userId: UserId, rows: readonly RunRow[]): Promise<Run[]> {
  const waiting = rows.filter(({ status }) => status === 'requires_action').map(({ id }) => id)
  const calls = waiting.length === 0 ? [] : await db.read<OpenCall>(OPEN_CALLS, [userId, waiting])
  const receipts = await receiptsOfRuns(
    db,
    userId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...runOf(
      row,
      calls.filter(({ run_id }) => run_id === row.id),
    ),
    receipts: receipts.get(row.id) ?? [],
  }))
}

type OpenCall = { id: string; run_id: string; name: string; arguments: string }

const OPEN_CALLS = `
  select c.id, c.run_id, c.name, c.arguments from run_calls c join run_steps s on s.user_id = c.user_id and s.id = c.step_id
  where c.user_id = $1 and c.run_id = any($2::uuid[]) and c.is_client and c.output is null
  order by s.position, c.position`

function runOf(row: RunRow, calls: readonly OpenCall[]): Run {
  const { request, status } = row
  const at = (wanted: RunStatus[]) =>
    row.ended_at && wanted.includes(status) ? unixSeconds(row.ended_at) : null
  return {
    id: wireId('run', row.id),
    object: 'thread.run',
    created_at: unixSeconds(row.created_at),
    thread_id: wireId('thread', row.thread_id),
    assistant_id: row.assistant_id,
    status,
    required_action: status === 'requires_action' ? requiredAction(calls) : null,
    last_error: row.last_error,
    expires_at: unixSeconds(row.expires_at),
    started_at: row.started_at && unixSeconds(row.started_at),
    cancelled_at: at(['cancelled']),
    failed_at: at(['failed']),
    completed_at: at(['completed', 'incomplete']),
    incomplete_details: row.incomplete_reason === null ? null : { reason: row.incomplete_reason },
    model: row.model,
    instructions: request.instructions ?? '',
    tools: shownTools(request.tools),
    metadata: row.metadata,
    usage: isActive(status) ? null : usageOf(row.input_tokens, row.output_tokens),
    temperature: request.temperature ?? null,
    top_p: request.top_p ?? null,
    max_prompt_tokens: request.max_prompt_tokens ?? null,
    max_completion_tokens: request.max_completion_tokens ?? null,
    truncation_strategy: {
      type: request.truncation_strategy?.type ?? 'auto',
      last_messages: request.truncation_strategy?.last_messages ?? null,
    },
    response_format: 'auto',
    tool_choice: request.tool_choice ?? 'auto',
    parallel_tool_calls: true,
    receipts: [],
    plan_ids: row.plan_ids,
  }
}

function requiredAction(calls: readonly OpenCall[]): Run['required_action'] {
  return {
    type: 'submit_tool_outputs',
    submit_tool_outputs: {
      tool_calls: calls.map((call) => ({
        id: wireId('call', call.id),
        type: 'function',
        function: { name: call.name, arguments: call.arguments },
      })),
    },
  }
}

/** What model calls took, in tokens. */
export function usageOf(input: number, output: number): Usage {
  return { prompt_tokens: input, completion_tokens: output, total_tokens: input + output }
}
