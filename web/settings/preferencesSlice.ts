import { Settings, type SettingsPatch } from '#shared/settings/settings.ts'
import { mergedNotify } from '#shared/settings/notify.ts'
import { offlineActions } from '#web/kit/offline/offlineActions.ts'
import type { WaitingStore } from '#web/kit/offline/waitingStore.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
import { settingsQuery } from './data.ts'

/** Settings that a person chose. `at` is ISO 8601. */
export type PreferenceChange = { kind: 'choose'; id: string; patch: SettingsPatch; at: string }

export type OpenPreferences = OpenSlice & { waiting: WaitingStore<PreferenceChange, Settings> }

/** Names its changes in the queue. */
export const PREFERENCES = 'preferences'

/** Settings as they are chosen: shown at once, kept on the device, and sent when the server answers (docs/rules/settings.md, Settings). */
export const preferencesSlice: Slice = { name: PREFERENCES, open }

function open({ api, client }: SliceContext): OpenPreferences {
  const offline = offlineActions<PreferenceChange, Settings>({
    name: PREFERENCES,
    rowId: ({ id }) => id,
    known: () => client.getQueryData<Settings>(settingsQuery.queryKey),
    apply: (settings, { patch }) => settings && withPatch(settings, patch),
    put: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
    send: ({ change: { patch } }) => api.patch('/api/settings', patch, Settings),
    words: { noun: 'setting', titleOf: () => 'Your settings', describe: () => 'A setting' },
  })
  return { offline, waiting: offline.waiting, tables: [], follow: () => {} }
}

/** The settings once a patch is made, by the server's rule. */
export function withPatch(
  settings: Settings,
  { version: _version, notify, ...patch }: SettingsPatch,
): Settings {
  return Object.assign({ ...settings }, patch, notify && { notify: mergedNotify(settings.notify, notify) })
}
