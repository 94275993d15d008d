import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const chapters = [...readFileSync('docs/rules.md', 'utf8').matchAll(/^## \d+\. (.+)$/gm)].map(
  ([, name]) => name,
)

test('every rule that a comment cites is a chapter of docs/rules.md', () => {
  const files = globSync('{shared,server,web,e2e,bench,scripts}/**/*.{ts,tsx,css}')
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/rules\.md, ([A-Z][a-z]+(?:[ -][A-Za-z]+)*)/g)]
      .map(([, cited = '']) => cited)
      .filter((cited) => !chapters.some((chapter) => chapter !== undefined && cited.startsWith(chapter)))
      .map((cited) => `${file}: ${cited}`),
  )
  expect(wrong).toEqual([])
})

test('what every collection has in its trash can be restored in the settings', () => {
  const trash = readFileSync('web/settings/Trash.tsx', 'utf8')
  const collections = globSync('web/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', '**/testing/**'],
  })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/export const (\w+) = createCollection\b/g)].map(([, name]) => name))
  expect(collections.length).toBeGreaterThan(3)
  expect(collections.filter((name) => !trash.includes(`${name}.useTrashed()`))).toEqual([])
})

test('what only tests import stands in a folder of tests, and nothing else imports from there', () => {
  const files = globSync('{shared,server,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs}')
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const module of importsOf(file)) importers.set(module, [...(importers.get(module) ?? []), file])
  const started = readFileSync('package.json', 'utf8')
  const only = [...importers].filter(([file, by]) => !isOfTests(file) && by.every(isOfTests))
  const unused = only.map(([file]) => file).filter((file) => !started.includes(file))
  expect(unused.toSorted()).toEqual(KIT_TO_COME)
  const wrong = [...importers].filter(([file, by]) => TESTING.test(file) && !by.every(isOfTests))
  expect(wrong.map(([file, by]) => `${file}: ${by.filter((one) => !isOfTests(one)).join(', ')}`)).toEqual([])
})

/** For rows of several people and for databases on several machines, of which there are none yet. */
const KIT_TO_COME = ['server/db/lockThing.ts', 'server/db/tables.ts']

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import|import\()\s*'([#.][^']*)'/g)].map(
    ([, name = '']) => (name.startsWith('#') ? name.slice(1) : path.join(path.dirname(file), name)),
  )
}

const TESTING = /(^|\/)testing[./]/

/** Journeys, measurements and scripts are started by people, so what they import is no product either. */
function isOfTests(file: string): boolean {
  return TESTING.test(file) || /\.test\.ts$|^(e2e|bench|scripts)\//.test(file)
}
