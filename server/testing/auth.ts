import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Hono } from 'hono'
import { request } from './people.ts'

/** The fields of a session that tests read. */
export const SessionShape = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  expires_at: z.int(),
  user: z.looseObject({
    id: z.uuid(),
    email: z.string(),
    identities: z.array(z.looseObject({ identity_id: z.uuid() })),
  }),
})
export type SessionShape = z.infer<typeof SessionShape>

const NEW_SHAPE = { 'x-supabase-api-version': '2024-01-01' }

/** Calls below `/auth/v1`, with the header that the official client sends. */
export function authCalls(app: Hono) {
  const call =
    (method: string) =>
    async (path: string, body?: unknown, token?: string): Promise<Response> =>
      app.request(
        `/auth/v1${path}`,
        request(method, body, { ...NEW_SHAPE, ...(token && { authorization: `Bearer ${token}` }) }),
      )
  const post = call('POST')
  return {
    get: (path: string, token?: string) => call('GET')(path, undefined, token),
    post,
    put: call('PUT'),
    delete: (path: string, token?: string) => call('DELETE')(path, undefined, token),
    signUp: (body: unknown, query = '') => post(`/signup${query}`, body),
    signIn: (email: string, password: string) => post('/token?grant_type=password', { email, password }),
    refresh: (token: string) => post('/token?grant_type=refresh_token', { refresh_token: token }),
    exchange: (code: string, verifier: string) =>
      post('/token?grant_type=pkce', { auth_code: code, code_verifier: verifier }),
  }
}

/** A PKCE verifier as the official client makes it, with the two request fields of its challenge. */
export function createPkcePair() {
  const verifier = randomBytes(56).toString('hex')
  const hash = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, challenge: { code_challenge: hash, code_challenge_method: 's256' } }
}

/** Status and body of an answer, for one assertion. */
export async function statusAndBody(answer: Promise<Response> | Response): Promise<[number, unknown]> {
  const response = await answer
  return [response.status, await response.json()]
}
