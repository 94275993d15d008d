import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '#web/api.ts'
import { whenIdle } from '#web/whenIdle.ts'
import { useWorkspace } from '#web/workspace/workspace.ts'

/**
 * Whether the person has habits, found out once the first screen is drawn: the code of habits is not loaded for those
 * without any.
 */
export function useHasHabits(): boolean {
  const api = useApi()
  const { slices } = useWorkspace()
  const known = useQueryClient().getQueryData<readonly unknown[]>(['habits', 'list'])
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true)), [])
  const { data } = useQuery({
    queryKey: ['habits', 'any'],
    queryFn: ({ signal }) =>
      api.read('/api/habits?limit=1', (answer) => (answer as { items: unknown[] }).items.length > 0, {
        signal,
      }),
    enabled: isIdle && !known?.length,
  })
  return isIdle && (slices.has('habits') || Boolean(known?.length) || data === true)
}
