import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#web/kit/api.ts'
import { useWorkspace } from '#web/kit/workspace/workspace.ts'

/** Whether the person has habits: their code is not loaded for those without any. */
export function useHasHabits(): boolean {
  const api = useApi()
  const { slices } = useWorkspace()
  const known = useQueryClient().getQueryData<readonly unknown[]>(['habits', 'list'])
  const { data } = useQuery({
    queryKey: ['habits', 'any'],
    queryFn: ({ signal }) =>
      api.read('/api/habits?limit=1', (answer) => (answer as { items: unknown[] }).items.length > 0, {
        signal,
      }),
    enabled: !known?.length,
  })
  return slices.has('habits') || Boolean(known?.length) || data === true
}
