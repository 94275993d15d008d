import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = await mkdtemp(path.join(tmpdir(), 'gc-setup-'))
afterAll(() => rm(folder, { recursive: true }))

/** A product whose one package lies beside it, as the lockfile knows it or not. */
async function aProduct(name: string, { isLocked }: { isLocked: boolean }) {
  const root = path.join(folder, name)
  const dependencies = { part: 'file:part' }
  const manifest = { name, version: '1.0.0', type: 'module', dependencies }
  const locked = {
    '': isLocked ? { name, version: '1.0.0', dependencies } : { name, version: '1.0.0' },
    ...(isLocked && { 'node_modules/part': { resolved: 'part', link: true }, part: { version: '1.0.0' } }),
  }
  const lockfile = { name, version: '1.0.0', lockfileVersion: 3, requires: true, packages: locked }
  await mkdir(path.join(root, 'part'), { recursive: true })
  await writeFile(path.join(root, 'part/package.json'), JSON.stringify({ name: 'part', version: '1.0.0' }))
  await writeFile(path.join(root, 'package.json'), JSON.stringify(manifest))
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify(lockfile))
  for (const file of ['setup.mjs', 'chromium.mjs'])
    await cp(path.join('scripts', file), path.join(root, 'scripts', file))
  const lock = () => readFile(path.join(root, 'package-lock.json'), 'utf8')
  const before = await lock()
  const setUp = () =>
    spawnSync(process.execPath, [path.join(root, 'scripts/setup.mjs')], { encoding: 'utf8' })
  return { root, setUp, isLockKept: async () => (await lock()) === before }
}

// npm says where it is to what it starts.
test.skipIf(!process.env.npm_execpath)(
  'set-up installs exactly what the lockfile says, and never writes it',
  async () => {
    const good = await aProduct('good', { isLocked: true })
    expect(good.setUp().status).toBe(0)
    expect(await readFile(path.join(good.root, 'node_modules/part/package.json'), 'utf8')).toContain('part')
    expect(await good.isLockKept()).toBe(true)

    const stale = await aProduct('stale', { isLocked: false })
    expect(stale.setUp().status).toBe(1)
    expect(await stale.isLockKept()).toBe(true)
  },
)
