import type { Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { Facts, Unlocked } from './facts.ts'

/**
 * Says what has happened to a person, inside the transaction in which it did: the parts of the product that follow it
 * (`Slice.follows`) do their part in it, in their order, and what fails there takes back the whole. The person is locked.
 *
 * @returns what it has unlocked, for the award in the person's answer
 */
export async function happened<Kind extends keyof Facts>(
  inside: Inside,
  person: Person,
  kind: Kind,
  fact: Facts[Kind],
): Promise<readonly Unlocked[]> {
  const unlocked: Unlocked[] = []
  for (const follows of inside.follows)
    unlocked.push(...((await follows[kind]?.(inside, person, fact)) ?? []))
  return unlocked
}
