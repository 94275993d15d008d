import { queryOptions } from '@tanstack/react-query'
import { pageSchema } from '#shared/entity/row.ts'
import {
  AnyRitual,
  type PutRitual,
  Ritual,
  type RitualKind,
  UNSAID,
  type UnsavedRitual,
} from '#shared/rituals/ritual.ts'
import { addDays } from '#shared/time/civil.ts'
import { type ActionOptions, offlineActions } from '#web/kit/offline/offlineActions.ts'
import type { WaitingStore } from '#web/kit/offline/waitingStore.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'

/** What a ritual is about: a local date, of a weekly review the first one of its week. */
export type RitualOf = { kind: RitualKind; date: string }
/** A ritual that was set, or what it would begin with. */
export type AnyRitualRow = Ritual | UnsavedRitual
type Moves = NonNullable<PutRitual['moves']>

/** What a person said of a day or a week. `back` undoes its moves; `at` is ISO 8601. */
export type RitualChange = RitualOf & { said: PutRitual; back: Moves; at: string }

export type OpenRituals = OpenSlice & {
  one: (of: RitualOf) => ReturnType<typeof oneOf>
  /** Those of the last two weeks. */
  recent: ReturnType<typeof recentOf>
  /** The newest weekly review, or nothing. */
  newestReview: ReturnType<typeof newestOf>
  waiting: WaitingStore<RitualChange, AnyRitualRow>
}

/** Rituals of the person. What is said waits while there is no network. */
export const ritualsSlice: Slice = { name: 'rituals', open }

const KEY = 'rituals'
/** What the facts of a ritual that is not set yet are made of, and rituals themselves. */
const TABLES = ['rituals', 'tasks', 'habits', 'habit_checkins', 'goals', 'xp_ledger']

function open(context: SliceContext): OpenRituals {
  const { client, idle } = context
  const one = (of: RitualOf) => oneOf(context, of)
  const offline = offlineOf(context, {
    known: (id) => {
      const [kind, date] = id.split(' ') as [RitualKind, string]
      return client.getQueryData(one({ kind, date }).queryKey)
    },
    put: (row) => {
      client.setQueryData(one(row).queryKey, row)
      if (row.kind === 'weekly_review')
        void client.invalidateQueries({ queryKey: newestOf(context).queryKey })
    },
  })
  return {
    one,
    recent: recentOf(context),
    newestReview: newestOf(context),
    waiting: offline.waiting,
    tables: TABLES,
    follow: async (changes) => {
      await idle()
      const isOwn = changes.some(({ table }) => table === 'rituals')
      void client.invalidateQueries({ queryKey: isOwn ? [KEY] : [KEY, 'one'] })
    },
    offline,
  }
}

function oneOf({ api, idle }: SliceContext, { kind, date }: RitualOf) {
  return queryOptions({
    queryKey: [KEY, 'one', kind, date],
    queryFn: async ({ signal }): Promise<AnyRitualRow> => {
      await idle()
      return api.get(`/api/rituals/${kind}/${date}`, AnyRitual, { signal })
    },
  })
}

const RECENT_DAYS = 14

function recentOf({ api, today }: SliceContext) {
  return queryOptions({
    queryKey: [KEY, 'list', 'recent'],
    queryFn: async ({ signal }) => {
      const from = addDays(today(), -RECENT_DAYS)
      return (await api.get(`/api/rituals?from=${from}`, pageSchema(Ritual), { signal })).items
    },
    meta: { kept: true },
  })
}

function newestOf({ api }: SliceContext) {
  return queryOptions({
    queryKey: [KEY, 'list', 'newest review'],
    queryFn: async ({ signal }) => {
      const page = await api.get('/api/rituals?kind=weekly_review&limit=1', pageSchema(Ritual), { signal })
      return page.items[0] ?? null
    },
    meta: { kept: true },
  })
}

/** A ritual with the changes that wait. */
export function said(row: AnyRitualRow, changes: readonly RitualChange[]): AnyRitualRow {
  return changes
    .filter(({ kind, date }) => kind === row.kind && date === row.date)
    .reduce<AnyRitualRow>(
      (before, { said: { moves: _moves, ...words } }) => ({ ...before, ...defined(words) }),
      row,
    )
}

function defined<Words extends object>(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as Words
}

type Rows = Pick<ActionOptions<RitualChange, AnyRitualRow>, 'known' | 'put'>

function offlineOf({ api }: SliceContext, rows: Rows) {
  return offlineActions<RitualChange, AnyRitualRow>({
    ...rows,
    name: 'rituals',
    rowId: ({ kind, date }) => `${kind} ${date}`,
    references: ({ said: { task_ids = [], moves = [] } }) => [
      ...task_ids,
      ...moves.map(({ task_id }) => task_id),
    ],
    apply: (row, change) => row && said(row, [change]),
    send: ({ change: { kind, date, said: words } }) => api.put(`/api/rituals/${kind}/${date}`, words, Ritual),
    invert: ({ kind, date, back, said: { moves = [] }, at }, before) => ({
      kind,
      date,
      said: { ...wordsOf(before), ...(back.length > 0 && { moves: back }) },
      back: moves,
      at,
    }),
    words: {
      noun: 'ritual',
      titleOf: ({ kind }) => NAMES[kind],
      describe: ({ kind }) => `Your ${NAMES[kind].toLowerCase()}`,
      announce: ({ kind, said: { skipped, moves = [] } }) => {
        if (skipped) return { text: `${NAMES[kind]} skipped`, tier: 0 }
        const moved =
          moves.length === 1 ? '. 1 task moves.' : moves.length > 1 ? `. ${moves.length} tasks move.` : ''
        return { text: `${NAMES[kind]} saved${moved}` }
      },
    },
  })
}

function wordsOf({ skipped, intention, note, mood, task_ids }: AnyRitualRow): Omit<PutRitual, 'moves'> {
  return { ...UNSAID, skipped, intention, note, mood, task_ids }
}

/** The rituals by name. */
export const NAMES: Record<RitualKind, string> = {
  morning_plan: 'Morning plan',
  evening_close: 'Evening close',
  weekly_review: 'Weekly review',
}
