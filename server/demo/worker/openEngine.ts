import { PGlite } from '@electric-sql/pglite'
import { MemfsFrontendFS } from '@electric-sql/pglite/memfs-frontend'
import type { DemoFailure, DemoFile, DemoFiles } from '#shared/demo/messages.ts'
import { PGLITE_PARSERS } from '#server/kit/db/pgliteDriver.ts'
import { START_PARAMS } from '../startParams.ts'
import { openBlockStore } from './blockStore.ts'
import { loadFile } from './loadFile.ts'

/** Why a demo cannot run in this browser. */
export class DemoError extends Error {
  readonly reason: DemoFailure

  constructor(reason: DemoFailure, cause: unknown) {
    super(`No demo: ${reason}`, { cause })
    this.reason = reason
  }
}

/**
 * Starts PostgreSQL on what this browser keeps of a demo; without any it begins with the migrated template.
 *
 * @throws DemoError; what is stored stays, and can be deleted
 */
export async function openEngine(
  files: DemoFiles,
  onProgress: (loaded: number, total: number) => void,
): Promise<PGlite> {
  const empty = await orFail('webassembly', async () => new WebAssembly.Module(EMPTY_MODULE))
  const opening = orFail('storage', openBlockStore)
  const isNew = opening.then((store) => store.isEmpty)
  const loading = orFail('files', () => loadFiles(files, isNew, onProgress))
  loading.catch(() => {}) // the store is asked first
  const store = await opening
  try {
    const { engine, share, template } = await loading
    return await orFail('storage', () =>
      PGlite.create({
        fs: new MemfsFrontendFS(store),
        pgliteWasmModule: engine,
        initdbWasmModule: empty, // the template makes it useless, and without this one it would be fetched
        fsBundle: share,
        parsers: PGLITE_PARSERS,
        startParams: START_PARAMS,
        ...(template && { loadDataDir: template }),
      }),
    )
  } catch (error) {
    await store.close()
    throw error
  }
}

/** Loads the engine while the store is opened, which tells whether the template is needed too. */
async function loadFiles(
  { engine, share, template }: DemoFiles,
  isNew: Promise<boolean>,
  onProgress: (loaded: number, total: number) => void,
) {
  const known = engine.bytes + share.bytes
  let loaded = 0
  const load = (file: DemoFile, contentType: string) =>
    loadFile(file, contentType, (count) => {
      loaded += count
      void isNew.then((isNeeded) => onProgress(loaded, known + (isNeeded ? template.bytes : 0)))
    })
  const [module, ...blobs] = await Promise.all([
    load(engine, 'application/wasm').then((response) => WebAssembly.compileStreaming(response)),
    load(share, BYTES).then((response) => response.blob()),
    isNew.then(async (isNeeded) => (isNeeded ? (await load(template, BYTES)).blob() : null)),
  ])
  return { engine: module, share: blobs[0], template: blobs[1] }
}

const BYTES = 'application/octet-stream'
/** The shortest WebAssembly: its magic number and version. It also tells whether the browser compiles any. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])

async function orFail<Result>(reason: DemoFailure, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw new DemoError(reason, cause)
  }
}
