import { type Call, call } from './functions.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** What each thread of the pool runs, for one call after the other. */
export default function answerCall(asked: Call): Outcome {
  return outcomeOf(() => call(asked))
}
