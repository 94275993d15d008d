import { ACCOUNT_HEADER } from '#shared/auth/accountHeader.ts'

/** What a page asked for on its way, before the app's code was there. */
export type EarlyAnswers = {
  /** For whom: with this account's token, and for no other. */
  account: string
  token: string
  /** By address, until each is taken. */
  answers: Map<string, EarlyAnswer>
}

type EarlyAnswer = { response: Promise<Response>; stop: AbortController }

declare global {
  /** Set by the script in the page (askEarly.ts). */
  var earlyAnswers: EarlyAnswers | undefined
}

/**
 * The answer to a call that the page has made already, once. Undefined when there is none for exactly this call: same
 * address, account and token.
 *
 * A call of another account, with another token or one that changes something ends it all: what was asked for before is no
 * longer what the server would answer.
 */
export function takeEarlyAnswer(path: string, request: RequestInit): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers
  if (!early) return undefined
  const headers = new Headers(request.headers)
  const isTheirs =
    headers.get(ACCOUNT_HEADER) === early.account && headers.get('authorization') === `Bearer ${early.token}`
  if (!isTheirs || (request.method ?? 'GET') !== 'GET') {
    forgetEarlyAnswers()
    return undefined
  }
  const answer = early.answers.get(path)
  if (!answer) return undefined
  early.answers.delete(path)
  const { signal } = request
  signal?.addEventListener('abort', () => answer.stop.abort(signal.reason), { once: true })
  return answer.response
}

/** Ends the calls whose answers nobody has taken. @param account whose answers may stay; null for nobody's */
export function forgetEarlyAnswers(account: string | null = null): void {
  const early = globalThis.earlyAnswers
  if (!early || early.account === account) return
  globalThis.earlyAnswers = undefined
  for (const { stop } of early.answers.values()) stop.abort()
}
