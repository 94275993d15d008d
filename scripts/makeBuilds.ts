import { cpSync } from 'node:fs'
import { build } from 'vite'
import { beginDemo } from './buildDemo.ts'
import { type Build, buildsToMake, noteBuild } from './staleBuilds.mjs'

/**
 * Makes what is stale. The screens need to know of the demo only what its files are called and how large they are, so these are
 * compressed beside them.
 */
export async function makeBuilds(stale: readonly Build[]): Promise<void> {
  let compressed: Promise<unknown> = Promise.resolve()
  if (stale.includes('dist/demo')) {
    console.log('Building the demo …')
    compressed = (await beginDemo()).compressed
  }
  const isStale = buildsToMake().includes('dist/web')
  if (isStale) {
    console.log('Building the screens …')
    await build({ root: 'web', logLevel: 'warn' })
  }
  await compressed
  if (isStale) cpSync('dist/demo', 'dist/web/demo', { recursive: true })
  if (stale.includes('dist/demo')) noteBuild('dist/demo')
  if (isStale) noteBuild('dist/web')
}
