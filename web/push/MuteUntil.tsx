import { addDays } from '#shared/time/civil.ts'
import { instantOf } from '#shared/time/instantOf.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { formatDateTime } from '#web/security/formatTime.ts'
import { useChooseSettings, useChosenSettings } from '#web/settings/useChooseSettings.ts'
import type { Settings } from '#shared/settings/settings.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'
import styles from './Push.module.css'

const MORNING = '08:00'

/** No push and no mail for a while; the bell keeps what comes. */
export function MuteUntil() {
  const { settings } = useChosenSettings()
  return settings && <Mute settings={settings} />
}

function Mute({ settings }: { settings: Settings }) {
  const { timezone } = useProfile()
  const today = useToday()
  const now = useNow(30_000)
  const { choose } = useChooseSettings(settings)
  const set = (muted_until: string | null) => choose({ muted_until })
  const until = settings.muted_until
  if (until !== null && new Date(until) > now)
    return (
      <fieldset className={styles.mute} aria-label="Mute">
        <output>Muted until {formatDateTime(until, timezone)}. The bell keeps what comes.</output>
        <Button onClick={() => set(null)}>Unmute</Button>
      </fieldset>
    )
  const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
  return (
    <fieldset className={styles.mute} aria-label="Mute">
      <span>Mute for</span>
      <Button onClick={() => set(inHours(1))}>An hour</Button>
      <Button onClick={() => set(instantOf(addDays(today, 1), MORNING, timezone))}>
        Until tomorrow, {shownTime(MORNING)}
      </Button>
      <Button onClick={() => set(inHours(7 * 24 - 1))}>A week</Button>
    </fieldset>
  )
}
