import { useState } from 'react'
import { fittingSettings } from '#shared/settings/fittingSettings.ts'
import type { Settings, SettingsPatch } from '#shared/settings/settings.ts'
import { serverNow } from '#web/kit/serverClock.ts'
import { useWaiting } from '#web/kit/offline/waitingStore.ts'
import { fieldErrorsOf } from '#web/kit/fieldErrors.ts'
import { useMakeChange } from '#web/kit/workspace/makeChange.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import type { LoadState } from '#web/kit/ui/loading/loadState.ts'
import { useToday } from '#web/profile/today.ts'
import { useSettings } from './data.ts'
import {
  type OpenPreferences,
  type PreferenceChange,
  PREFERENCES,
  preferencesSlice,
  withChange,
} from './preferencesSlice.ts'

/** The person's settings with what waits to be sent, and how far they are loaded. */
export function useChosenSettings(): { settings: Settings | undefined; load: LoadState } {
  const { settings, load } = useSettings()
  const waiting = useWaiting(useLateSlice<OpenPreferences>(preferencesSlice).waiting)
  return {
    settings: settings && waiting.reduce((shown, { change }) => withChange(shown, change), settings),
    load,
  }
}

type SettingChange = {
  /** Shows a choice at once and saves it; what does not fit is refused beside its field, and not sent. */
  choose: (patch: SettingsPatch) => void
  /** Why the last choice was refused, by field. */
  refusals: Readonly<Record<string, string>>
  /** How often something was saved here: each time a tick is shown. */
  saves: number
}

/** Changes settings. @param settings as they are shown */
export function useChooseSettings(settings: Settings): SettingChange {
  const make = useMakeChange<PreferenceChange>(PREFERENCES)
  const today = useToday()
  const [refusals, setRefusals] = useState<Record<string, string>>({})
  const [saves, setSaves] = useState(0)
  return {
    refusals,
    saves,
    choose(patch) {
      const now = new Date(serverNow())
      try {
        fittingSettings(patch, settings, { now, today })
      } catch (error) {
        setRefusals(fieldErrorsOf(error))
        return
      }
      setRefusals({})
      setSaves((count) => count + 1)
      make({ kind: 'choose', id: settings.id, patch, at: now.toISOString() }, { quiet: true, seen: settings })
    },
  }
}
