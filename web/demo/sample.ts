import { derivedProfile } from '#shared/profile/derived.ts'
import { answer } from './answer.ts'
import { type DemoState, newDemo } from './state.ts'

const USER = {
  id: '00000000-0000-4000-8000-000000000001',
  email: '',
  created_at: '2026-03-01T09:00:00Z',
  user_metadata: {},
}

/** A demo for tests: takes calls one after the other, each on what the one before left. It is Monday, 2 March 2026. */
export function sampleDemo() {
  let state: DemoState = newDemo(derivedProfile(USER, 'UTC'))
  let rows = 0
  return (method: string, path: string, body?: unknown, at = '2026-03-02T09:00:00Z') => {
    const newId = () => `00000000-0000-4000-8000-${String(++rows).padStart(12, '0')}`
    const outcome = answer(state, { method, path, body, now: new Date(at), newId })
    state = outcome.state
    return outcome.json
  }
}
