/**
 * What a page and the worker that answers for its server say to each other. Requests carry ids that are unique among all tabs,
 * since the tab that holds the database answers for the others.
 */
export type ToDemo =
  | { kind: 'open'; files: DemoFiles }
  | { kind: 'request'; id: string; request: DemoRequest }
  /** Nobody waits for the answer any more. */
  | { kind: 'cancel'; id: string }
  /** Throw the demo away and begin another one. */
  | { kind: 'reset' }

export type FromDemo =
  /** Bytes of the demo's files, as they are after decompression. */
  | { kind: 'progress'; loaded: number; total: number }
  | { kind: 'ready'; personId: string }
  | { kind: 'failed'; reason: DemoFailure }
  | Answer

/** An answer comes in pieces: its head, any number of chunks, and its end. */
export type Answer =
  | { kind: 'head'; id: string; status: number; headers: Record<string, string> }
  | { kind: 'chunk'; id: string; text: string }
  /** `isCut`: the tab that answered is gone, and the answer is not whole. */
  | { kind: 'end'; id: string; isCut: boolean }

type DemoRequest = {
  path: string
  method: string
  headers: Record<string, string>
  body: string | null
}

/** What a demo lacks in this browser; `files` when they could not be fetched. */
export type DemoFailure = 'worker' | 'connection' | 'webassembly' | 'storage' | 'files'

/** A file that the worker fetches, with its size after decompression in bytes. */
export type DemoFile = { address: string; bytes: number }
export type DemoFiles = { engine: DemoFile; share: DemoFile; template: DemoFile }

/** What the build made of the demo, by the addresses under which it is served. */
export type DemoBuild = { worker: string; scripts: string[]; files: DemoFiles }
