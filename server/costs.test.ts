import { expect, test } from 'vitest'
import { SLICES } from './slices.ts'

/** What costs other points than 1 to read and 2 to write (docs/wire.md): more rows, a mail, a model, a hash or a stream. */
const UNUSUAL: Record<string, number> = {
  'get /api/analytics': 2,
  'get /api/analytics/export': 5,
  'get /api/assistant/requests': 2,
  'get /api/events': 20,
  'get /api/export': 5,
  'get /api/free-time': 2,
  'get /api/threads': 2,
  'get /auth/v1/authorize': 2,
  'get /auth/v1/callback': 2,
  'get /auth/v1/health': 0,
  'get /auth/v1/reauthenticate': 5,
  'get /auth/v1/user/identities/authorize': 2,
  'get /auth/v1/verify': 2,
  'put /api/rituals/:kind/:date': 5,
  'put /auth/v1/user': 20,
  'patch /api/plans/:id': 5,
  'delete /api/account': 5,
  'post /api/files': 5,
  'post /api/friend-requests': 5,
  'post /api/habits/:id/import': 5,
  'post /api/imports': 5,
  'post /api/imports/:id/apply': 5,
  'post /api/imports/:id/undo': 5,
  'post /api/plans': 5,
  'post /api/plans/:id/accept': 5,
  'post /api/plans/:id/offers': 5,
  'post /api/plans/:id/undo': 5,
  'post /api/push-subscriptions/:id/test': 5,
  'post /api/reports': 5,
  'post /api/sessions/proof': 20,
  'post /auth/v1/recover': 5,
  'post /auth/v1/resend': 5,
  'post /auth/v1/signup': 20,
  'post /auth/v1/token': 20,
  'post /rest/v1/tasks': 5,
  'post /v1/audio/transcriptions': 5,
  'post /v1/text-to-speech/:voiceId': 5,
  'post /v1/threads/:thread/runs': 5,
  'post /v1/threads/:thread/runs/:run/submit_tool_outputs': 5,
  'post /v1/threads/runs': 5,
}

test('a call that reads costs 1, one that writes 2, but for those that do more', () => {
  const routes = SLICES.flatMap((slice) => slice.routes)
  const costs = routes.map(({ method, path, cost }) => [`${method} ${path}`, cost])
  const expected = routes.map(({ method, path }) => {
    const name = `${method} ${path}`
    return [name, UNUSUAL[name] ?? (method === 'get' ? 1 : 2)]
  })
  expect(costs).toEqual(expected)
  expect(Object.keys(UNUSUAL).filter((name) => !costs.some(([known]) => known === name))).toEqual([])
})
