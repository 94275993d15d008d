import type { QueryClient } from '@tanstack/react-query'
import { PATHS } from '#shared/paths.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { currentSession, howItEnded, onSessionChange } from '#web/auth/session.ts'
import { isDemo } from '#web/demo/mode.ts'
import { forgetOthers, openDeviceStore } from '#web/offline/store.ts'
import { profileQuery } from '#web/profile/data.ts'
import { statsQuery } from '#web/progress/data.ts'
import { followChanges } from '#web/realtime/followChanges.ts'
import { keepParts } from '#web/tasks/keepParts.ts'
import { partQuery } from '#web/tasks/lists.ts'
import { monthPart } from '#web/tasks/parts.ts'
import { forgetDraft } from '#web/tasks/taskDraft.ts'
import { openWorkspace, type Workspace } from '#web/tasks/workspace.ts'
import { setTransport } from '#web/transport.ts'
import { keepAnswers } from './keepAnswers.ts'
import { createQueryClient } from './queryClient.ts'

/** Everything that stands open for the signed-in person. */
export type OpenPerson = { client: QueryClient; workspace: Workspace }

let open: { userId: string; person: Promise<OpenPerson>; close: () => Promise<void> } | null = null

/** Opens a person's things on this device: what was kept, what waits to be sent, and the line to the server. */
export function openPerson(userId: string): Promise<OpenPerson> {
  if (open?.userId === userId) return open.person
  void open?.close()
  const opening = begin(userId)
  open = {
    userId,
    person: opening,
    close: async () => {
      const { stop, client, workspace } = await opening
      stop()
      client.clear()
      if (howItEnded() !== 'expired') forgetDraft(userId)
      await workspace.store.forgetAnswers()
    },
  }
  return opening
}

async function begin(userId: string) {
  setTransport(isDemo() ? toDemo : null)
  const store = await openDeviceStore(userId)
  const client = createQueryClient()
  const stopKeeping = await keepAnswers(client, store)
  void forgetOthers(userId).catch(() => {}) // the next time will do
  void client.prefetchQuery(profileQuery)
  void client.prefetchQuery(statsQuery)
  const workspace = await openWorkspace(userId, client, store)
  fetchMonthAhead(workspace)
  const stops = [stopKeeping, keepParts(workspace), followChanges(workspace), workspace.close]
  const stop = () => stops.forEach((each) => each())
  return { client, workspace, stop }
}

async function toDemo(path: string, request: RequestInit): Promise<Response> {
  return (await import('#web/demo/demoServer.ts')).fetchFromDemo(path, request)
}

/** The month that the dashboard will show is asked for beside the profile, not after it. */
function fetchMonthAhead(workspace: Workspace) {
  if (location.pathname !== PATHS.dashboard) return
  const asked = new URLSearchParams(location.search).get('date') ?? ''
  const date = CivilDate.safeParse(asked).success ? asked : Temporal.Now.plainDateISO().toString()
  void workspace.client.prefetchQuery(partQuery(workspace, monthPart(date.slice(0, 7))))
}

// Whoever signs out leaves nothing to read on this device; changes that were not sent wait for the next sign-in.
onSessionChange(() => {
  if (!open || currentSession()?.user.id === open.userId) return
  void open.close()
  open = null
})
