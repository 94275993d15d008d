import { useSearchParameters } from '#web/kit/navigation.tsx'
import { useToday } from '#web/profile/today.ts'
import { addressOf, type AnalyticsPlace, placeIn } from './place.ts'

/** Where the analytics screen is, by the address. */
export function useAnalyticsPlace(): AnalyticsPlace {
  return placeIn(useSearchParameters(), useToday())
}

/** The address that lists what a number counts. @see rowsOfNumber for the names of numbers */
export function useNumberAddress(): (name: string) => string {
  const place = useAnalyticsPlace()
  return (name) => addressOf({ ...place, rows: name })
}
