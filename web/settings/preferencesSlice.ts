import { AppError } from '#shared/errors.ts'
import { Settings, type SettingsPatch } from '#shared/settings/settings.ts'
import { mergedNotify } from '#shared/settings/notify.ts'
import { mergedVacations, withoutVacation } from '#shared/settings/vacations.ts'
import type { DateRange } from '#shared/time/dateRange.ts'
import { offlineActions } from '#web/kit/offline/offlineActions.ts'
import type { WaitingStore } from '#web/kit/offline/waitingStore.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
import { settingsQuery } from './data.ts'

/** Settings that a person chose. `at` is ISO 8601. */
type Choice = { kind: 'choose'; id: string; patch: SettingsPatch; at: string }
/**
 * A vacation that a person added, or took back on a local date `today`. The server takes vacations as a whole, so what is sent follows
 * from those that it has by then: what other devices did meanwhile stays.
 */
type VacationChange = { id: string; vacation: DateRange; at: string } & (
  | { kind: 'add-vacation' }
  | { kind: 'remove-vacation'; today: string }
)
export type PreferenceChange = Choice | VacationChange

export type OpenPreferences = OpenSlice & { waiting: WaitingStore<PreferenceChange, Settings> }

/** Names its changes in the queue. */
export const PREFERENCES = 'preferences'

/** Settings as they are chosen: shown at once, kept on the device, and sent when the server answers (docs/rules/settings.md, Settings). */
export const preferencesSlice: Slice = { name: PREFERENCES, open }

function open({ api, client }: SliceContext): OpenPreferences {
  const known = () => client.getQueryData<Settings>(settingsQuery.queryKey)

  async function sendVacation(change: VacationChange): Promise<Settings> {
    const send = ({ vacations, version }: Settings) =>
      api.patch('/api/settings', { vacations: vacationsAfter(vacations, change), version }, Settings)
    try {
      return await send(known() ?? (await api.get('/api/settings', Settings)))
    } catch (error) {
      const newer =
        error instanceof AppError && error.code === 'conflict' && Settings.safeParse(error.details)
      if (!newer || !newer.success) throw error
      return send(newer.data)
    }
  }

  const offline = offlineActions<PreferenceChange, Settings>({
    name: PREFERENCES,
    rowId: ({ id }) => id,
    known,
    apply: (settings, change) => settings && withChange(settings, change),
    put: (settings) => client.setQueryData(settingsQuery.queryKey, settings),
    send: ({ change }) =>
      change.kind === 'choose' ? api.patch('/api/settings', change.patch, Settings) : sendVacation(change),
    words: { noun: 'setting', titleOf: () => 'Your settings', describe: () => 'A setting' },
  })
  return { offline, waiting: offline.waiting, tables: [], follow: () => {} }
}

/** The settings once a change is made, by the server's rule. */
export function withChange(settings: Settings, change: PreferenceChange): Settings {
  if (change.kind === 'choose') return withPatch(settings, change.patch)
  return { ...settings, vacations: vacationsAfter(settings.vacations, change) }
}

function vacationsAfter(vacations: readonly DateRange[], change: VacationChange): DateRange[] {
  return change.kind === 'add-vacation'
    ? mergedVacations([...vacations, change.vacation])
    : withoutVacation(vacations, change.vacation, change.today)
}

function withPatch(settings: Settings, { version: _version, notify, ...patch }: SettingsPatch): Settings {
  return Object.assign({ ...settings }, patch, notify && { notify: mergedNotify(settings.notify, notify) })
}
