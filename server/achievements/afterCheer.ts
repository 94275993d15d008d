import type { Inside } from '#server/deps.ts'
import type { Facts, Unlocked } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import { countSource } from './countSource.ts'

/** A cheer counts once an item, also when it is taken back and given again. */
export function afterCheer(
  inside: Inside,
  person: Person,
  { item_id }: Facts['cheer.given'],
): Promise<readonly Unlocked[]> {
  return countSource(inside, person, 'cheers', item_id)
}
