import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** The topics of each page of rules: `Streaks` of `progress`. */
const topics = new Map(
  globSync('docs/rules/*.md').map((file) => [
    path.basename(file, '.md'),
    [...readFileSync(file, 'utf8').matchAll(/^## (\d+)\. (.+)$/gm)].map(([, number = '', name = '']) => ({
      number,
      name,
    })),
  ]),
)

test('every rule that a comment or document cites is a topic of the page that it names', () => {
  const files = globSync(['{shared,server,web,e2e,bench,scripts}/**/*.{ts,tsx,css}', 'docs/**/*.md'])
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CITATION)]
      .filter(([, page = '', cited = '']) => !topics.get(page)?.some(({ name }) => isCited(name, cited)))
      .map(([whole]) => `${file}: ${whole}`),
  )
  expect(wrong).toEqual([])
})

/** A topic after a page of rules, also on the next line of a comment. A word of the sentence may follow it. */
const CITATION = /\brules(?:\/(\w+))?\.md\)?,\s+(?:\*\s+)?([A-Z][\w-]+(?: [\w-]+)*)/g

/** A citation may break within the name; that the rest follows on the next line is not looked at. */
const isCited = (name: string, cited: string) => cited.startsWith(name) || name.startsWith(`${cited} `)

test('docs/rules.md leads to each topic by its number, and no number is given twice', () => {
  const listed = [
    ...readFileSync('docs/rules.md', 'utf8').matchAll(/^\| (\d+) +\| (.+?) +\| .*rules\/(\w+)\.md/gm),
  ]
  const there = [...topics].flatMap(([page, all]) =>
    all.map(({ number, name }) => `${number} ${name}: ${page}`),
  )
  expect(listed.map(([, number, name, page]) => `${number} ${name}: ${page}`).toSorted()).toEqual(
    there.toSorted(),
  )
  const numbers = listed.map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

/** Their rows are deleted for good. */
const WITHOUT_TRASH = ['reminders']

test('what every collection has in its trash can be restored in the settings', () => {
  const trash = readFileSync('web/settings/Trash.tsx', 'utf8')
  const collections = globSync('web/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', '**/testing/**'],
  })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/export const (\w+) = createCollection\b/g)].map(([, name]) => name))
  expect(collections.length).toBeGreaterThan(3)
  const hasTrash = (name = '') => !WITHOUT_TRASH.includes(name)
  expect(collections.filter((name) => hasTrash(name) && !trash.includes(`${name}.useTrashed()`))).toEqual([])
})

test('what only tests import stands in a folder of tests, and nothing else imports from there', () => {
  const files = globSync('{shared,server,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs}')
  const importers = new Map<string, string[]>()
  for (const file of files)
    for (const module of importsOf(file)) importers.set(module, [...(importers.get(module) ?? []), file])
  const started = readFileSync('package.json', 'utf8')
  const only = [...importers].filter(([file, by]) => !isOfTests(file) && by.every(isOfTests))
  const unused = only.map(([file]) => file).filter((file) => !started.includes(file))
  expect(unused.toSorted()).toEqual(OF_THE_BUILD)
  const wrong = [...importers].filter(([file, by]) => TESTING.test(file) && !by.every(isOfTests))
  expect(wrong.map(([file, by]) => `${file}: ${by.filter((one) => !isOfTests(one)).join(', ')}`)).toEqual([])
})

/** What the build, or the runner of the tests, and the tests share. */
const OF_THE_BUILD = ['server/demo/slimDatabase.ts', 'vitest.config.ts']

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
