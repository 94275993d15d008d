import { SETTINGS_FIELDS, type SettingsValues } from '#shared/settings/settings.ts'
import { initialValues } from '#shared/entity/fields.ts'

const MIRRORED = [
  'darkMode',
  'themeColor',
  'time_format',
  'soundEnabled',
  'single_key_shortcuts',
  'gamificationEnabled',
] as const

/** The settings that a device keeps too: they hold before the server has answered, and without it. */
export type Mirrored = Pick<SettingsValues, (typeof MIRRORED)[number]>

/** Those of all settings. */
export function mirroredOf(settings: Mirrored): Mirrored {
  return picked(settings, MIRRORED) as Mirrored
}

/** What a device and the server agree on before they have met. */
export const NEVER_MET: Mirrored = mirroredOf(initialValues(SETTINGS_FIELDS))

/**
 * What a device takes over from the server, and what it sends: what was changed on the server since they last agreed wins.
 *
 * @param base what they last agreed on
 */
export function mergeSettings(
  device: Mirrored,
  base: Mirrored,
  server: Mirrored,
): { take: Partial<Mirrored>; send: Partial<Mirrored> } {
  const changedThere = MIRRORED.filter((name) => server[name] !== base[name])
  const changedHere = MIRRORED.filter((name) => !changedThere.includes(name) && device[name] !== base[name])
  return {
    take: picked(
      server,
      changedThere.filter((name) => server[name] !== device[name]),
    ),
    send: picked(device, changedHere),
  }
}

function picked(values: Mirrored, names: readonly (keyof Mirrored)[]): Partial<Mirrored> {
  return Object.fromEntries(names.map((name) => [name, values[name]]))
}
