import { type FunctionName, type Functions, call } from './functions.ts'

/**
 * Runs one of the pure functions that may take long, on behalf of a person: `await compute(person, 'understand', text, context)`.
 * Where nobody is signed in, the network that a request comes from takes the place of the person. Nothing may be locked while it is awaited that others need.
 *
 * @throws AppError what the function throws; `unavailable` when too much waits already, or it takes too long
 */
export type Compute = <Name extends FunctionName>(
  person: { id: string },
  name: Name,
  ...args: Parameters<Functions[Name]>
) => Promise<ReturnType<Functions[Name]>>

/** On the thread that asks: where that one serves nobody else. */
export const computeInline: Compute = async (_person, name, ...args) => call({ name, args })
