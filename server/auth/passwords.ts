import { hash, verify } from '@node-rs/argon2'
import { randomToken } from '#server/vault.ts'

/** Hashes a password with argon2id. The hash names its own parameters, so they may be raised later. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password)
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
  const matches = await verify(passwordHash ?? (await nobodysHash()), password)
  return matches && Boolean(passwordHash)
}

let nobodys: Promise<string> | null = null

function nobodysHash(): Promise<string> {
  nobodys ??= hash(randomToken())
  return nobodys
}
