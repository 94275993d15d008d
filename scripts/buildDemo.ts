import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { brotliCompress, constants } from 'node:zlib'
import { build } from 'vite'
import type { DemoBuild, DemoFile } from '#shared/demo/messages.ts'
import { readMigrations } from '#server/kit/db/migrationFiles.ts'

const FOLDER = 'dist/demo'
/** What takes long to make and changes seldom, by the hash of what it is made of. */
const CACHE = 'dist/demo.cache'

/**
 * Builds the demo's worker and its template into dist/demo, with a list of both and of what is beside them. `compressed` resolves
 * when the compressed forms are there too.
 */
export async function beginDemo(): Promise<{ compressed: Promise<unknown> }> {
  mkdirSync(CACHE, { recursive: true })
  const template = makeTemplate() // in a thread of its own, beside the bundler
  await build({ configFile: 'server/demo/worker/vite.config.ts', logLevel: 'error' })
  copyFileSync(path.join(CACHE, await template), path.join(FOLDER, await template))
  const names = readdirSync(FOLDER)
  const nameOf = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? ''
  rmSync(path.join(FOLDER, nameOf(/^initdb-.*\.wasm$/))) // the template is in its place
  const large = [nameOf(/^pglite-.*\.wasm$/), nameOf(/^pglite-.*\.data$/), await template] as const
  const [engine, share, archive] = large
  const demo: DemoBuild = {
    worker: `/demo/${nameOf(/^worker-.*\.js$/)}`,
    scripts: names.filter((name) => name.endsWith('.js')).map((name) => `/demo/${name}`),
    files: { engine: described(engine), share: described(share), template: described(archive) },
  }
  writeFileSync('dist/demo.json', JSON.stringify(demo))
  return { compressed: Promise.all(large.map(compress)) }
}

/** Its name follows from what it is made of: the engine and the migrations. @returns the name */
async function makeTemplate(): Promise<string> {
  const migrations = await readMigrations()
  const hash = createHash('sha256').update(JSON.stringify(migrations))
  for (const file of ['package-lock.json', 'scripts/demoTemplate.ts', 'server/demo/startParams.ts'])
    hash.update(readFileSync(file))
  const name = `template-${hash.digest('hex').slice(0, 8)}.tar`
  const file = path.join(CACHE, name)
  if (existsSync(file)) return name
  const thread = new Worker(new URL('demoTemplateThread.ts', import.meta.url), { workerData: { migrations } })
  const [archive] = await once(thread, 'message')
  writeFileSync(file, archive)
  return name
}

const described = (name: string): DemoFile => ({
  address: `/demo/${name}`,
  bytes: statSync(path.join(FOLDER, name)).size,
})

/** Compressed here and not by the server, which would need seconds for it at each start; or by an earlier build. */
async function compress(name: string): Promise<void> {
  const kept = path.join(CACHE, `${name}.br`)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 }
  if (!existsSync(kept))
    writeFileSync(kept, await promisify(brotliCompress)(readFileSync(path.join(FOLDER, name)), { params }))
  copyFileSync(kept, path.join(FOLDER, `${name}.br`))
}
