import * as z from 'zod/mini'
import { type Field, patchSchema, type ValuesOf } from '#shared/entity/fields.ts'
import { Vacations } from './vacations.ts'

/**
 * What a person may set of the product, with the values that hold until it is changed. A setting is an entry here and a
 * column of the table `settings`; what follows from its change is said in server/settings.
 */
export const SETTINGS_FIELDS = {
  vacations: { schema: Vacations, initial: [], sql: 'jsonb', label: 'Vacations' },
} as const satisfies Record<string, Field & { initial: unknown }>

export type SettingsValues = ValuesOf<typeof SETTINGS_FIELDS>

export const SettingsPatch = patchSchema(SETTINGS_FIELDS)
export type SettingsPatch = z.infer<typeof SettingsPatch>

/** A person's settings: one row, made of the initial values until it is first changed. */
export const Settings = z.object({
  /** The person's. */
  id: z.uuid(),
  vacations: z.array(z.object({ from: z.string(), to: z.string() })),
  version: z.int(),
  updated_at: z.string(),
})
export type Settings = z.infer<typeof Settings>
