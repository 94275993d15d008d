import type { Context } from 'hono'
import type { Run } from '#shared/assistant/runs.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { RunEvent } from './liveRuns.ts'
import { startRun } from './startRun.ts'
import { runIdOf, storedEvents } from './storedEvents.ts'
import { streamRun } from './streamRun.ts'

type Asked = {
  run: Run
  /** Of this server's hold on the run. */
  holder: string
  /** Whether this request made the run go on; otherwise another one did before. */
  isFirst: boolean
  isStreamed: boolean
  /** What a stream says before the run. */
  before?: RunEvent[]
  /** Whether the run had begun before. */
  isResumed?: boolean
}

/** Lets a run begin, or go on, and answers it: as it is, or as a stream of what happens. */
export function answerRun(c: Context, deps: Deps, person: Person, asked: Asked): Response {
  const { run, holder, isFirst, isStreamed, before = [], isResumed = false } = asked
  const runId = runIdOf(run)
  const names = isResumed ? ['queued'] : ['created', 'queued']
  const opening = [...before, ...names.map((name) => ({ event: `thread.run.${name}`, data: run }))]
  const live = isFirst
    ? startRun(deps, person, { userId: person.id, runId, holder }, opening)
    : deps.liveRuns.find(runId)
  if (!isStreamed) return c.json(run)
  return streamRun(c, live ? live.events() : storedEvents(deps.db, person.id, runId))
}
