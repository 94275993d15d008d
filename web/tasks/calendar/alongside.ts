import { createContext, type ReactNode, use } from 'react'

/** What another slice puts at a time of the plan. It is laid out with the tasks of its date. */
export type TimedAlongside = {
  id: string
  scheduled_time: string
  estimated_duration: number
  drawn: ReactNode
}

/** What other slices put into the plan beside tasks. Their code comes after the first load: until then there is nothing. */
export type Alongside = {
  /** A line over the plan. */
  above: ReactNode
  /** Dates that the agenda lists although no task is there. */
  dates: ReadonlySet<string>
  /** What belongs to a date and to no time of it. */
  anyTime: (date: string) => ReactNode
  /** What is shown at a time of a date: the same list until it changes. */
  timed: (date: string) => readonly TimedAlongside[]
  /** All of a date, as a list. */
  list: (date: string) => ReactNode
}

const NONE: readonly TimedAlongside[] = []
export const NOTHING_ALONGSIDE: Alongside = {
  above: null,
  dates: new Set(),
  anyTime: () => null,
  timed: () => NONE,
  list: () => null,
}

export const AlongsideContext = createContext(NOTHING_ALONGSIDE)

/** What is shown in the plan beside tasks. */
export function useAlongside(): Alongside {
  return use(AlongsideContext)
}
