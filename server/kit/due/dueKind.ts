import type { Tx } from '#server/kit/db/database.ts'
import type { Deps, Inside } from '#server/deps.ts'

/** One thing that is due, as it is handed to its kind. There is one per owner, kind and subject. */
export type DueMoment = {
  /** A person's id, or that of a thing which belongs to nobody alone. */
  ownerId: string
  kind: string
  subject: string
  dueAt: Date
  payload: string | null
  /** With this one. */
  attempts: number
  /** Whether its time is longer past than `lateness` of its kind allows. */
  isLate: boolean
}

/** In seconds: the pause after the first failure, which doubles up to the longest one, and how old a moment is when a failure ends it. */
export type RetryPolicy = { first: number; longest: number; giveUpAfter: number }

type LockOwner = (tx: Tx, ownerId: string) => Promise<void>

type Shared = {
  retries: RetryPolicy
  /** Later than this many seconds it is late, which `run` gets as a parameter. Never late without it. */
  lateness?: number
  /** How many of the kind one server works on at once; 8 without it. */
  atOnce?: number
  /**
   * How many of them it claims at once, to work them off: for short ones that come in thousands, since looking costs as much as
   * doing. As many as `atOnce` without it.
   */
  claimed?: number
  /** From so many seconds on, what waits is worked on `atOnce` at once: there is more than can be done gently. */
  hurry?: { afterSeconds: number; atOnce: number }
  /** After so many seconds without an end another server may take it; 15 without it. */
  claimSeconds?: number
  /** Whether it waits while the clock cannot be trusted (docs/decisions/0028), which `any` does not: it was asked for a moment ago. */
  clock: 'trusted' | 'any'
  /** No moment of the kind is set further ahead than this many seconds: if one is, the clock was turned back, and it is due. */
  horizon?: number
}

/** What is done inside the transaction that ends the moment: exactly once. */
export type InTransaction = Shared & {
  /**
   * What is locked before the moment is ended, as every change that sets it does, too, so that they never wait for each other: its
   * owner, who is a person or is locked by a function of the thing (`lockThing`), or nothing where only the moment knows the owner.
   */
  lock: 'person' | LockOwner | null
  run: (inside: Inside, moment: DueMoment, now: Date) => Promise<void>
}
/** What leaves the database, a mail for instance: at least once. The moment ends after it, unless it was set anew by it. */
type Delivery = Shared & { deliver: (deps: Deps, moment: DueMoment, now: Date) => Promise<void> }

/** What happens to the moments of one kind. */
export type DueKind = InTransaction | Delivery
export type DueKinds = Readonly<Record<string, DueKind>>

/** The kinds of some slices, by name. */
export function dueKindsOf(slices: readonly { due?: DueKinds }[]): DueKinds {
  return Object.assign({}, ...slices.map(({ due }) => due))
}

const AT_ONCE = 8

/** How many moments of a kind one server works on at once, and how many it claims for that. @param waited seconds that one has waited */
export function boundsOf(
  { atOnce = AT_ONCE, claimed = atOnce, hurry }: DueKind,
  waited = 0,
): { atOnce: number; claimed: number } {
  return { atOnce: hurry && waited > hurry.afterSeconds ? hurry.atOnce : atOnce, claimed }
}
