import type { PersonId } from './userId.ts'

export type HeldLocks = ReturnType<typeof createHeldLocks>

/** A thing of several people. `rank` is the place of its kind among all kinds. */
type Thing = { rank: number; id: string }

/**
 * What a transaction has locked: people in ascending order of their ids, then things of several people by their kind and id.
 *
 * Transactions that keep to one order never wait for each other. One that does not would work until two meet, so it fails at
 * once, in production too.
 */
export function createHeldLocks() {
  const people = new Map<PersonId, readonly string[]>()
  const things: Thing[] = []
  let lastPerson = ''

  return {
    people: (): PersonId[] => [...people.keys()],
    hasPerson: (userId: PersonId) => people.has(userId),
    /** Notes that a person is about to be locked. @returns false when it holds them already */
    takePerson(userId: PersonId): boolean {
      if (people.has(userId)) return false
      if (userId < lastPerson || things.length > 0) throw outOfOrder(`person ${userId}`)
      people.set(userId, [])
      lastPerson = userId
      return true
    },
    /** Which parts of the product follow a person who is held (server/kit/facts/setFollowed.ts). */
    followersOf: (userId: PersonId): readonly string[] => people.get(userId) ?? [],
    noteFollowers: (userId: PersonId, followers: readonly string[]) => void people.set(userId, followers),
    hasThing: (id: string) => things.some((held) => held.id === id),
    /** The same for a thing. */
    takeThing(thing: Thing): boolean {
      if (things.some((held) => compare(held, thing) === 0)) return false
      if (things.some((held) => compare(held, thing) > 0)) throw outOfOrder(`thing ${thing.id}`)
      things.push(thing)
      return true
    },
  }
}

/** Negative when `a` is locked before `b`. */
function compare(a: Thing, b: Thing): number {
  if (a.rank !== b.rank) return a.rank - b.rank
  return a.id < b.id ? -1 : Number(a.id > b.id)
}

function outOfOrder(wanted: string): Error {
  return new Error(
    `Locks out of order: ${wanted} comes before what is held. Name all people when the change begins, and things after them.`,
  )
}
