import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { initialValues } from '#shared/entity/fields.ts'
import { Settings, SETTINGS_FIELDS, type SettingsPatch } from '#shared/settings/settings.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loadState.ts'
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

/**
 * Changes settings once the server has taken them. A refusal is the mutation's `error`, with the fields in its `details`;
 * where another device was faster the screen then shows what that one set.
 */
export function useUpdateSettings() {
  const client = useQueryClient()
  return useMutation<Settings, Error, SettingsPatch>({
    mutationFn: (patch) => apiOf(client).patch('/api/settings', patch, Settings),
    scope: { id: 'settings' },
    onError: (error) => {
      const current =
        error instanceof AppError && error.code === 'conflict' && Settings.safeParse(error.details)
      if (current && current.success) client.setQueryData(settingsQuery.queryKey, current.data)
    },
    onSuccess: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
  })
}
