import { type OfflineActions, offlineActions } from '#web/kit/offline/offlineActions.ts'

/** A slice for tests, whose rows and changes mean nothing: whatever the test does not care about is filled in. */
export function sampleSlice(name: string): OfflineActions<never, null> {
  return offlineActions<never, null>({
    name,
    rowId: (change) => JSON.stringify(change),
    known: () => undefined,
    put: () => {},
    apply: () => undefined,
    send: () => {
      throw new Error(`${name} does not say`)
    },
    words: { noun: 'word', titleOf: () => 'A word', describe: () => 'Your change' },
  })
}
