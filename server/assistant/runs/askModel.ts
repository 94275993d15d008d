import { type Model, ModelFailure, type ModelRequest, type ModelUsage } from '../models/model.ts'
import { createStorableText, storable } from '../models/storableText.ts'
import type { LiveRun } from './liveRuns.ts'
import type { AskedCall } from './planCalls.ts'
import type { RunRow } from './readRun.ts'
import { addText, beginText } from './streamText.ts'
import type { Words } from './words.ts'

/** What a model answered, as far as it came. */
export type ModelAnswer = {
  said: Words | null
  calls: AskedCall[]
  reason: 'stop' | 'length'
  /** What the provider counted; null where it did not. */
  usage: ModelUsage | null
  failure: ModelFailure | null
  /** The body of the request; null where none was sent. */
  sent: string | null
}

/** UTF-16 units of one answer. Nobody reads more, and it is held in memory. */
const LONGEST_ANSWER = 4_194_304

/** Asks a model and says its words to the run's streams as they come. */
export async function askModel(
  model: Model,
  request: Omit<ModelRequest, 'onSent'>,
  { live, run, position, now }: { live: LiveRun; run: RunRow; position: number; now: () => Date },
): Promise<ModelAnswer> {
  const answer: ModelAnswer = { ...NOTHING, calls: [] }
  const onSent = (body: string) => void (answer.sent = body)
  const shown = createStorableText()
  const say = (text: string) => {
    if (text === '') return
    answer.said ??= beginText(live, run, position, now())
    addText(live, answer.said, text)
  }
  let length = 0
  try {
    for await (const part of model.stream({ ...request, onSent }, live.signal)) {
      if (part.type === 'text') say(shown(part.text))
      if (part.type === 'call') answer.calls.push(storableCall(part))
      if (part.type === 'end') Object.assign(answer, { reason: part.reason, usage: part.usage })
      length += part.type === 'text' ? part.text.length : part.type === 'call' ? part.arguments.length : 0
      if (length > LONGEST_ANSWER) throw new ModelFailure('provider', 'The answer is too long')
    }
  } catch (error) {
    if (live.stopped() === null && !(error instanceof ModelFailure)) throw error
    answer.failure = error instanceof ModelFailure ? error : null
  }
  return answer
}

function storableCall({ providerId, name, arguments: args }: AskedCall): AskedCall {
  return {
    providerId: storable(providerId).slice(0, LONGEST_ID),
    name: storable(name),
    arguments: storable(args),
  }
}

const LONGEST_ID = 200
const NOTHING = { said: null, reason: 'stop', usage: null, failure: null, sent: null } as const
