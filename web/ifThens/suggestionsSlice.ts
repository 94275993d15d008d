import { queryOptions } from '@tanstack/react-query'
import {
  DismissedSuggestion,
  type Suggestion,
  Suggestions,
  TakenSuggestion,
} from '#shared/ifThens/suggestion.ts'
import { type ActionOptions, offlineActions, rowsWithActions } from '#web/kit/offline/offlineActions.ts'
import type { WaitingStore } from '#web/kit/offline/waitingStore.ts'
import { patchAnswer } from '#web/kit/patchAnswer.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
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
  const list = listOf(context)
  const offline = offlineOf(context, {
    known: (id) => client.getQueryData(list.queryKey)?.find((row) => row.id === id),
    put: (row) =>
      patchAnswer(client, list.queryKey, (rows) => rows.map((each) => (each.id === row.id ? row : each))),
  })
  return {
    list,
    waiting: offline.waiting,
    tables: TABLES,
    follow: async () => {
      await idle()
      void client.invalidateQueries({ queryKey: list.queryKey })
    },
    offline,
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

const rowId = ({ id }: SuggestionChange) => id
const apply = (row: Suggestion | undefined, { kind }: SuggestionChange): Suggestion | undefined =>
  row && { ...row, state: kind === 'take' ? 'taken' : 'dismissed' }

/** Suggestions with the changes that wait. */
export function applied(
  rows: readonly Suggestion[],
  changes: readonly SuggestionChange[],
): readonly Suggestion[] {
  return rowsWithActions(rows, changes, { rowId, apply })
}

type Rows = Pick<ActionOptions<SuggestionChange, Suggestion>, 'known' | 'put'>

function offlineOf({ api }: SliceContext, rows: Rows) {
  return offlineActions<SuggestionChange, Suggestion>({
    ...rows,
    name: 'suggestions',
    rowId,
    apply,
    send: async ({ change: { kind, id } }) => {
      const address = `/api/suggestions/${id}/${kind}`
      const schema = kind === 'take' ? TakenSuggestion : DismissedSuggestion
      return (await api.post(address, {}, schema)).suggestion
    },
    words: {
      noun: 'suggestion',
      titleOf: ({ then }) => effectInShort(then),
      describe: ({ kind }) => (kind === 'take' ? 'Taking it' : 'Dismissing it'),
      announce: ({ kind }, row) => {
        if (kind === 'dismiss') return { text: 'Suggestion dismissed', tier: 0 }
        if (row?.then.type === 'task') return { text: `“${row.then.title}” is planned for today` }
        return { text: 'Taken. Check the habit in when it is done.' }
      },
    },
  })
}
