import { DEMO_TOKEN, SESSION_KEY } from '#shared/auth/sessionKey.ts'
import { currentSession, takeKeptSession } from '#web/auth/session.ts'

/** 2100-01-01, epoch seconds: nobody could renew it. */
const EXPIRES_AT = 4_102_444_800

/** Signs the demo's person in, in all tabs; without an id the one of a browser that cannot run the demo. */
export function keepDemoSession(personId = BASIC_PERSON): void {
  if (currentSession()?.user.id === personId) return
  const user = { id: personId, email: '', created_at: new Date().toISOString(), user_metadata: {} }
  const session = {
    access_token: DEMO_TOKEN,
    refresh_token: DEMO_TOKEN,
    token_type: 'bearer',
    expires_in: EXPIRES_AT,
    expires_at: EXPIRES_AT,
    user: { ...user, aud: 'authenticated', app_metadata: {} },
  }
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  takeKeptSession()
}

const BASIC_PERSON = '00000000-0000-4000-8000-000000000001'
