import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Page } from '#shared/pages/page.ts'
import { read, startTestServer } from '#server/testing.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'
import { checkPages } from './readPage.ts'

const folder = temporaryFolder('pages')
const PAGES_DIR = path.join(folder, 'pages')
await mkdir(PAGES_DIR)
const server = await startTestServer({ settings: { PAGES_DIR } })
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
const page = (name: string) => read(Page, server.app.request(`/api/pages/${name}`))

test('without a text of the operator’s the product’s own is shown, which says so', async () => {
  expect(await page('terms')).toMatchObject({ title: 'Terms of Service', is_default: true })
  const privacy = await page('privacy')
  expect(privacy).toMatchObject({ title: 'Privacy Policy', is_default: true })
  expect(privacy.markdown).toContain('## How long')
})

test('a text of the operator’s takes its place at once, with its heading as the title', async () => {
  const file = path.join(PAGES_DIR, 'terms.md')
  await writeFile(file, '\uFEFF# House rules\r\n\r\nBe kind.\r\n')
  await utimes(file, new Date(), new Date('2026-01-02T03:04:05Z'))
  expect(await page('terms')).toEqual({
    title: 'House rules',
    markdown: 'Be kind.',
    updated_at: '2026-01-02T03:04:05.000Z',
    is_default: false,
  })
  await writeFile(file, 'Only a sentence.')
  expect(await page('terms')).toMatchObject({ title: 'Terms of Service', markdown: 'Only a sentence.' })
  await rm(file)
  expect(await page('terms')).toMatchObject({ is_default: true })
})

test.each([
  'imprint',
  'terms.md',
  '..%2fsecret',
  '%2e%2e%2fsecret',
  'terms%2f..%2f..%2fsecret',
  'TERMS',
  'terms%00',
])('no other name is a page, and none leads out of the folder: %s', async (name) => {
  await writeFile(path.join(folder, 'secret.md'), 'A secret')
  const answer = await server.app.request(`/api/pages/${name}`)
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
})

test('a folder that does not hold texts ends the start with a sentence', async () => {
  const file = path.join(folder, 'file')
  await writeFile(file, '')
  expect(() => checkPages({ PAGES_DIR: path.join(folder, 'nowhere') })).toThrow(
    /^PAGES_DIR is .*, which is no folder: .*\.$/,
  )
  expect(() => checkPages({ PAGES_DIR: file })).toThrow('which is no folder')
  const wrong = path.join(folder, 'wrong')
  await mkdir(path.join(wrong, 'privacy.md'), { recursive: true })
  expect(() => checkPages({ PAGES_DIR: wrong })).toThrow(/privacy\.md is no text/)
  await writeFile(path.join(wrong, 'terms.md'), Buffer.from([0xff, 0xfe, 0xff]))
  expect(() => checkPages({ PAGES_DIR: wrong })).toThrow(/terms\.md cannot be read as a text/)
  expect(() => checkPages({ PAGES_DIR })).not.toThrow()
  expect(() => checkPages({})).not.toThrow()
})
