import { QueryObserver } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { SETTINGS_FIELDS, Settings } from '#shared/settings/settings.ts'
import { chooseLook, currentLook, onLook } from '#web/app/theme.ts'
import { isDemo } from '#web/demo/mode.ts'
import type { SliceContext } from '#web/kit/workspace/slice.ts'
import { settingsQuery } from './data.ts'
import { onSwitch, readSwitch, setSwitch, SHORTCUTS, SOUND } from './deviceSwitch.ts'
import { mergeSettings, type Mirrored, mirroredOf, NEVER_MET } from './mergeSettings.ts'
import { GAMIFICATION } from './gamification.ts'
import { chooseTimeFormat, currentTimeFormat, onTimeFormat } from '#web/kit/ui/time/timeFormat.ts'

/**
 * Keeps the look, the clock, gamification, sounds and keys of this device and the person's settings on the server the same. The device's own values show
 * first and are changed at once, also offline; what was changed here meanwhile is sent when the server answers again.
 */
export function mirrorSettings({ api, client }: Pick<SliceContext, 'api' | 'client'>, ended: AbortSignal) {
  if (ended.aborted) return
  const observer = new QueryObserver(client, settingsQuery)
  let base: Mirrored | null = null
  let isBusy = false

  const reconcile = () => {
    const server = observer.getCurrentResult().data
    if (!server || isBusy || ended.aborted) return
    const there = mirroredOf(server)
    // A demo has settings of its own, which are not to change how this device looks.
    const { take, send } = mergeSettings(deviceValues(), base ?? (isDemo() ? there : agreed()), there)
    base = there
    isBusy = true // each part that is set here calls back
    if (Object.keys(take).length > 0) setDevice({ ...deviceValues(), ...take })
    isBusy = false
    agree(there)
    if (Object.keys(send).length > 0) void tell(send)
  }

  async function tell(send: Partial<Mirrored>) {
    isBusy = true
    const settings = await api.patch('/api/settings', send, Settings).catch(() => null)
    isBusy = false
    if (!settings || ended.aborted) return // the next answer or change tries again
    base = mirroredOf(settings)
    agree(base)
    client.setQueryData(settingsQuery.queryKey, settings)
    reconcile()
  }

  const stops = [
    observer.subscribe(reconcile),
    onLook(reconcile),
    onSwitch(reconcile),
    onTimeFormat(reconcile),
  ]
  addEventListener('online', reconcile, { signal: ended })
  ended.addEventListener('abort', () => stops.forEach((stop) => stop()))
  reconcile()
}

function deviceValues(): Mirrored {
  const { mode, theme } = currentLook()
  return {
    darkMode: mode === 'system' ? null : mode === 'dark',
    themeColor: theme,
    time_format: currentTimeFormat(),
    soundEnabled: readSwitch(SOUND),
    single_key_shortcuts: readSwitch(SHORTCUTS),
    gamificationEnabled: readSwitch(GAMIFICATION),
  }
}

function setDevice(values: Mirrored): void {
  const { darkMode, themeColor } = values
  setSwitch(SOUND, values.soundEnabled)
  setSwitch(SHORTCUTS, values.single_key_shortcuts)
  setSwitch(GAMIFICATION, values.gamificationEnabled)
  chooseTimeFormat(values.time_format)
  chooseLook({ mode: darkMode === null ? 'system' : darkMode ? 'dark' : 'light', theme: themeColor })
}

/** Local storage: what this device and a server last agreed on. It stays at sign-out, as the look does. */
const KEY = 'goal-crusher.settings'
const { darkMode, themeColor, time_format, soundEnabled, single_key_shortcuts, gamificationEnabled } =
  SETTINGS_FIELDS
/** What came since an earlier version is not in what that one has kept. */
const Agreed = z.partial(
  z.object({
    darkMode: darkMode.schema,
    themeColor: themeColor.schema,
    time_format: time_format.schema,
    soundEnabled: soundEnabled.schema,
    single_key_shortcuts: single_key_shortcuts.schema,
    gamificationEnabled: gamificationEnabled.schema,
  }),
)

function agreed(): Mirrored {
  try {
    return { ...NEVER_MET, ...Agreed.parse(JSON.parse(localStorage.getItem(KEY) ?? '')) }
  } catch {
    return NEVER_MET
  }
}

function agree(values: Mirrored): void {
  if (isDemo()) return
  try {
    localStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // Without storage the device meets the server anew each time.
  }
}
