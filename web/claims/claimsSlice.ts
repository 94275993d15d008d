import { queryOptions } from '@tanstack/react-query'
import { Claim, ClaimPage } from '#shared/claims/claim.ts'
import { uploadPicture } from '#web/files/uploadPicture.ts'
import type { Api } from '#web/kit/api.ts'
import { type ActionOptions, offlineActions } from '#web/kit/offline/offlineActions.ts'
import type { WaitingStore } from '#web/kit/offline/waitingStore.ts'
import { patchAnswer } from '#web/kit/patchAnswer.ts'
import type { OpenSlice, Slice, SliceContext } from '#web/kit/workspace/slice.ts'
import { afterAction, type ClaimAction, type ProofPicture } from './claimAction.ts'

export type ClaimRole = 'owner' | 'witness'

export type OpenClaims = OpenSlice & {
  /** The newest claims as the server has them: the person's own, or those that they may judge and that are open. */
  list: ReturnType<typeof listsOf>
  waiting: WaitingStore<ClaimAction, Claim>
}

/** Claims of the person and of those whom they witness. Proofs and verdicts wait while there is no network. */
export const claimsSlice: Slice = { name: 'claims', open }

/** So many are shown of each. */
const SHOWN = 100

function open(context: SliceContext): OpenClaims {
  const { client, idle } = context
  const list = listsOf(context)
  const queries = [list('owner'), list('witness')]
  const offline = offlineOf(context, {
    known: (id) =>
      queries.flatMap(({ queryKey }) => client.getQueryData(queryKey) ?? []).find((row) => row.id === id),
    put: (row) => {
      for (const { queryKey } of queries)
        patchAnswer(client, queryKey, (rows) => rows.map((each) => (each.id === row.id ? row : each)))
    },
  })
  return {
    list,
    waiting: offline.waiting,
    tables: ['claims'],
    follow: async () => {
      await idle()
      void client.invalidateQueries({ queryKey: ['claims'] })
    },
    offline,
  }
}

function listsOf({ api, idle }: SliceContext) {
  return (role: ClaimRole) =>
    queryOptions({
      queryKey: ['claims', role],
      queryFn: async ({ signal }) => {
        await idle() // an answer that overtakes a change on its way would show a step back
        const state = role === 'witness' ? '&state=open' : ''
        return (await api.get(`/api/claims?role=${role}${state}&limit=${SHOWN}`, ClaimPage, { signal })).items
      },
      meta: { kept: true },
    })
}

type Rows = Pick<ActionOptions<ClaimAction, Claim>, 'known' | 'put'>

function offlineOf({ api }: SliceContext, rows: Rows) {
  return offlineActions<ClaimAction, Claim>({
    ...rows,
    name: 'claims',
    rowId: ({ id }) => id,
    apply: afterAction,
    references: (action) => (action.kind === 'prove' && action.task_id !== null ? [action.task_id] : []),
    send: ({ change }) => send(api, change),
    words: {
      noun: 'claim',
      titleOf: ({ title }) => title,
      describe: ({ kind }) => DESCRIBED[kind],
      announce: ({ kind }) => ({ text: ANNOUNCED[kind] }),
    },
  })
}

const DESCRIBED: Record<ClaimAction['kind'], string> = {
  prove: 'Your proof',
  confirm: 'Confirming',
  decline: 'Declining',
  dispute: 'Your objection',
}
const ANNOUNCED: Record<ClaimAction['kind'], string> = {
  prove: 'Your proof is on its way',
  confirm: 'Confirmed. They will see it.',
  decline: 'Declined. Nothing is taken from them.',
  dispute: 'It will be looked at once more',
}

async function send(api: Api, action: ClaimAction): Promise<Claim> {
  const { id, kind, note } = action
  switch (kind) {
    case 'confirm':
    case 'decline':
      return api.post(`/api/claims/${id}/${kind}`, { note }, Claim)
    case 'dispute':
      return api.post(`/api/claims/${id}/dispute`, { note, ...(await uploaded(api, action)) }, Claim)
    case 'prove': {
      const claim = action.task_id === null ? id : await claimOfTask(api, action.task_id)
      return api.post(`/api/claims/${claim}/proof`, { note, ...(await uploaded(api, action)) }, Claim)
    }
  }
}

/** Uploads the picture of a proof first; one that is there already is not made again. */
async function uploaded(
  api: Api,
  { picture }: { picture: ProofPicture | null },
): Promise<{ file_id?: string }> {
  if (picture === null) return {}
  await uploadPicture(api, picture.bytes, { id: picture.id, purpose: 'proof' })
  return { file_id: picture.id }
}

/** The claim that the completion of a task has opened: it has its id from the server. */
async function claimOfTask(api: Api, taskId: string): Promise<string> {
  const { items } = await api.get(`/api/claims?role=owner&limit=${SHOWN}`, ClaimPage)
  // Without one the server says that there is no such claim.
  return items.find(({ task_id }) => task_id === taskId)?.id ?? taskId
}
