import { useApi } from '#web/kit/api.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useToday } from '#web/profile/today.ts'
import { useAwards } from './awards.ts'
import { useQueryClient } from '@tanstack/react-query'
import { knownSettings } from '#web/settings/knownSettings.ts'

/** Celebrates what the person's actions earned, where they want it: a new level, a streak of 7, 30, 100 or 365 days, a goal. */
export function Celebration() {
  const say = useToast()
  const api = useApi()
  const { id: personId } = useProfile()
  const today = useToday()
  const client = useQueryClient()
  useAwards((award, by, moment) => {
    const isWanted = knownSettings(client)?.achievementsEnabled !== false
    if (moment && isWanted) say({ tier: 2, about: by.about, ...moment })
    // Without the code nothing is celebrated, and the XP is earned all the same.
    if (award.xp > 0 || moment)
      void import('./celebrate.ts')
        .then(({ celebrate }) =>
          celebrate(award, { ...by, personId, today, api, say, isWanted, hasMoment: moment !== undefined }),
        )
        .catch(() => {})
  })
  return null
}
