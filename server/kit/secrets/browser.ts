import { createHash } from 'node:crypto'
import { hashToken } from './token.ts'

/** A PKCE code challenge (RFC 7636): the browser that sent it proves itself later by its verifier. */
export type Challenge = { challenge: string; method: 's256' | 'plain' }

/** What is stored of a challenge. The method is part of it: a challenge is no secret, and must not pass as a plain verifier. */
export function hashOfChallenge({ challenge, method }: Challenge): Buffer {
  return hashToken(`${method}:${challenge}`)
}

/** What is stored of the challenges that a verifier answers, one of each method. */
export function hashesOfVerifier(verifier: string): [Buffer, Buffer] {
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return [
    hashOfChallenge({ challenge, method: 's256' }),
    hashOfChallenge({ challenge: verifier, method: 'plain' }),
  ]
}
