import { ENDED_KEY, type EndedSession, endedSessions } from './sessionsToEnd.ts'

/** For this long a session's tokens are kept to end it on the server; then it is left to expire there. Milliseconds. */
const KEPT_FOR_MS = 24 * 60 * 60_000
const RETRY_MS = 60_000

let timer: ReturnType<typeof setTimeout> | undefined

/** Ends on the server the sessions that have ended on this device. What cannot be reached is tried again. */
export async function endOnServer(): Promise<void> {
  clearTimeout(timer)
  await inOneTab(async () => {
    for (const ended of endedSessions()) {
      const isOver = Date.now() - ended.at > KEPT_FOR_MS || (await logOut(ended))
      if (isOver) keep((each) => (each.refresh_token === ended.refresh_token ? null : each))
    }
  })
  if (endedSessions().length > 0) timer = setTimeout(() => void endOnServer(), RETRY_MS)
}

globalThis.addEventListener?.('online', () => void endOnServer())

/** @returns whether there is nothing more to do: the server has ended it, or refuses both of its tokens */
async function logOut(ended: EndedSession): Promise<boolean> {
  const answer = await post(`logout?scope=${ended.scope}`, ended.access_token)
  if (answer?.status !== 401 && answer?.status !== 403) return answer !== null
  const renewal = await post('token?grant_type=refresh_token', null, { refresh_token: ended.refresh_token })
  if (!renewal?.ok) return renewal !== null
  const { access_token, refresh_token } = (await renewal.json()) as EndedSession
  keep((each) =>
    each.refresh_token === ended.refresh_token ? { ...each, access_token, refresh_token } : each,
  )
  ended.refresh_token = refresh_token
  return (await post(`logout?scope=${ended.scope}`, access_token)) !== null
}

/** @returns null when no answer came, or one that says to try later */
async function post(path: string, token: string | null, body?: object): Promise<Response | null> {
  const request = {
    method: 'POST',
    keepalive: true, // the page may be closed right after the sign-out
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
  const answer = await fetch(`/auth/v1/${path}`, request).catch(() => null)
  return answer && answer.status !== 429 && answer.status < 500 ? answer : null
}

/** Changes the sessions that are kept; null takes one out. */
function keep(change: (ended: EndedSession) => EndedSession | null) {
  const left = endedSessions().flatMap((ended) => change(ended) ?? [])
  if (left.length > 0) localStorage.setItem(ENDED_KEY, JSON.stringify(left))
  else localStorage.removeItem(ENDED_KEY)
}

function inOneTab(work: () => Promise<void>): Promise<void> {
  return globalThis.navigator?.locks ? navigator.locks.request(ENDED_KEY, work) : work()
}
