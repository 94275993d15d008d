import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { readZip } from '#server/exports/testing/readZip.ts'
import { aTask } from '#server/testing.ts'
import { faults } from '#e2e/testing/axe.ts'
import { openWorld, today } from '#e2e/testing/world.ts'

const world = await openWorld()
afterAll(world.close)

const yourData = (page: Page) => page.getByRole('region', { name: 'Your data' })

/** Chooses a file for the import. */
async function choose(page: Page, file: string) {
  const chooser = page.waitForEvent('filechooser')
  await yourData(page).getByRole('button', { name: 'Import a file' }).click()
  await (await chooser).setFiles(file)
}

test('everything is downloaded, and comes into another account, which shows the numbers first and takes it all back', async () => {
  const { page, person } = await world.enter('/settings')
  await person.post('/api/tasks', aTask({ title: 'Move me', scheduled_date: today() }))
  await person.post('/api/goals', { title: 'Arrive' })
  const download = page.waitForEvent('download')
  await yourData(page).getByRole('button', { name: 'Download everything' }).click()
  const archive = await (await download).path()
  await page.getByText('Everything of yours is in the file that was just saved.').waitFor()
  const files = await readZip(await readFile(archive))
  expect(files['markdown/tasks.md']).toContain('- [ ] Move me')
  const file = path.join(tmpdir(), `export-${person.id}.zip`)
  await writeFile(file, await readFile(archive))

  const other = await world.enter('/settings', { viewport: { width: 390, height: 500 } })
  await choose(other.page, file)
  const dialog = other.page.getByRole('dialog', { name: 'What this file would bring' })
  await dialog.getByRole('row', { name: 'tasks 1 0 0' }).waitFor()
  await dialog.getByText('Move me').waitFor()
  expect(await faults(other.page)).toEqual([])
  const before = await (await other.person.get('/api/goals')).json()
  expect(before).toMatchObject({ items: [] })
  await dialog.getByRole('button', { name: 'Import' }).click()
  await other.page
    .getByText(/^Imported: .*1 goal/)
    .first()
    .waitFor()
  expect(await (await other.person.get('/api/goals')).json()).toMatchObject({ items: [{ title: 'Arrive' }] })

  await yourData(other.page).getByRole('button', { name: 'Take it all back' }).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Take Back' }).click()
  await other.page.getByText('The import is taken back.').first().waitFor()
  await yourData(other.page).getByText('Taken back: ').waitFor()
  expect(await (await other.person.get('/api/goals')).json()).toMatchObject({ items: [] })
})

test('a file that cannot be read says so, and a table says what it could not read', async () => {
  const { page } = await world.enter('/settings', { viewport: { width: 320, height: 700 } })
  const file = path.join(tmpdir(), `tasks-${process.pid}.csv`)
  await writeFile(file, 'name\nno title')
  await choose(page, file)
  await yourData(page).getByText('This file is neither an export of Goal Crusher nor a CSV table').waitFor()
  await writeFile(file, 'title,scheduled_date\nFrom a table,someday')
  await choose(page, file)
  const dialog = page.getByRole('dialog', { name: 'What this file would bring' })
  await dialog.getByText('Line 2, From a table:').waitFor()
  await dialog.getByText('Unreadable date: someday').waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'detached' })
})
