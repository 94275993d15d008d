import { expect, test } from 'vitest'
import { initialValues } from '#shared/entity/fields.ts'
import { fittingSettings } from './fittingSettings.ts'
import { Settings, SETTINGS_FIELDS, SettingsPatch, type SettingsValues } from './settings.ts'

const INITIAL: SettingsValues = { ...initialValues(SETTINGS_FIELDS), vacations: [] }
const NOW = new Date('2026-03-02T12:00:00Z')
const fitting = (patch: SettingsPatch, before: Partial<SettingsValues> = {}) =>
  fittingSettings(patch, { ...INITIAL, ...before }, { now: NOW, today: '2026-03-02' })

test('what holds for somebody who has set nothing', () => {
  const on = Object.keys(INITIAL).filter((name) => INITIAL[name as keyof SettingsValues] === true)
  const off = Object.keys(INITIAL).filter((name) => INITIAL[name as keyof SettingsValues] === false)
  expect(on).toEqual([
    'single_key_shortcuts',
    'notificationsEnabled',
    'goalDeadlinesEnabled',
    'achievementsEnabled',
    'gamificationEnabled',
    'textToSpeechEnabled',
    'assistantHistory',
    'show_presence',
    'leaderboard_friends',
    'share_activity',
  ])
  expect(off).toEqual([
    'soundEnabled',
    'dataTrainingConsent',
    'suggest_me',
    'leaderboard_everyone',
    'public_page',
  ])
  expect(INITIAL).toMatchObject({
    darkMode: null,
    emailFrequency: 'daily',
    digest_time: '07:00',
    digest_weekday: 1,
    accountability_type: 'self',
    default_proof_time_minutes: 10,
    reminder_default_minutes: null,
    notify: { reminder: { push: true, mail: false }, system: { push: false, mail: true } },
  })
  const row = { id: crypto.randomUUID(), data_training_consent_at: null, has_created_first_goal: false }
  expect(Settings.safeParse({ ...row, ...INITIAL, version: 1, updated_at: '' }).success).toBe(true)
})

test.each([
  ['digest_weekday', 0, 6],
  ['default_proof_time_minutes', 5, 1440],
  ['reminder_default_minutes', 0, 10_080],
])('%s is from %i to %i', (name, least, most) => {
  const isTaken = (value: number) => SettingsPatch.safeParse({ [name]: value }).success
  expect([least - 1, least, most, most + 1].map(isTaken)).toEqual([false, true, true, false])
})

test('a way of notifications that is left out stays', () => {
  const { notify } = fitting({ notify: { reminder: { mail: true } } })
  expect(notify).toEqual({ ...INITIAL.notify, reminder: { push: true, mail: true } })
})

test('notifications are muted for seven days at most, in UTC', () => {
  expect(fitting({ muted_until: '2026-03-09T13:00:00+01:00' }).muted_until).toBe('2026-03-09T12:00:00.000Z')
  expect(() => fitting({ muted_until: '2026-03-09T12:00:00.001Z' })).toThrow('At most 7 days ahead')
  expect(fitting({ muted_until: null }).muted_until).toBeNull()
})

test('quiet hours have a start and an end, which differ', () => {
  const quiet = { quiet_start: '22:00', quiet_end: '07:00' }
  expect(fitting({ quiet_start: '23:00' }, quiet)).toEqual({ quiet_start: '23:00' })
  expect(fitting({ quiet_start: null, quiet_end: null }, quiet)).toEqual({
    quiet_start: null,
    quiet_end: null,
  })
  expect(() => fitting({ quiet_start: null }, quiet)).toThrow('a start and an end')
  expect(() => fitting({ quiet_end: null }, quiet)).toThrow('a start and an end')
  expect(() => fitting({ quiet_end: '22:00' }, quiet)).toThrow('at another time')
})
