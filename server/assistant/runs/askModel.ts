import type { Suggestion } from '#shared/assistant/suggestions.ts'
import { ANSWER_BOUNDS, tooLong } from '../models/boundedAnswer.ts'
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
  /** Buttons below its words. */
  suggestions: readonly Suggestion[]
  reason: 'stop' | 'length'
  /** What the provider counted; null where it did not. */
  usage: ModelUsage | null
  failure: ModelFailure | null
  /** The body of the request; null where none was sent. */
  sent: string | null
}

/** Asks a model and says its words to the run's streams as they come. */
export async function askModel(
  model: Model,
  request: Omit<ModelRequest, 'onSent'>,
  { live, run, position, now }: { live: LiveRun; run: RunRow; position: number; now: () => Date },
): Promise<ModelAnswer> {
  const answer: ModelAnswer = { ...NOTHING, calls: [] }
  const onSent = (body: string) => void (answer.sent = body)
  const shown = createStorableText()
  const words = createGathered((text) => {
    answer.said ??= beginText(live, run, position, now())
    addText(live, answer.said, text)
  })
  let length = 0
  try {
    for await (const part of model.stream({ ...request, onSent }, live.signal)) {
      if (part.type === 'text') words.add(shown(part.text))
      if (part.type === 'call') answer.calls.push(storableCall(part))
      if (part.type === 'suggestions') answer.suggestions = part.suggestions
      if (part.type === 'end') Object.assign(answer, { reason: part.reason, usage: part.usage })
      length += part.type === 'text' ? part.text.length : part.type === 'call' ? part.arguments.length : 0
      if (length > ANSWER_BOUNDS.characters) throw tooLong()
    }
  } catch (error) {
    if (live.stopped() === null && !(error instanceof ModelFailure)) throw error
    answer.failure = error instanceof ModelFailure ? error : null
  } finally {
    words.flush()
  }
  return answer
}

/** Pieces that are said one by one. Those of a long answer that come faster than anybody reads are said together. */
const MOST_ALONE = 64
/** Milliseconds. */
const GATHERED_MS = 20

/** Hands on texts: the first ones at once, of the others those together that come within {@link GATHERED_MS}. */
function createGathered(say: (text: string) => void): { add: (text: string) => void; flush: () => void } {
  let [waiting, pieces] = ['', 0]
  let timer: ReturnType<typeof setTimeout> | undefined
  function sayWaiting() {
    const text = waiting
    waiting = ''
    if (text !== '') say(text)
  }
  function due() {
    timer = waiting === '' ? undefined : setTimeout(due, GATHERED_MS)
    sayWaiting()
  }
  return {
    add(text) {
      waiting += text
      pieces += 1
      if (pieces <= MOST_ALONE) sayWaiting()
      else if (timer === undefined && text !== '') due()
    },
    flush() {
      clearTimeout(timer)
      sayWaiting()
    },
  }
}

function storableCall({ providerId, name, arguments: args }: AskedCall): AskedCall {
  return {
    providerId: storable(providerId).slice(0, LONGEST_ID),
    name: storable(name),
    arguments: storable(args),
  }
}

const LONGEST_ID = 200
const NOTHING = {
  said: null,
  suggestions: [],
  reason: 'stop',
  usage: null,
  failure: null,
  sent: null,
} as const
