import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { THREADS } from '#server/threads.ts'
import { type Claimant, createFairQueue } from '#server/kit/queue/fairQueue.ts'

/** Hashing shares the process's few threads with checks of signatures. One stays free, so that many sign-ins delay no other request. */
const AT_ONCE = Math.max(1, THREADS - 1)

/** One place is left for everybody else, who so begin without a wait. */
const AT_ONCE_OF_A_NETWORK = Math.max(1, AT_ONCE - 1)

/** A check takes about a hundredth of a second of one processor, so the longest wait is a few seconds. */
const inTurn = createFairQueue('passwords', {
  total: { running: AT_ONCE, waiting: 512 },
  network: { running: AT_ONCE_OF_A_NETWORK, waiting: 128 },
  account: { running: 1, waiting: 32 },
})

/**
 * Hashes a password with argon2id. The hash contains its parameters, so they may be raised later.
 *
 * @throws AppError `unavailable` when too much waits already
 */
export async function hashPassword(password: string, claimant: Claimant): Promise<string> {
  return inTurn(claimant, () => hash(password))
}

/**
 * Whether a password is the one behind a hash.
 *
 * Without a hash (no such account, or one without a password) a dummy hash is checked, so that the time of the answer does
 * not show whether an account exists.
 *
 * @throws AppError `unavailable` when too much waits already
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
  claimant: Claimant,
): Promise<boolean> {
  const checked = passwordHash ?? (await getDummyHash())
  const matches = await inTurn(claimant, () => verify(checked, password))
  return matches && Boolean(passwordHash)
}

let dummyHash: Promise<string> | null = null

function getDummyHash(): Promise<string> {
  dummyHash ??= hash(randomUUID())
  return dummyHash
}
