import { Plane } from 'lucide-react'
import { useUpdateProfile } from '#web/profile/data.ts'
import { Button } from '#web/ui/Button.tsx'
import { useToast } from '#web/ui/Toast.tsx'
import { zoneInWords } from './zones.ts'
import styles from './TravelQuestion.module.css'

type TravelQuestionProps = {
  /** The zones of this device and of the profile. */
  here: string
  timezone: string
  onKeep: () => void
}

/** Which of two time zones the person's days shall follow. */
export function TravelQuestion({ here, timezone, onKeep }: TravelQuestionProps) {
  const update = useUpdateProfile()
  const say = useToast()
  const change = () =>
    update.mutate(
      { timezone: here },
      { onSuccess: () => say({ text: `Your days now follow ${zoneInWords(here)}.`, tone: 'success' }) },
    )
  return (
    <aside className={styles.banner} aria-label="Time zone">
      <Plane aria-hidden="true" />
      <p>
        This device is in {zoneInWords(here)}, your days follow {zoneInWords(timezone)}. Your streak is safe
        either way.
      </p>
      <div className={styles.ways}>
        <Button size="sm" busy={update.isPending} onClick={change}>
          Switch to {zoneInWords(here)}
        </Button>
        <Button size="sm" look="plain" onClick={onKeep}>
          Keep {zoneInWords(timezone)}
        </Button>
      </div>
    </aside>
  )
}
