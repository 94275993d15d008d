import { hash, verify } from '@node-rs/argon2'
import { THREADS } from '#server/threads.ts'
import { randomToken } from '#server/vault.ts'
import { takingTurns } from './takingTurns.ts'

/**
 * Hashing and checking signatures share the process's few threads. One stays free, so that a crowd at the sign-in holds
 * up nobody who is signed in.
 */
const inTurn = takingTurns(Math.max(1, THREADS - 1))

/** Hashes a password with argon2id. The hash names its own parameters, so they may be raised later. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password))
}

/**
 * Whether a password is the one behind a hash.
 *
 * Without a hash (no such account, or one without a password) the same work is done for nothing, so
 * that the time of the answer tells nobody whether an account exists.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const tried = passwordHash ?? (await nobodysHash())
  const matches = await inTurn(() => verify(tried, password))
  return matches && Boolean(passwordHash)
}

let nobodys: Promise<string> | null = null

function nobodysHash(): Promise<string> {
  nobodys ??= hash(randomToken())
  return nobodys
}
