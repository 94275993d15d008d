import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AppError } from '#shared/errors.ts'
import { Availability, type PutAvailability } from '#shared/planning/availability.ts'
import { useApi } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { availabilitySlice, type OpenAvailability } from './availabilitySlice.ts'

/** When the person has time, kept on the device, and how far that is loaded. */
export function useAvailability(): { availability: Availability | undefined; load: LoadState } {
  const { data, isError, refetch } = useQuery(useLateSlice<OpenAvailability>(availabilitySlice).query)
  return {
    availability: data,
    load: { state: loadStateOf(data !== undefined, isError), retry: () => void refetch() },
  }
}

/** Sets all of it. Where another device was faster the error is `conflict`, and what that one set is known from then on. */
export function useSetAvailability() {
  const api = useApi()
  const client = useQueryClient()
  const { queryKey } = useLateSlice<OpenAvailability>(availabilitySlice).query
  return useMutation<Availability, Error, PutAvailability>({
    mutationFn: (values) => api.put('/api/availability', values, Availability),
    onSuccess: (row) => client.setQueryData(queryKey, row),
    onError: (error) => {
      if (!(error instanceof AppError) || error.code !== 'conflict') return
      const current = Availability.safeParse(error.details)
      if (current.success) client.setQueryData(queryKey, current.data)
    },
  })
}
