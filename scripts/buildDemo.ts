import { createHash } from 'node:crypto'
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
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import type { DemoBuild, DemoFile } from '#shared/demo/messages.ts'
import { readMigrations } from '#server/db/migrationFiles.ts'
import { demoTemplate } from './demoTemplate.ts'

const FOLDER = 'dist/demo'
/** What takes long to make and changes seldom, by the hash of what it is made of. */
const CACHE = 'dist/demo.cache'

/** Builds the demo's worker, its template and their compressed forms into dist/demo, with a list of them. */
export async function buildDemo(): Promise<void> {
  await build({ configFile: 'server/demo/worker/vite.config.ts', logLevel: 'error' })
  mkdirSync(CACHE, { recursive: true })
  const names = readdirSync(FOLDER)
  const nameOf = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? ''
  rmSync(path.join(FOLDER, nameOf(/^initdb-.*\.wasm$/))) // the template is in its place
  const demo: DemoBuild = {
    worker: `/demo/${nameOf(/^worker-.*\.js$/)}`,
    scripts: names.filter((name) => name.endsWith('.js')).map((name) => `/demo/${name}`),
    files: {
      engine: await compressed(nameOf(/^pglite-.*\.wasm$/)),
      share: await compressed(nameOf(/^pglite-.*\.data$/)),
      template: await compressed(await addTemplate()),
    },
  }
  writeFileSync('dist/demo.json', JSON.stringify(demo))
}

/** Its name follows from what it is made of: the engine and the migrations. */
async function addTemplate(): Promise<string> {
  const migrations = await readMigrations()
  const hash = createHash('sha256').update(JSON.stringify(migrations))
  for (const file of ['package-lock.json', 'scripts/demoTemplate.ts']) hash.update(readFileSync(file))
  const name = `template-${hash.digest('hex').slice(0, 8)}.tar`
  await cached(name, () => demoTemplate(migrations))
  return name
}

/** Compressed here and not by the server, which would need seconds for it at each start. */
async function compressed(name: string): Promise<DemoFile> {
  const file = path.join(FOLDER, name)
  await cached(`${name}.br`, () =>
    brotliCompressSync(readFileSync(file), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
    }),
  )
  return { address: `/demo/${name}`, bytes: statSync(file).size }
}

/** Puts a file into the folder, made now or by an earlier build. */
async function cached(name: string, make: () => Uint8Array | Promise<Uint8Array>): Promise<void> {
  const file = path.join(CACHE, name)
  if (!existsSync(file)) writeFileSync(file, await make())
  copyFileSync(file, path.join(FOLDER, name))
}
