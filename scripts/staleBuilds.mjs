import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'

const BUILDERS = [
  'scripts/{makeBuilds,buildDemo,chunks,demoTemplate,demoTemplateThread,earlyMarkup,inlineScripts,minifyThread,reactInPage,runtimeInChunks,screenFiles,smallestFirstLoad}.ts',
  'package-lock.json',
]
/** What each build is made of. */
const SOURCES = {
  'dist/demo': ['server/**/*.*', 'shared/**/*.*', ...BUILDERS],
  'dist/web': ['web/**/*.*', 'shared/**/*.*', 'dist/demo.json', ...BUILDERS],
}
const TESTS = /\.test\.tsx?$|(^|\/)testing[./]/

/** The builds whose sources are others than at their last one, in the order to make them. */
export function buildsToMake() {
  return Object.keys(SOURCES).filter((build) => {
    const stamp = `${build}.stamp`
    return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprintOf(SOURCES[build])
  })
}

/** Notes of what a build was made. */
export function noteBuild(build) {
  writeFileSync(`${build}.stamp`, fingerprintOf(SOURCES[build]))
}

function fingerprintOf(sources) {
  const hash = createHash('sha256')
  const files = globSync(sources).filter((file) => !TESTS.test(file))
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
