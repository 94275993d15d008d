import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { THREADS } from '#server/threads.ts'
import { limitConcurrency } from './limitConcurrency.ts'

/** Hashing shares the process's few threads with checks of signatures. One stays free, so that many sign-ins delay no other request. */
const limited = limitConcurrency(Math.max(1, THREADS - 1))

/** Hashes a password with argon2id. The hash contains its parameters, so they may be raised later. */
export async function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password))
}

/**
 * Whether a password is the one behind a hash.
 *
 * Without a hash (no such account, or one without a password) a dummy hash is checked, so that the time of the answer does
 * not show whether an account exists.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const checked = passwordHash ?? (await getDummyHash())
  const matches = await limited(() => verify(checked, password))
  return matches && Boolean(passwordHash)
}

let dummyHash: Promise<string> | null = null

function getDummyHash(): Promise<string> {
  dummyHash ??= hash(randomUUID())
  return dummyHash
}
