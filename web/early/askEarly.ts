// A script in the page itself (scripts/inlineScripts.ts). Asks for what the screen will show first while its code is still on
// the way. It sees the same session as web/auth/session.ts, and calls as web/kit/api.ts does.
import { ACCOUNT_HEADER } from '#shared/auth/accountHeader.ts'
import { DEMO_TOKEN } from '#shared/auth/sessionKey.ts'
import { isFreshAt, readKept, sessionIn } from '#web/auth/keptSession.ts'
import type { EarlyAnswers } from './earlyAnswers.ts'
import { firstCalls } from './firstCalls.ts'

const session = sessionIn(readKept())
// Somebody who is signed in goes on to the dashboard: they see no landing page on the way (web/styles/base.css).
if (session) document.documentElement.dataset.signedIn = ''
if (session && session.access_token !== DEMO_TOKEN && isFreshAt(session, Date.now())) {
  const { access_token: token, user } = session
  const answers: EarlyAnswers['answers'] = new Map()
  // A browser has six connections to a server. When the page is parsed, its code has been asked for.
  const parsed = new Promise<unknown>((resolve) =>
    document.addEventListener('readystatechange', resolve, { once: true }),
  )
  for (const { path, accept, isBeside } of firstCalls(location, new Date())) {
    const stop = new AbortController()
    const headers = { [ACCOUNT_HEADER]: user.id, authorization: `Bearer ${token}`, ...(accept && { accept }) }
    const ask = () => fetch(path, { headers, signal: stop.signal })
    const response = isBeside ? parsed.then(ask) : ask()
    response.catch(() => {}) // the call that takes it hears of it
    answers.set(path, { response, stop })
  }
  globalThis.earlyAnswers = { account: user.id, token, answers }
}
