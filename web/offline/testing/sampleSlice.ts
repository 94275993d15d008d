import type { OfflineSlice } from '#web/offline/offlineSlice.ts'

/** A slice for tests, whose rows and changes mean nothing: whatever the test does not care about is filled in. */
export function sampleSlice(name: string): OfflineSlice<never, null, never, never> {
  const meaningless = () => {
    throw new Error(`${name} does not say`)
  }
  return {
    name,
    noun: 'word',
    show: () => {},
    shown: () => undefined,
    put: () => {},
    rowId: (change) => JSON.stringify(change),
    creates: () => false,
    send: meaningless,
    arrived: () => {},
    invert: () => null,
    madeAt: (change) => change,
    announce: () => null,
    stateAfter: () => 'back',
    describe: () => 'Your change',
    titleOf: () => 'A word',
    contested: () => [],
    replay: () => undefined,
    isTyped: () => false,
    copyOf: meaningless,
    createFrom: meaningless,
    parse: () => null,
  }
}
