import { globSync, readFileSync } from 'node:fs'
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
    exclude: ['**/sample*', '**/*.test.ts', '**/testing/**'],
  })
    .map((file) => readFileSync(file, 'utf8'))
    .flatMap((text) => [...text.matchAll(/export const (\w+) = createCollection\b/g)].map(([, name]) => name))
  expect(collections.length).toBeGreaterThan(3)
  expect(collections.filter((name) => !trash.includes(`${name}.useTrashed()`))).toEqual([])
})
