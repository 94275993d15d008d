import { queryOptions, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Import, ImportPage } from '#shared/imports/import.ts'
import { apiOf } from '#web/kit/api.ts'

/** A file of 50 MB over a slow line takes minutes, and reading it some seconds. Milliseconds. */
const LONGEST_MS = 10 * 60_000

const importsQuery = queryOptions({
  queryKey: ['imports'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).get('/api/imports?limit=5', ImportPage, { signal })).items,
})

/** What was imported lately, newest first. Suspends. */
export function useImports(): Import[] {
  return useSuspenseQuery(importsQuery).data.filter(({ status }) => status === 'done' || status === 'undone')
}

/** Lets a file be looked at. Its errors are the mutation's. */
export function usePreview() {
  const client = useQueryClient()
  return useMutation<Import, Error, File>({
    mutationFn: (file) =>
      apiOf(client).upload('/api/imports?source=auto', file, Import, { timeoutMs: LONGEST_MS }),
  })
}

/** Writes what a preview has shown, or takes it back. Everything is read anew afterwards. */
export function useImportAction(action: 'apply' | 'undo') {
  const client = useQueryClient()
  return useMutation<Import, Error, string>({
    mutationFn: (id) =>
      apiOf(client).post(`/api/imports/${id}/${action}`, {}, Import, { timeoutMs: LONGEST_MS }),
    onSettled: () => client.invalidateQueries(),
  })
}
