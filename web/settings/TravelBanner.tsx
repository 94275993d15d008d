import { useState } from 'react'
import { useProfile } from '#web/profile/data.ts'
import { useUpdateProfile } from '#web/profile/useUpdateProfile.ts'
import { ZONE_KEPT_KEY } from '#web/profile/profileSlice.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { TravelQuestion } from './TravelQuestion.tsx'
import { zoneInWords, zoneOfDevice } from './zones.ts'

/** Offers to switch when this device is in another time zone than the profile (docs/rules/time.md, Time and dates). Asks once a zone. */
export function TravelBanner() {
  const { timezone } = useProfile()
  const update = useUpdateProfile()
  const say = useToast()
  const here = zoneOfDevice()
  const question = `${here} ${timezone}`
  const [answered, setAnswered] = useState(() => localStorage.getItem(ZONE_KEPT_KEY))
  if (sameZone(here, timezone) || answered === question) return null

  const keep = () => {
    localStorage.setItem(ZONE_KEPT_KEY, question)
    setAnswered(question)
  }
  const change = () =>
    update.mutate(
      { timezone: here },
      { onSuccess: () => say({ text: `Your days now follow ${zoneInWords(here)}.`, tone: 'success' }) },
    )
  return (
    <TravelQuestion here={here} timezone={timezone} busy={update.isPending} onKeep={keep} onSwitch={change} />
  )
}

/** Some zones have two names, which the browser treats as one. */
function sameZone(one: string, other: string): boolean {
  const canonical = (zone: string) =>
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  return one === other || canonical(one) === canonical(other)
}
