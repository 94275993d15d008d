import * as z from 'zod/mini'
import { answerShape } from '#shared/entity/answer.ts'
import { type Field, patchSchema, type ValuesOf } from '#shared/entity/fields.ts'
import { ACCOUNTABILITY_TYPES } from '#shared/tasks/fields.ts'
import { ClockTime, Instant } from '#shared/time/schemas.ts'
import {
  COMPLETION_METHODS,
  EMAIL_FREQUENCIES,
  INITIAL_QUIET_HOURS,
  REQUESTS_FROM,
  TIME_FORMATS,
} from './choices.ts'
import { THEMES } from './looks.ts'
import { INITIAL_NOTIFY, Notify, NotifyPatch } from './notify.ts'
import { Vacations } from './vacations.ts'
import { VOICES } from './voices.ts'

const Switch = z.boolean('This is on or off')

/**
 * What a person may set of the product, with the values that hold until it is changed. A setting is an entry here and a
 * column of the table `settings`; what follows from its change is said in server/settings.
 */
export const SETTINGS_FIELDS = {
  vacations: { schema: Vacations, initial: [], sql: 'jsonb', label: 'Vacations' },
  /** Null follows the device. */
  darkMode: { schema: z.nullable(Switch), initial: null, sql: 'boolean', label: 'Mode' },
  themeColor: {
    schema: z.enum(THEMES, 'Unknown theme'),
    initial: THEMES[0],
    sql: 'text',
    label: 'Theme',
  },
  /** How clock times look on screens and in mails. */
  time_format: {
    schema: z.enum(TIME_FORMATS, 'Unknown time format'),
    initial: TIME_FORMATS[0],
    sql: 'text',
    label: 'Clock',
  },
  soundEnabled: { schema: Switch, initial: false, sql: 'boolean', label: 'Sounds' },
  single_key_shortcuts: { schema: Switch, initial: true, sql: 'boolean', label: 'Single-key shortcuts' },
  /** Off: no push and no mail but digests and those of security. The inbox fills all the same. */
  notificationsEnabled: { schema: Switch, initial: true, sql: 'boolean', label: 'Notifications' },
  /** Until then no push and no mail of a kind of `notify`. */
  muted_until: { schema: z.nullable(Instant), initial: null, sql: 'timestamptz', label: 'Muted until' },
  /** An edit merges it leaf by leaf. */
  notify: { schema: Notify, initial: INITIAL_NOTIFY, sql: 'jsonb', label: 'Ways' },
  quiet_start: {
    schema: z.nullable(ClockTime),
    initial: INITIAL_QUIET_HOURS.quiet_start,
    sql: 'text',
    label: 'Quiet from',
  },
  quiet_end: {
    schema: z.nullable(ClockTime),
    initial: INITIAL_QUIET_HOURS.quiet_end,
    sql: 'text',
    label: 'Quiet until',
  },
  goalDeadlinesEnabled: { schema: Switch, initial: true, sql: 'boolean', label: 'Goal deadlines' },
  achievementsEnabled: { schema: Switch, initial: true, sql: 'boolean', label: 'Celebrations' },
  /** Off: no XP, level or streak anywhere (docs/rules/settings.md, Gamification). */
  gamificationEnabled: { schema: Switch, initial: true, sql: 'boolean', label: 'Gamification' },
  emailFrequency: {
    schema: z.enum(EMAIL_FREQUENCIES, 'Unknown frequency'),
    initial: 'daily',
    sql: 'text',
    label: 'Digest',
  },
  digest_time: { schema: ClockTime, initial: '07:00', sql: 'text', label: 'Digest at' },
  /** 0 is Sunday. */
  digest_weekday: {
    schema: z.int('A day of the week is 0 to 6').check(z.gte(0), z.lte(6)),
    initial: 1,
    sql: 'int',
    label: 'Weekly digest on',
  },
  textToSpeechEnabled: { schema: Switch, initial: true, sql: 'boolean', label: 'Hear' },
  crushionVoice: {
    schema: z.enum(VOICES, 'Unknown voice'),
    initial: VOICES[0],
    sql: 'text',
    label: 'Voice',
  },
  /** Whether the AI provider may keep what is sent to train its models. */
  dataTrainingConsent: { schema: Switch, initial: false, sql: 'boolean', label: 'Training with my data' },
  /** What the task dialog starts with. */
  accountability_type: {
    schema: z.enum(ACCOUNTABILITY_TYPES, 'Unknown accountability'),
    initial: 'self',
    sql: 'text',
    label: 'Accountability',
  },
  completion_method_setting: {
    schema: z.enum(COMPLETION_METHODS, 'Unknown way to complete'),
    initial: COMPLETION_METHODS[0],
    sql: 'text',
    label: 'Completing',
  },
  default_proof_time_minutes: {
    schema: z.int('Minutes are a whole number').check(z.gte(5), z.lte(1440)),
    initial: 10,
    sql: 'int',
    label: 'Time for proof',
  },
  /** The reminder of a new task with a time, in minutes before it; null is none. */
  reminder_default_minutes: {
    schema: z.nullable(z.int('Minutes are a whole number').check(z.gte(0), z.lte(10_080))),
    initial: null,
    sql: 'int',
    label: 'Reminder',
  },
  /** Whether earlier messages of a chat go to the AI provider. */
  assistantHistory: { schema: Switch, initial: true, sql: 'boolean', label: 'Earlier messages' },
  /** Off: offline for everybody (docs/rules/people.md). */
  show_presence: { schema: Switch, initial: true, sql: 'boolean', label: 'Show when I am active' },
  requests_from: {
    schema: z.enum(REQUESTS_FROM, 'Unknown choice'),
    initial: REQUESTS_FROM[0],
    sql: 'text',
    label: 'Friend requests from',
  },
  suggest_me: { schema: Switch, initial: false, sql: 'boolean', label: 'Suggest me to friends of friends' },
  leaderboard_friends: { schema: Switch, initial: true, sql: 'boolean', label: 'On the board of friends' },
  leaderboard_everyone: { schema: Switch, initial: false, sql: 'boolean', label: 'On the board of everyone' },
  share_activity: { schema: Switch, initial: true, sql: 'boolean', label: 'Share my activity' },
  public_page: { schema: Switch, initial: false, sql: 'boolean', label: 'Public page' },
} as const satisfies Record<string, Field & { initial: unknown }>

export type SettingsValues = ValuesOf<typeof SETTINGS_FIELDS>

export const SettingsPatch = z.extend(patchSchema(SETTINGS_FIELDS), { notify: z.optional(NotifyPatch) })
export type SettingsPatch = z.infer<typeof SettingsPatch>

/** A person's settings: one row, made of the initial values until it is first changed. */
export const Settings = z.object({
  /** The person's. */
  id: z.uuid(),
  ...answerShape(SETTINGS_FIELDS),
  /** When the consent was given; null without one. */
  data_training_consent_at: z.nullable(z.string()),
  /** Becomes true with the first goal and stays. */
  has_created_first_goal: z.boolean(),
  version: z.int(),
  updated_at: z.string(),
})
export type Settings = z.infer<typeof Settings>
