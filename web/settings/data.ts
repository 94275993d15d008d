import { queryOptions, useQuery } from '@tanstack/react-query'
import { initialValues } from '#shared/entity/fields.ts'
import { Settings, SETTINGS_FIELDS } from '#shared/settings/settings.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { SETTINGS_KEY } from './settingsKey.ts'

export const settingsQuery = queryOptions({
  queryKey: SETTINGS_KEY,
  queryFn: ({ client, signal }) => apiOf(client).get('/api/settings', Settings, { signal }),
  select: complete,
  meta: { kept: true },
})

/** The person's settings, kept on the device, and how far they are loaded. */
export function useSettings(): { settings: Settings | undefined; load: LoadState } {
  const { data, isError, refetch } = useQuery(settingsQuery)
  return {
    settings: data,
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
  }
}

/** A copy that the device keeps from an earlier version lacks the settings that came since. */
function complete(settings: Settings): Settings {
  return Object.assign({ data_training_consent_at: null }, initialValues(SETTINGS_FIELDS), settings)
}
