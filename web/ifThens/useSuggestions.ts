import { useQuery } from '@tanstack/react-query'
import type { Suggestion } from '#shared/ifThens/suggestion.ts'
import { useWaiting } from '#web/kit/offline/waitingStore.ts'
import { useNewDay } from '#web/profile/today.ts'
import { useMakeChange } from '#web/kit/workspace/makeChange.ts'
import { useLateSlice } from '#web/kit/workspace/workspace.ts'
import { applied, type OpenSuggestions, type SuggestionChange, suggestionsSlice } from './suggestionsSlice.ts'

/** A moment that a plan waits for is named by no event: it is looked for this often. Milliseconds. */
const LOOK_AGAIN_MS = 5 * 60_000

/** What plans suggest today, with the changes that wait. */
export function useSuggestions(): readonly Suggestion[] {
  const { list, waiting } = useLateSlice<OpenSuggestions>(suggestionsSlice)
  const { data = [], refetch } = useQuery({ ...list, refetchInterval: LOOK_AGAIN_MS })
  useNewDay(() => void refetch())
  return applied(
    data,
    useWaiting(waiting).map(({ change }) => change),
  )
}

/** Takes or dismisses a suggestion: on screen at once, then sent. */
export function useSettleSuggestion(): (kind: SuggestionChange['kind'], suggestion: Suggestion) => void {
  useLateSlice(suggestionsSlice)
  const make = useMakeChange<SuggestionChange>('suggestions')
  return (kind, seen) => make({ kind, id: seen.id, at: new Date().toISOString() }, { seen })
}
