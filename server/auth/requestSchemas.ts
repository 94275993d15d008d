import type { Context } from 'hono'
import * as z from 'zod/mini'
import { jsonBody } from '#server/kit/http/body.ts'
import { MOST_VERIFIERS } from './account/confirmation.ts'
import { AuthError } from './errors.ts'

// Clients send an unset field as null or leave it out. Fields that are not listed are ignored.
const text = z.nullish(z.string())
const data = z.nullish(z.record(z.string(), z.unknown()))
const pkce = { code_challenge: text, code_challenge_method: text }

/** The bodies of the calls below `/auth/v1` (docs/wire.md, Accounts). */
export const SignUpBody = z.object({ email: text, phone: text, password: text, data, ...pkce })
export const PasswordBody = z.object({ email: text, phone: text, password: text })
export const CodeBody = z.object({ auth_code: text, code_verifier: text })
export const RefreshBody = z.object({ refresh_token: text })
/** `/token`, by its grant_type. */
export const TokenBody = z.union([PasswordBody, CodeBody, RefreshBody])
/** `password` is asked for where several sign-ups wait for one address. */
export const VerifyBody = z.object({ type: text, email: text, token: text, token_hash: text, password: text })
export const MailBody = z.object({ type: text, email: text, ...pkce })
export const ConfirmationBody = z.object({
  user_id: z.uuid(),
  code_verifiers: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(MOST_VERIFIERS)),
})
export const UserBody = z.object({
  email: text,
  password: text,
  nonce: text,
  data,
  app_metadata: z.nullish(z.unknown()),
  ...pkce,
})

/** The body of a request; an empty one has no fields. @throws AuthError `bad_json` for a wrong type */
export async function bodyOf<Schema extends z.ZodMiniType>(
  c: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = z.safeParse(schema, await jsonBody(c))
  if (result.success) return result.data
  const [issue] = result.error.issues
  const where = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : ''
  throw new AuthError(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${where}${issue?.message ?? ''}`,
  )
}
