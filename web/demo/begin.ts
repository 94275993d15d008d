import { DEMO_TOKEN, SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { currentSession, takeKeptSession } from '#web/auth/session.ts'
import { serverBehind } from './server.ts'

/** The one person of a demo. */
const DEMO_ID = '00000000-0000-4000-8000-000000000001'
/** 2100-01-01, epoch seconds: there is nobody who could renew it. */
const FOR_EVER = 4_102_444_800

/** Signs the demo's person in when there is no server behind this page. */
export async function beginWithoutServer(): Promise<void> {
  if (currentSession() || (await serverBehind()) !== 'none') return
  const user = { id: DEMO_ID, email: '', created_at: new Date().toISOString(), user_metadata: {} }
  const session = {
    access_token: DEMO_TOKEN,
    refresh_token: DEMO_TOKEN,
    token_type: 'bearer',
    expires_in: FOR_EVER,
    expires_at: FOR_EVER,
    user: { ...user, aud: 'authenticated', app_metadata: {} },
  }
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  takeKeptSession()
}

/** Leaves the demo when a server has come meanwhile. Its tasks stay in the browser. */
export async function endWithServer(): Promise<void> {
  if ((await serverBehind()) !== 'ours') return
  localStorage.removeItem(SESSION_KEY)
  takeKeptSession()
}
