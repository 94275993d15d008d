import * as z from 'zod/mini'
import { answerShape } from '#shared/entity/answer.ts'
import { type Field, patchSchema, type ValuesOf } from '#shared/entity/fields.ts'
import { THEMES } from './looks.ts'
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
  soundEnabled: { schema: Switch, initial: false, sql: 'boolean', label: 'Sounds' },
  single_key_shortcuts: { schema: Switch, initial: true, sql: 'boolean', label: 'Single-key shortcuts' },
  textToSpeechEnabled: { schema: Switch, initial: true, sql: 'boolean', label: 'Hear' },
  crushionVoice: {
    schema: z.enum(VOICES, 'Unknown voice'),
    initial: VOICES[0],
    sql: 'text',
    label: 'Voice',
  },
  /** Whether the AI provider may keep what is sent to train its models. */
  dataTrainingConsent: { schema: Switch, initial: false, sql: 'boolean', label: 'Training with my data' },
  /** Whether earlier messages of a chat go to the AI provider. */
  assistantHistory: { schema: Switch, initial: true, sql: 'boolean', label: 'Earlier messages' },
} as const satisfies Record<string, Field & { initial: unknown }>

export type SettingsValues = ValuesOf<typeof SETTINGS_FIELDS>

export const SettingsPatch = patchSchema(SETTINGS_FIELDS)
export type SettingsPatch = z.infer<typeof SettingsPatch>

/** A person's settings: one row, made of the initial values until it is first changed. */
export const Settings = z.object({
  /** The person's. */
  id: z.uuid(),
  ...answerShape(SETTINGS_FIELDS),
  /** When the consent was given; null without one. */
  data_training_consent_at: z.nullable(z.string()),
  version: z.int(),
  updated_at: z.string(),
})
export type Settings = z.infer<typeof Settings>
