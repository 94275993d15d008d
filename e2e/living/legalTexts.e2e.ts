import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, test } from 'vitest'
import { openWorld } from '#e2e/testing/world.ts'

const PAGES_DIR = await mkdtemp(path.join(tmpdir(), 'gc-legal-'))
const world = await openWorld(undefined, { PAGES_DIR })
afterAll(async () => {
  await world.close()
  await rm(PAGES_DIR, { recursive: true })
})

test('the legal texts are those of the operator, or ours until then; the last one read is there without the server', async () => {
  await rm(path.join(PAGES_DIR, 'terms.md'), { force: true })
  const page = await world.openDevice()
  await page.goto('/terms')
  await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Fair use' }).waitFor()
  await writeFile(
    path.join(PAGES_DIR, 'terms.md'),
    '# House rules\n\n## Be kind\n\n<b>Always</b>, see [us](https://us.example).\n',
  )
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'House rules' }).waitFor()
  await page.getByRole('heading', { level: 2, name: 'Be kind' }).waitFor()
  await page.getByText('<b>Always</b>').waitFor()
  await page.getByRole('link', { name: 'us', exact: true }).waitFor()
  await page.route('**/api/pages/*', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'House rules' }).waitFor()
  await page.goto('/privacy')
  await page.getByRole('heading', { name: 'This text could not be loaded' }).waitFor()
  await page.unroute('**/api/pages/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
})
