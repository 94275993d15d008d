import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { Settings } from '#shared/settings/settings.ts'
import { addDays } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'
import { statusAndBody } from '#server/testing/auth.ts'
import { openEvents } from '#server/testing/events.ts'
import { daysAgo, TODAY } from '#server/testing/habits.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const settingsOf = (person: Person) => read(Settings, person.get('/api/settings'))
const change = (person: Person, patch: object) => read(Settings, person.patch('/api/settings', patch))
const span = (from: string, to: string) => ({ from, to })

test('settings have their initial values until they are changed, field by field', async () => {
  const ann = await server.signUp()
  const before = await settingsOf(ann)
  expect(before).toEqual({
    id: ann.id,
    vacations: [],
    darkMode: null,
    themeColor: 'gold',
    time_format: 'auto',
    soundEnabled: false,
    single_key_shortcuts: true,
    notificationsEnabled: true,
    muted_until: null,
    notify: {
      reminder: { push: true, mail: false },
      nudge: { push: true, mail: false },
      social: { push: true, mail: false },
      accountability: { push: true, mail: false },
      system: { push: false, mail: true },
    },
    quiet_start: '22:00',
    quiet_end: '08:00',
    goalDeadlinesEnabled: true,
    achievementsEnabled: true,
    gamificationEnabled: true,
    emailFrequency: 'daily',
    digest_time: '07:00',
    digest_weekday: 1,
    accountability_type: 'self',
    completion_method_setting: 'user',
    default_proof_time_minutes: 10,
    reminder_default_minutes: null,
    has_created_first_goal: false,
    textToSpeechEnabled: true,
    crushionVoice: 'friendly',
    dataTrainingConsent: false,
    data_training_consent_at: null,
    assistantHistory: true,
    show_presence: true,
    requests_from: 'everyone',
    suggest_me: false,
    leaderboard_friends: true,
    leaderboard_everyone: false,
    share_activity: true,
    public_page: false,
    version: 1,
    updated_at: '2026-03-02T09:00:00.000Z',
  })
  expect(await change(ann, {})).toEqual(before)
  const vacations = [span('2026-08-03', '2026-08-09')]
  const changed = await change(ann, { vacations, version: 1 })
  expect(changed).toMatchObject({ vacations, version: 2 })
  expect(await settingsOf(ann)).toEqual(changed)
  expect(await statusAndBody(ann.patch('/api/settings', { vacations: [], version: 1 }))).toMatchObject([
    409,
    { code: 'conflict', details: changed },
  ])
  expect((await settingsOf(await server.signUp())).vacations).toEqual([])
})

test.each([
  [{ darkMode: true }],
  [{ darkMode: false }],
  [{ themeColor: 'purple' }],
  [{ soundEnabled: true }],
  [{ single_key_shortcuts: false }],
  [{ textToSpeechEnabled: false }],
  [{ crushionVoice: 'casual' }],
  [{ assistantHistory: false }],
  [{ time_format: 'h24' }],
  [{ notificationsEnabled: false }],
  [{ muted_until: '2026-03-09T09:00:00.000Z' }],
  [{ quiet_start: null, quiet_end: null }],
  [{ quiet_start: '00:00', quiet_end: '23:59' }],
  [{ quiet_end: '07:30' }],
  [{ goalDeadlinesEnabled: false }],
  [{ achievementsEnabled: false }],
  [{ gamificationEnabled: false }],
  [{ emailFrequency: 'never' }],
  [{ emailFrequency: 'weekly', digest_time: '18:30', digest_weekday: 0 }],
  [{ accountability_type: 'team' }],
  [{ completion_method_setting: 'proof' }],
  [{ default_proof_time_minutes: 1440 }],
  [{ reminder_default_minutes: 0 }],
  [{ reminder_default_minutes: 10_080 }],
  [{ show_presence: false, requests_from: 'known', suggest_me: true }],
  [{ leaderboard_friends: false, leaderboard_everyone: true, share_activity: false, public_page: true }],
] as const)('%j is kept, and the rest stays', async (patch) => {
  const ann = await server.signUp()
  const before = await settingsOf(ann)
  const changed = await change(ann, patch)
  expect(changed).toEqual({ ...before, ...patch, version: 2, updated_at: changed.updated_at })
  expect(await settingsOf(ann)).toEqual(changed)
  expect(await change(ann, patch)).toEqual(changed)
})

test('the consent to training carries the moment at which it was given', async () => {
  const lone = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
  const ann = await lone.signUp()
  const given = await change(ann, { dataTrainingConsent: true })
  expect(given.data_training_consent_at).toBe('2026-03-02T09:00:00.000Z')
  lone.wait(60)
  expect(await change(ann, { dataTrainingConsent: true, themeColor: 'red' })).toMatchObject({
    data_training_consent_at: given.data_training_consent_at,
  })
  expect((await change(ann, { dataTrainingConsent: false })).data_training_consent_at).toBeNull()
  lone.wait(60)
  expect((await change(ann, { dataTrainingConsent: true })).data_training_consent_at).toBe(
    '2026-03-02T09:02:00.000Z',
  )
  await lone.close()
})

test.each([
  [{ darkMode: 'dark' }, 'darkMode'],
  [{ themeColor: 'pink' }, 'themeColor'],
  [{ soundEnabled: null }, 'soundEnabled'],
  [{ crushionVoice: 'loud' }, 'crushionVoice'],
  [{ dataTrainingConsent: 1 }, 'dataTrainingConsent'],
  [{ data_training_consent_at: '2026-03-02T09:00:00.000Z' }, 'data_training_consent_at'],
  [{ unknown: true }, 'unknown'],
  [{ has_created_first_goal: true }, 'has_created_first_goal'],
  [{ show_everything: true }, 'show_everything'],
  [{ time_format: '24h' }, 'time_format'],
  [{ notificationsEnabled: null }, 'notificationsEnabled'],
  [{ muted_until: '2026-03-09T09:00:00.001Z' }, 'muted_until'],
  [{ muted_until: '2026-03-09T10:01:00+01:00' }, 'muted_until'],
  [{ muted_until: '2026-03-03' }, 'muted_until'],
  [{ muted_until: '2026-03-03T09:00' }, 'muted_until'],
  [{ notify: null }, 'notify'],
  [{ notify: { other: { push: true } } }, 'notify.other'],
  [{ notify: { nudge: { sms: true } } }, 'notify.nudge.sms'],
  [{ notify: { nudge: { push: null } } }, 'notify.nudge.push'],
  [{ notify: { nudge: true } }, 'notify.nudge'],
  [{ quiet_start: null }, 'quiet_start'],
  [{ quiet_end: null }, 'quiet_end'],
  [{ quiet_start: '08:00' }, 'quiet_start'],
  [{ quiet_start: '07:00', quiet_end: '07:00' }, 'quiet_end'],
  [{ quiet_start: '24:00' }, 'quiet_start'],
  [{ quiet_end: '7:00' }, 'quiet_end'],
  [{ emailFrequency: 'monthly' }, 'emailFrequency'],
  [{ digest_time: '24:00' }, 'digest_time'],
  [{ digest_time: null }, 'digest_time'],
  [{ digest_weekday: 7 }, 'digest_weekday'],
  [{ digest_weekday: 0.5 }, 'digest_weekday'],
  [{ accountability_type: 'public' }, 'accountability_type'],
  [{ completion_method_setting: 'auto' }, 'completion_method_setting'],
  [{ default_proof_time_minutes: 4 }, 'default_proof_time_minutes'],
  [{ default_proof_time_minutes: 1441 }, 'default_proof_time_minutes'],
  [{ reminder_default_minutes: -1 }, 'reminder_default_minutes'],
  [{ reminder_default_minutes: 10_081 }, 'reminder_default_minutes'],
  [{ id: '00000000-0000-4000-8000-000000000000' }, 'id'],
  [{ updated_at: '2026-03-02T09:00:00.000Z' }, 'updated_at'],
  [{ vacations: null }, 'vacations'],
  [{ vacations: [span('2026-08-09', '2026-08-03')] }, 'vacations.0.to'],
  [{ vacations: [span('2026-08-09', '2026-02-30')] }, 'vacations.0.to'],
  [{ vacations: [{ from: '2026-08-09' }] }, 'vacations.0.to'],
  [{ vacations: [{ ...span('2026-08-09', '2026-08-10'), name: 'Sea' }] }, 'vacations.0.name'],
  [{ vacations: [span('2026-07-01', '2026-08-05')] }, 'vacations'],
  [{ vacations: [span('1900-01-01', '2199-12-31')] }, 'vacations'],
  [{ vacations: [span(daysAgo(8), TODAY)] }, 'vacations'],
  [
    { vacations: Array.from({ length: 21 }, (_, n) => span(addDays(TODAY, n), addDays(TODAY, n))) },
    'vacations',
  ],
])('%j is refused beside its field', async (patch, field) => {
  const ann = await server.signUp()
  const [status, body] = await statusAndBody(ann.patch('/api/settings', patch))
  expect([status, (body as { details?: { field: string }[] }).details?.[0]?.field]).toEqual([400, field])
  expect((await settingsOf(ann)).version).toBe(1)
})

test('a patch that changes nothing is told to nobody, one of a leaf is told', async () => {
  const ann = await server.signUp()
  const events = await openEvents(server.app, ann.token)
  await change(ann, { notify: { nudge: { push: true } }, quiet_start: '22:00', muted_until: null })
  await change(ann, { notify: { nudge: { mail: true } } })
  const event = await events.next()
  expect(event?.data?.changes).toMatchObject([{ table: 'settings', id: ann.id }])
  expect((await settingsOf(ann)).version).toBe(2)
  await events.close()
})

test('the ways of notifications are merged leaf by leaf', async () => {
  const ann = await server.signUp()
  const { notify } = await settingsOf(ann)
  await change(ann, { notify: { nudge: { mail: true } } })
  const changed = await change(ann, { notify: { nudge: { push: false }, system: { mail: false } } })
  expect(changed).toMatchObject({
    version: 3,
    notify: { ...notify, nudge: { push: false, mail: true }, system: { push: false, mail: false } },
  })
  for (const same of [{}, { nudge: {} }, { nudge: { mail: true }, social: { push: true } }])
    expect(await change(ann, { notify: same })).toEqual(changed)
})

test('a moment is kept in UTC, and the same moment written otherwise changes nothing', async () => {
  const ann = await server.signUp()
  const muted = await change(ann, { muted_until: '2026-03-02T12:30:00+02:00' })
  expect(muted.muted_until).toBe('2026-03-02T10:30:00.000Z')
  expect(await change(ann, { muted_until: '2026-03-02T10:30:00Z' })).toEqual(muted)
  expect(await change(ann, { muted_until: null })).toMatchObject({ muted_until: null, version: 3 })
})

test('of twenty patches at once none is lost, and each is told once', async () => {
  const ann = await server.signUp()
  const kinds = ['reminder', 'nudge', 'social', 'accountability', 'system'] as const
  const leaves = kinds.flatMap((kind) => [{ [kind]: { push: false } }, { [kind]: { mail: true } }])
  const others = [
    { darkMode: true },
    { themeColor: 'red' },
    { soundEnabled: true },
    { time_format: 'h12' },
    { digest_weekday: 5 },
    { digest_time: '06:15' },
    { quiet_start: '21:00' },
    { quiet_end: '06:00' },
    { reminder_default_minutes: 15 },
    { gamificationEnabled: false },
  ]
  const patches = [...leaves.map((notify) => ({ notify })), ...others]
  expect(patches).toHaveLength(20)
  const answers = await Promise.all(patches.map((patch) => change(ann, patch)))
  const after = await settingsOf(ann)
  expect(after).toMatchObject(Object.assign({}, ...others))
  expect(Object.values(after.notify)).toEqual(kinds.map(() => ({ push: false, mail: true })))
  // Two leaves were so from the beginning: push and mail of `system`.
  expect(after.version).toBe(19)
  expect(Math.max(...answers.map(({ version }) => version))).toBe(19)
})

test('a first goal is noted with it, and stays noted when it is deleted', async () => {
  const ann = await server.signUp()
  const created = await read(Goal, ann.post('/api/goals', { title: 'Run' }))
  expect(await settingsOf(ann)).toMatchObject({ has_created_first_goal: true, version: 2 })
  await read(Goal, ann.post('/api/goals', { title: 'Swim' }))
  await ann.delete(`/api/goals/${created.id}`)
  expect(await settingsOf(ann)).toMatchObject({ has_created_first_goal: true, version: 2 })
  expect(await change(ann, { themeColor: 'red' })).toMatchObject({ has_created_first_goal: true, version: 3 })
  const bob = await server.signUp()
  await change(bob, { themeColor: 'blue' })
  await bob.post('/api/goals', { title: '' })
  expect(await settingsOf(bob)).toMatchObject({ has_created_first_goal: false, version: 2 })
  await bob.post('/api/goals', { title: 'Read' })
  expect(await settingsOf(bob)).toMatchObject({
    has_created_first_goal: true,
    version: 3,
    themeColor: 'blue',
  })
})

test('nobody sees the settings of somebody else, and without a session there are none', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  await change(ann, { vacations: [span(TODAY, TODAY)] })
  expect((await settingsOf(bob)).vacations).toEqual([])
  expect((await server.app.request('/api/settings')).status).toBe(401)
})
