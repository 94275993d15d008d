import { invalid } from '#server/auth/errors.ts'
import type { Challenge } from '#server/kit/secrets/browser.ts'

/** The challenge of a request, null when it has none. Its two parts come together or not at all. @throws AuthError */
export function challengeOf(
  challenge: string | null | undefined,
  method: string | null | undefined,
): Challenge | null {
  if (!challenge && !method) return null
  if (!challenge || !method) throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (challenge.length < 43 || challenge.length > 128)
    throw invalid('code challenge has to be between 43 and 128 characters')
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge))
    throw invalid('code challenge has characters that are not allowed')
  const known = method.toLowerCase()
  if (known !== 's256' && known !== 'plain')
    throw invalid(`Invalid code challenge method: ${method.slice(0, 20)}`)
  return { challenge, method: known }
}
