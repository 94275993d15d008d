import { Plane } from 'lucide-react'
import { Banner } from '#web/kit/ui/Banner.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { zoneInWords } from './zones.ts'
import { isGamified } from './gamification.ts'

type TravelQuestionProps = {
  /** The zones of this device and of the profile. */
  here: string
  timezone: string
  busy: boolean
  onKeep: () => void
  onSwitch: () => void
}

/** Which of two time zones the person's days shall follow. */
export function TravelQuestion({ here, timezone, busy, onKeep, onSwitch }: TravelQuestionProps) {
  return (
    <Banner
      label="Time zone"
      icon={<Plane aria-hidden="true" />}
      tone="info"
      ways={
        <>
          <Button size="sm" busy={busy} onClick={onSwitch}>
            Switch to {zoneInWords(here)}
          </Button>
          <Button size="sm" look="plain" onClick={onKeep}>
            Keep {zoneInWords(timezone)}
          </Button>
        </>
      }
    >
      <p>
        This device is in {zoneInWords(here)}, your days follow {zoneInWords(timezone)}.
        {isGamified() && ' Your streak is safe either way.'}
      </p>
    </Banner>
  )
}
