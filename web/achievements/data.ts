import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { AchievementList, MOST_PINNED } from '#shared/achievements/achievement.ts'
import { apiOf } from '#web/kit/api.ts'
import { type LoadState, loadStateOf } from '#web/kit/ui/loading/loadState.ts'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import type { Slice } from '#web/kit/workspace/slice.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { refusalOf } from '#web/people/usePeopleActions.ts'

const achievementsQuery = queryOptions({
  queryKey: ['achievements'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).get('/api/achievements', AchievementList, { signal })).items,
  meta: { kept: true },
})

/** Asks again when something was unlocked or earned, here or on another device: then the progress is another one, too. */
const achievementsSlice = {
  name: 'achievements',
  open: ({ client, idle }) => ({
    tables: ['achievement_unlocks', 'xp_ledger'],
    follow: () => void idle().then(() => client.invalidateQueries(achievementsQuery)),
  }),
} satisfies Slice

/** All achievements in their order, as this person sees them. */
export function useAchievements() {
  useLateSlice(achievementsSlice)
  const { data, isError, refetch } = useQuery(achievementsQuery)
  const load: LoadState = {
    state: loadStateOf(data !== undefined, isError),
    retry: () => void refetch(),
  }
  return { achievements: data ?? [], load }
}

/** Pins an unlocked achievement or unpins it: at most three are pinned. */
export function usePins() {
  const client = useQueryClient()
  const say = useToast()
  const { achievements } = useAchievements()
  const pinned = achievements.flatMap(({ id, pinned: isPinned }) => (isPinned ? [id] : []))
  const { mutate, isPending } = useMutation({
    mutationFn: (ids: readonly string[]) =>
      apiOf(client).put('/api/achievements/pinned', { ids }, AchievementList),
    onSuccess: ({ items }) => client.setQueryData(achievementsQuery.queryKey, items),
    onError: (error) => say({ text: refusalOf(error), tone: 'danger' }),
  })
  return {
    isBusy: isPending,
    isFull: pinned.length >= MOST_PINNED,
    toggle: (id: string) =>
      mutate(pinned.includes(id) ? pinned.filter((other) => other !== id) : [...pinned, id]),
  }
}
