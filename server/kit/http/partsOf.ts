import { sharedTablesOf } from '#server/kit/audience/audience.ts'
import type { Deps } from '#server/deps.ts'
import { followRowsOf } from '#server/kit/facts/followRows.ts'
import { leavingOf } from './leaving.ts'
import type { Slice } from './slice.ts'

/** What slices do for each other without knowing each other: when a person leaves, when a row changes, when something happens. */
export function partsOf(
  slices: readonly Slice[],
): Pick<Deps, 'leaving' | 'shared' | 'follows' | 'followsBatched' | 'followRows'> {
  return {
    leaving: leavingOf(slices),
    shared: sharedTablesOf(slices),
    follows: slices.flatMap(({ follows = [] }) => follows),
    followsBatched: slices.flatMap(({ followsBatched = [] }) => followsBatched),
    followRows: followRowsOf(slices),
  }
}
