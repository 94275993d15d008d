import { type FunctionName, type Functions, call } from './functions.ts'

/**
 * Runs one of the pure functions that may take long, on behalf of a person: `await compute(person, 'understand', text, context)`.
 * Where nobody is signed in, the network that a request comes from takes the place of the person. Nothing may be locked while it is awaited that others need.
 *
 * What is read for it alone is read in the same turn, so that nobody's many requests keep the database busy either:
 * `await compute(person, 'insights', () => readWindow(deps, person, period))`.
 *
 * @throws AppError what the function throws; `unavailable` when too much waits already, or it takes too long
 */
export type Compute = <Name extends FunctionName>(
  person: { id: string },
  name: Name,
  ...args: Arguments<Name> | [read: () => Promise<Arguments<Name>>]
) => Promise<ReturnType<Functions[Name]>>

type Arguments<Name extends FunctionName> = Parameters<Functions[Name]>

/** On the thread that asks: where that one serves nobody else. */
export const computeInline: Compute = async (_person, name, ...given) =>
  call({ name, args: await argumentsFrom(given) })

/** The arguments of a call as they are, or read now. What a function takes is plain data, so a function among them is their reader. */
export async function argumentsFrom<Name extends FunctionName>(
  given: Arguments<Name> | [read: () => Promise<Arguments<Name>>],
): Promise<Arguments<Name>> {
  const [first] = given
  return typeof first === 'function' ? first() : (given as Arguments<Name>)
}
