import type { RunStep } from '#shared/assistant/runs.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { noSuch } from '../openAiRoute.ts'
import { unixSeconds } from '../unixSeconds.ts'
import { type Bounds, type ListPage, type PageQuery, readPage } from '../threads/pages.ts'
import { wireId } from '../wireId.ts'
import { runOfThread, usageOf } from './readRun.ts'

/** A call of a step, as it is stored. */
export type CallRow = {
  id: string
  step_id: string
  provider_id: string
  name: string
  arguments: string
  is_client: boolean
  creates: boolean
  output: string | null
}

/** A step of a run, as it is stored. */
export type StepRow = {
  id: string
  position: number
  type: RunStep['type']
  status: RunStep['status']
  message_id: string | null
  input_tokens: number | null
  output_tokens: number | null
  created_at: Date
  ended_at: Date | null
}

/** What a step says of the run that it belongs to. */
export type StepOwner = { id: string; thread_id: string; assistant_id: string }

const COLUMNS =
  's.id, s.position, s.type, s.status, s.message_id, s.input_tokens, s.output_tokens, s.created_at, s.ended_at'

/** All steps of a run with their calls, in their order. */
export async function stepsOf(
  db: Db,
  userId: UserId,
  runId: string,
): Promise<{ steps: StepRow[]; calls: CallRow[] }> {
  const steps = await db.read<StepRow>(ALL, [userId, runId])
  return { steps, calls: await callsOf(db, userId, steps) }
}

const ALL = `select ${COLUMNS} from run_steps s where s.user_id = $1 and s.run_id = $2 order by s.position`

/** A page of a run's steps. @throws OpenAiError `not_found` */
export async function listSteps(
  db: Db,
  userId: UserId,
  ids: { thread: string; run: string },
  query: PageQuery,
): Promise<ListPage<RunStep>> {
  const run = await runOfThread(db, userId, ids.thread, ids.run)
  const read = ({ from, to, limit, order }: Bounds) =>
    db.read<StepRow>(PAGE[order], [userId, run.id, from, to, limit])
  return readPage(db, userId, run.id, query, { kind: 'step', place: PLACE, read }, (rows) =>
    presented(db, userId, run, rows),
  )
}

const PLACE = 'select position from run_steps where user_id = $1 and run_id = $2 and id = $3'
const pageSql = (order: 'asc' | 'desc') => `
  select ${COLUMNS} from run_steps s where s.user_id = $1 and s.run_id = $2 and s.position > $3 and s.position < $4
  order by s.position ${order} limit $5`
const PAGE = { asc: pageSql('asc'), desc: pageSql('desc') }

/** @throws OpenAiError `not_found` */
export async function readStep(
  db: Db,
  userId: UserId,
  ids: { thread: string; run: string; step: string },
): Promise<RunStep> {
  const run = await runOfThread(db, userId, ids.thread, ids.run)
  const [step] = await presented(db, userId, run, await db.read<StepRow>(ONE, [userId, run.id, ids.step]))
  if (!step) throw noSuch(wireId('step', ids.step))
  return step
}

const ONE = `select ${COLUMNS} from run_steps s where s.user_id = $1 and s.run_id = $2 and s.id = $3`

async function presented(
  db: Db,
  userId: UserId,
  run: StepOwner,
  rows: readonly StepRow[],
): Promise<RunStep[]> {
  const calls = await callsOf(db, userId, rows)
  return rows.map((row) =>
    stepOf(
      run,
      row,
      calls.filter(({ step_id }) => step_id === row.id),
    ),
  )
}

async function callsOf(db: Db, userId: UserId, steps: readonly StepRow[]): Promise<CallRow[]> {
  const ids = steps.filter(({ type }) => type === 'tool_calls').map(({ id }) => id)
  return ids.length === 0 ? [] : db.read<CallRow>(CALLS, [userId, ids])
}

const CALLS = `
  select id, step_id, provider_id, name, arguments, is_client, creates, output from run_calls
  where user_id = $1 and step_id = any($2::uuid[]) order by position`

/** A stored step as it is answered. */
export function stepOf(run: StepOwner, row: StepRow, calls: readonly CallRow[]): RunStep {
  const at = (status: RunStep['status']) =>
    row.ended_at && row.status === status ? unixSeconds(row.ended_at) : null
  const { input_tokens: input, output_tokens: output } = row
  return {
    id: wireId('step', row.id),
    object: 'thread.run.step',
    created_at: unixSeconds(row.created_at),
    run_id: wireId('run', run.id),
    thread_id: wireId('thread', run.thread_id),
    assistant_id: run.assistant_id,
    type: row.type,
    status: row.status,
    completed_at: at('completed'),
    cancelled_at: at('cancelled'),
    failed_at: at('failed'),
    expired_at: at('expired'),
    last_error: null,
    step_details:
      row.message_id === null
        ? { type: 'tool_calls', tool_calls: calls.map(callOf) }
        : {
            type: 'message_creation',
            message_creation: { message_id: wireId('message', row.message_id) },
          },
    metadata: {},
    usage: input === null || output === null ? null : usageOf(input, output),
  }
}

function callOf({ id, name, arguments: args, output }: CallRow) {
  return {
    id: wireId('call', id),
    type: 'function' as const,
    function: { name, arguments: args, output },
  }
}
