import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A token that cannot be guessed: 256 bits, in base64url. */
export const randomToken = () => randomBytes(32).toString('base64url')

/** Six digits, for people to type. */
export const randomDigits = () => String(randomInt(1_000_000)).padStart(6, '0')

/** SHA-256 of a token, for the database: a copy of the database opens nothing. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
