import { queryOptions } from '@tanstack/react-query'
import {
  DismissedSuggestion,
  type Suggestion,
  Suggestions,
  TakenSuggestion,
} from '#shared/ifThens/suggestion.ts'
import type { OfflineSlice } from '#web/offline/offlineSlice.ts'
import { createWaitingStore, type WaitingStore } from '#web/offline/waitingStore.ts'
import { patchAnswer } from '#web/patchAnswer.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/workspace/slice.ts'
import { effectInShort } from './words.ts'

/** What a person did to a suggestion. `at` is ISO 8601. */
export type SuggestionChange = { kind: 'take' | 'dismiss'; id: string; at: string }

export type OpenSuggestions = OpenSlice & {
  /** Today's, as the server has them. */
  list: ReturnType<typeof listOf>
  waiting: WaitingStore<SuggestionChange, Suggestion>
}

/** What if-then plans suggest today. Taking and dismissing wait while there is no network. */
export const suggestionsSlice: Slice = { name: 'suggestions', open }

/** Whatever a plan waits for, or suggests. */
const TABLES = ['suggestions', 'if_thens', 'tasks', 'habits', 'habit_checkins', 'goals']

function open(context: SliceContext): OpenSuggestions {
  const { client, idle } = context
  const waiting = createWaitingStore<SuggestionChange, Suggestion>()
  const list = listOf(context)
  const known = () => client.getQueryData(list.queryKey) ?? []
  const put = (row: Suggestion) =>
    patchAnswer(client, list.queryKey, (rows) => rows.map((each) => (each.id === row.id ? row : each)))
  return {
    list,
    waiting,
    tables: TABLES,
    follow: async () => {
      await idle()
      void client.invalidateQueries({ queryKey: list.queryKey })
    },
    offline: offlineOf(context, {
      show: waiting.show,
      put,
      shown: (id) =>
        applied(
          known(),
          waiting.entries().map(({ change }) => change),
        ).find((row) => row.id === id),
    }),
  }
}

function listOf({ api, idle }: SliceContext) {
  return queryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ signal }) => {
      await idle() // an answer that overtakes a change on its way would show a step back
      return (await api.get('/api/suggestions', Suggestions, { signal })).items
    },
    meta: { kept: true },
  })
}

/** Suggestions with the changes that wait. */
export function applied(
  rows: readonly Suggestion[],
  changes: readonly SuggestionChange[],
): readonly Suggestion[] {
  const state = new Map(changes.map(({ id, kind }) => [id, kind === 'take' ? 'taken' : 'dismissed'] as const))
  return rows.map((row) => ({ ...row, state: state.get(row.id) ?? row.state }))
}

type Parts = Pick<OfflineSlice<SuggestionChange, Suggestion, Suggestion>, 'show' | 'shown' | 'put'>

function offlineOf(
  { api }: SliceContext,
  parts: Parts,
): OfflineSlice<SuggestionChange, Suggestion, Suggestion, null> {
  return {
    ...parts,
    name: 'suggestions',
    noun: 'suggestion',
    rowId: ({ id }) => id,
    creates: () => false,
    send: async ({ change: { kind, id } }) => {
      const address = `/api/suggestions/${id}/${kind}`
      const schema = kind === 'take' ? TakenSuggestion : DismissedSuggestion
      return (await api.post(address, {}, schema)).suggestion
    },
    arrived: (_entry, row) => parts.put(row),
    invert: () => null,
    madeAt: (change, at) => ({ ...change, at }),
    announce: ({ kind }, row) => {
      if (kind === 'dismiss') return { text: 'Suggestion dismissed', tier: 0 }
      if (row?.then.type === 'task') return { text: `“${row.then.title}” is planned for today` }
      return { text: 'Taken. Check the habit in when it is done.' }
    },
    stateAfter: ({ kind }) => (kind === 'take' ? 'taken' : 'dismissed'),
    describe: ({ kind }) => (kind === 'take' ? 'Taking it' : 'Dismissing it'),
    titleOf: ({ then }) => effectInShort(then),
    contested: () => [],
    replay: ([first]) => first?.before ?? undefined,
    isTyped: () => false,
    copyOf: () => null,
    createFrom: () => {
      throw new Error('A suggestion is made by its plan')
    },
    parse: () => null,
  }
}
