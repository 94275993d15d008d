import type { Waiting } from './entry.ts'
import type { Outgoing } from './sendNext.ts'

/**
 * Makes this tab agree with what the device holds: a tab that ended may not have sent its messages about it.
 *
 * A change that another tab took out has arrived, was refused or discarded. It is shown until its row has been fetched anew,
 * so that the screen takes no step back.
 *
 * @throws when such a row cannot be fetched, after everything else is done
 */
export async function reconcile(outgoing: Outgoing): Promise<void> {
  const { store, state, take } = outgoing
  // Rows that are made or announced during the reading may be missing in its answer.
  const before = state()
  const [waiting, refused] = await Promise.all([store.waiting(), store.refused()])
  for (const entry of waiting) if (isNews(entry, state().waiting)) take({ kind: 'waits', entry })
  for (const each of refused)
    if (!has(before.refused, each.key)) take({ kind: 'refused', refused: each, out: [each.key] })
  for (const { key } of before.refused) if (!has(refused, key)) take({ kind: 'dismissed', key })

  const gone = before.waiting.filter(
    ({ key }) => !has(waiting, key) && !before.unpersisted.has(key) && has(state().waiting, key),
  )
  const settled = await Promise.allSettled(gone.map((entry) => settle(outgoing, entry)))
  for (const each of settled) if (each.status === 'rejected') throw each.reason
}

async function settle({ slices, take }: Outgoing, { key, slice: name, change }: Waiting): Promise<void> {
  const slice = slices.get(name)
  await slice?.refetch?.(slice.rowId(change))
  take({ kind: 'discarded', out: [key] })
}

function isNews({ key, parked }: Waiting, known: readonly Waiting[]): boolean {
  return !known.some((entry) => entry.key === key && entry.parked === parked)
}

function has(entries: readonly { key: string }[], key: string): boolean {
  return entries.some((entry) => entry.key === key)
}
