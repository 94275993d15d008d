import type { QueryClient } from '@tanstack/react-query'
import { Profile } from '#shared/profile/profile.ts'
import { type Api, bindApi, createApi, type Transport } from '#web/kit/api.ts'
import { currentSession, howItEnded, onSessionChange } from '#web/auth/session.ts'
import { isDemo } from '#web/demo/mode.ts'
import { forgetEarlyAnswers, takeEarlyAnswer } from '#web/early/earlyAnswers.ts'
import { forgetOthers, openDeviceStore } from '#web/kit/offline/store.ts'
import { todayOf } from '#web/profile/today.ts'
import { followChanges } from '#web/kit/realtime/followChanges.ts'
import { SLICES } from '#web/slices.ts'
import { dispatchChanges } from '#web/kit/workspace/dispatchChanges.ts'
import { openWorkspace, type Workspace } from '#web/kit/workspace/workspace.ts'
import { forgetEntriesOf } from './forgetEntries.ts'
import { keepAnswers } from './keepAnswers.ts'
import { createQueryClient } from './queryClient.ts'
import { keepRefetching, refetchFailed } from './refetchFailed.ts'

/** What is open for the signed-in person. */
export type OpenPerson = { client: QueryClient; workspace: Workspace }

type Opening = {
  userId: string
  person: Promise<OpenPerson>
  opened: OpenPerson | null
  close: () => Promise<void>
}

let open: Opening | null = null

/** What is open for a person already; null while it is being opened. */
export function openedPerson(userId: string): OpenPerson | null {
  return open?.userId === userId ? open.opened : null
}

/**
 * Opens what this device has kept of a person, their changes that wait, and the stream of changes from the server. All of it
 * calls the server for this person alone, and ends with their session.
 */
export function openPerson(userId: string): Promise<OpenPerson> {
  if (open?.userId === userId) return open.person
  void open?.close()
  const api = createApi(userId, isDemo() ? toDemo : network)
  const opening = begin(api)
  const current: Opening = {
    userId,
    person: opening,
    opened: null,
    close: async () => {
      api.end()
      const { stop, client, workspace } = await opening
      stop()
      client.clear()
      if (howItEnded() !== 'expired') {
        forgetEntriesOf(userId)
        for (const slice of workspace.slices.values()) slice.forget?.()
      }
      await workspace.device.forgetAnswers().catch(() => {}) // it was erased, or the next person's start tries again
    },
  }
  open = current
  void opening.then((person) => (current.opened = person)).catch(() => {}) // drawing it says what is wrong
  return opening
}

async function begin(api: Api) {
  const { account: userId } = api
  const device = await openDeviceStore(userId)
  const client = createQueryClient()
  bindApi(client, api)
  const stopKeeping = await keepAnswers(client, device)
  void forgetOthers(userId).catch(() => {}) // tried again the next time
  const workspace = await openWorkspace({
    userId,
    api,
    client,
    device,
    today: () => todayOf(client),
    definitions: SLICES,
    late: async () => (await import('#web/lateSlices.ts')).LATE_SLICES,
    isServerUp: () => api.get('/api/profile', Profile).then(Boolean, () => false),
  })
  const stops = [stopKeeping, follow(workspace), keepRefetching(client), workspace.close]
  const stop = () => stops.forEach((each) => each())
  return { client, workspace, stop }
}

const network: Transport = (path, request) => takeEarlyAnswer(path, request) ?? fetch(path, request)

async function toDemo(path: string, request: RequestInit): Promise<Response> {
  return (await import('#web/demo/demoServer.ts')).fetchFromDemo(path, request)
}

function follow(workspace: Workspace): () => void {
  const { api, client, queue } = workspace
  return followChanges(api, {
    onChanges: (changes) => {
      forgetEarlyAnswers() // they may be from before these changes
      dispatchChanges(workspace, changes)
    },
    onMissed: () => {
      forgetEarlyAnswers()
      void client.invalidateQueries()
      queue.wake()
    },
    onReachable: () => {
      void refetchFailed(client)
      queue.wake()
    },
  })
}

// What can be read of a person goes with their session. Changes that were not sent stay, unless they signed out (signOut.ts).
onSessionChange(() => {
  if (!open || currentSession()?.user.id === open.userId) return
  void open.close()
  open = null
})
