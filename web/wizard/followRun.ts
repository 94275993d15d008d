import { AppError } from '#shared/errors.ts'
import type { AssistantApi, RunEvent, ToolOutput } from './assistantApi.ts'
import { MessageDelta, Run } from './wire.ts'

/** A run that is asked about instead of streamed: how often, and how many times. */
const POLL_MS = 1000
const POLL_ATTEMPTS = 30

/** A run did not end within the attempts. */
export class RunTimeout extends Error {}

export type Following = {
  api: AssistantApi
  signal: AbortSignal
  /** The words of the message that is being said, all that have come so far. */
  onText: (text: string) => void
  /** Does the calls that the run waits for. */
  answer: (run: Run) => Promise<ToolOutput[]>
}

/**
 * Reads a run to its end, answering its calls on the way. A stream that breaks off does not end the run: then it is asked about
 * once a second, at most thirty times.
 *
 * @throws RunTimeout; AppError when the stream could not begin; the signal's reason
 */
export async function followRun(following: Following, events: AsyncIterable<RunEvent>): Promise<Run> {
  const run = await readStream(following, events)
  return isEnded(run) ? run : goOn(following, run)
}

/** Whether nothing more will happen in a run. */
export function isEnded({ status }: Pick<Run, 'status'>): boolean {
  return !['queued', 'in_progress', 'requires_action', 'cancelling'].includes(status)
}

/** A run that is known already, as a stream of it would say it. */
export async function* eventsOfOne(run: Run): AsyncGenerator<RunEvent> {
  yield { event: `thread.run.${run.status}`, data: run }
}

/** @returns the run as the stream said it last */
async function readStream({ onText, signal }: Following, events: AsyncIterable<RunEvent>): Promise<Run> {
  let run: Run | null = null
  let text = ''
  try {
    for await (const { event, data } of events) {
      if (/^thread\.run\.(?!step)/.test(event)) run = Run.parse(data)
      if (event === 'thread.message.created') text = ''
      if (event !== 'thread.message.delta') continue
      for (const part of MessageDelta.parse(data).delta.content) text += part.text?.value ?? ''
      onText(text)
    }
  } catch (error) {
    if (!run || signal.aborted) throw error
  }
  if (!run) throw new AppError('unavailable', 'The assistant did not begin.', { cause: 'server' })
  return run
}

async function goOn(following: Following, begun: Run): Promise<Run> {
  const { api, signal, answer } = following
  const submitted = async (run: Run) =>
    followRun(following, api.submitOutputs(run, await answer(run), signal))
  if (begun.status === 'requires_action') return submitted(begun)
  for (let attempt = 0; attempt < POLL_ATTEMPTS; attempt += 1) {
    await pause(POLL_MS, signal)
    const run = await api.run(begun.thread_id, begun.id)
    if (isEnded(run)) return run
    if (run.status === 'requires_action') return submitted(run)
  }
  throw new RunTimeout()
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
