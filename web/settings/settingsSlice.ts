import { whenSettled } from '#web/kit/ui/loading/whenSettled.ts'
import type { Slice } from '#web/kit/workspace/slice.ts'
import { SETTINGS_KEY } from './settingsKey.ts'

/** Settings that belong to the person, whatever the device. */
export const settingsSlice: Slice = {
  name: 'settings',
  open: (context) => {
    const { client, idle } = context
    const mirror = new AbortController()
    whenSettled(
      () =>
        void import('./mirrorSettings.ts').then(
          (late) => late.mirrorSettings(context, mirror.signal),
          () => {}, // without a network: what is changed here meanwhile is found and sent at the next start
        ),
    )
    return {
      tables: ['settings'],
      follow: () => void idle().then(() => client.invalidateQueries({ queryKey: SETTINGS_KEY })),
      close: () => mirror.abort(),
    }
  },
}
