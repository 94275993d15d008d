import type { QueryClient } from '@tanstack/react-query'
import type { Settings } from '#shared/settings/settings.ts'
import { SETTINGS_KEY } from './settingsKey.ts'

/** The person's settings as far as this tab knows them, without asking. A copy of an earlier version lacks what came since. */
export function knownSettings(client: QueryClient): Partial<Settings> | undefined {
  return client.getQueryData<Partial<Settings>>(SETTINGS_KEY)
}
