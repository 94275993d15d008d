import { useEffect, useEffectEvent } from 'react'
import { PATHS } from '#shared/paths.ts'
import { goTo, useSearchParameters, useShownPath } from '#web/kit/navigation.tsx'

/** Opens the row that the address names (`?habit=<id>`, `?routine=<id>`), once it is known, and takes it out of the address. */
export function useNamed<Row extends { id: string }>(
  parameter: 'habit' | 'routine',
  rows: readonly Row[],
  open: (row: Row) => void,
): void {
  const named = useSearchParameters().get(parameter)
  const id = rows.find((row) => row.id === named)?.id
  const isOwn = useShownPath() === PATHS.habits
  const openRow = useEffectEvent(() => {
    goTo(isOwn ? PATHS.habits : `${PATHS.analytics}?tab=habits`, { replace: true })
    const row = rows.find((each) => each.id === id)
    if (row) open(row)
  })
  useEffect(() => {
    if (id !== undefined) openRow()
  }, [id])
}
