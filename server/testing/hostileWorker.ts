import { AppError } from '#shared/errors.ts'
import type { Call } from '#server/compute/functions.ts'
import { type Outcome, outcomeOf } from '#server/compute/outcome.ts'

/** A thread on which a sentence decides what happens: it goes on for ever, fills the memory, fails, fails later, is refused, or is repeated. */
export default function answerHostilely({ args: [text] }: Call): Outcome {
  return outcomeOf(() => {
    if (text === 'for ever') for (;;);
    if (text === 'fill')
      for (const filled: unknown[] = []; ;) filled.push(Array.from({ length: 10_000 }, String))
    if (text === 'fail later')
      setTimeout(() => {
        throw new TypeError('a late fault')
      })
    if (text === 'fail') throw new TypeError('a fault')
    if (text === 'refuse') throw new AppError('conflict', 'It is taken', { by: 'Ann' })
    return text
  })
}
