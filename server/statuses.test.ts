import { expect, test } from 'vitest'
import { SLICES } from './slices.ts'

const routes = SLICES.flatMap((slice) => slice.routes)
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

/** With which statuses a call succeeds, by its method. */
const USUAL: Record<string, readonly string[]> = {
  get: ['200'],
  patch: ['200'],
  put: ['200', '204', '200 201'],
  post: ['200', '204', '200 201'],
  delete: ['200', '204'],
}
const UNUSUAL: Record<string, string> = {
  'get /auth/v1/authorize': '200 302',
  'get /auth/v1/callback': '302',
  'get /auth/v1/user/identities/authorize': '200 302',
  'get /auth/v1/verify': '303',
  'post /api/feedback': '201',
  'post /api/imports': '201',
  'post /api/push-subscriptions/:id/test': '202',
  'post /rest/v1/tasks': '201',
  'delete /api/account': '200 204',
}

test('a call succeeds with the statuses of its method, but for those that lead on, only make or are done later', () => {
  const strange = routes.flatMap((route) => {
    const succeeds = Object.keys(route.answers)
      .filter((status) => Number(status) < 400)
      .join(' ')
    return USUAL[route.method]?.includes(succeeds) ? [] : [[nameOf(route), succeeds]]
  })
  expect(Object.fromEntries(strange)).toEqual(UNUSUAL)
})

/** Refusals beside 404 and 409, and those that an unknown caller and a bad request get everywhere. */
const REFUSALS: Record<number, readonly string[]> = {
  403: [
    'delete /api/account',
    'delete /api/activity/:id/cheer',
    'delete /api/challenges/:id',
    'delete /api/messages/:user_id/:id',
    'delete /api/teams/:id',
    'delete /api/teams/:id/members/:user_id',
    'get /api/export',
    'patch /api/challenges/:id',
    'patch /api/teams/:id',
    'patch /api/teams/:id/members/:user_id',
    'post /api/1/envelope/',
    'post /api/activity/:id/cheer',
    'post /api/claims/:id/confirm',
    'post /api/claims/:id/decline',
    'post /api/claims/:id/dispute',
    'post /api/claims/:id/proof',
    'post /api/teams/:id/invite-code',
    'post /api/teams/:id/owner',
    'post /functions/v1/create_task',
    'post /v1/audio/transcriptions',
    'post /v1/text-to-speech/:voiceId',
  ],
  413: ['post /api/1/envelope/', 'post /api/files', 'post /api/imports'],
  415: ['post /api/1/envelope/', 'post /api/files'],
  422: ['delete /auth/v1/user/identities/:id', 'post /v1/text-to-speech/:voiceId', 'put /auth/v1/user'],
  429: [
    'get /api/export',
    'get /auth/v1/authorize',
    'get /auth/v1/callback',
    'get /auth/v1/verify',
    'post /api/1/envelope/',
    'post /api/activity/:id/cheer',
    'post /api/feedback',
    'post /api/files',
    'post /api/friend-requests',
    'post /api/imports',
    'post /api/messages/:user_id',
    'post /api/reports',
    'post /api/sessions/proof',
    'post /api/teams/join',
    'post /auth/v1/recover',
    'post /auth/v1/resend',
    'post /auth/v1/signup',
    'post /auth/v1/signup/confirmation',
    'post /auth/v1/token',
    'post /auth/v1/verify',
    'post /v1/audio/transcriptions',
    'post /v1/text-to-speech/:voiceId',
    'put /auth/v1/user',
  ],
  502: ['post /v1/audio/transcriptions', 'post /v1/text-to-speech/:voiceId'],
  503: [
    'get /api/export',
    'get /files/:key',
    'post /api/files',
    'post /api/imports',
    'post /api/sessions/proof',
    'post /v1/audio/transcriptions',
    'post /v1/text-to-speech/:voiceId',
  ],
}

test('an operation names what else it is refused with, and nothing that no operation answers', () => {
  const named = routes
    .filter(({ path }) => !path.startsWith('/auth/'))
    .flatMap((route) => Object.keys(route.answers).map((status) => [nameOf(route), Number(status)] as const))
  const known = new Set([400, 401, 404, 409, ...Object.keys(REFUSALS).map(Number)])
  expect(named.filter(([, status]) => status >= 400 && !known.has(status))).toEqual([])
  for (const [status, operations] of Object.entries(REFUSALS)) {
    const refused = routes.filter(
      ({ path, answers }) => status in answers && (status !== '403' || !path.startsWith('/auth/')),
    )
    expect(refused.map(nameOf).toSorted(), status).toEqual(operations)
  }
})

test('what takes another size of body than 1 MiB says so', () => {
  const sized = Map.groupBy(routes, ({ largestBody }) => largestBody)
  sized.delete(undefined)
  const named = [...sized].map(([bytes, its]) => [bytes, its.map(nameOf).toSorted()])
  expect(Object.fromEntries(named)).toEqual({
    1024: [
      'patch /api/notifications/:id',
      'patch /api/reminders/:id',
      'post /api/habits/:id/check-ins/:date/add',
      'post /api/notification-actions',
      'post /api/notifications/:id/act',
      'post /api/partners',
      'post /api/reminders',
      ...['complete', 'pause', 'reset', 'start', 'uncomplete'].map((act) => `post /api/tasks/:id/${act}`),
      'put /api/achievements/pinned',
      'put /api/partners/default',
    ],
    16384: ['post /api/sessions/proof'],
    4194304: ['post /v1/threads/:thread/runs/:run/submit_tool_outputs'],
    9437184: ['post /api/habits/:id/import'],
  })
})
