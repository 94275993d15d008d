import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Goal } from '#shared/goals/goal.ts'
import { PublicPage } from '#shared/publicPages/publicPage.ts'
import { siteOf } from '#server/site.ts'
import { read, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { temporaryFolder } from '#server/testing/temporaryFolder.ts'

const server = await startTestServer()
const folder = temporaryFolder('public')
mkdirSync(join(folder, 'assets'))
const HEAD = '<meta name="description" content="A map for your goals" /><title>Goal Crusher</title>'
writeFileSync(join(folder, 'index.html'), `<!doctype html><head>${HEAD}</head><body></body>`)
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const site = siteOf(server.app, server.settings, folder)
const open = async (address: string, method = 'GET') =>
  site.fetch(new Request(new URL(address, server.settings.SITE_URL), { method }))
const ask = async (handle: string) => {
  const answer = await server.app.request(`/api/public/people/${handle}`)
  return { status: answer.status, text: await answer.text() }
}
const pageOf = ({ profile }: TestPerson) =>
  read(PublicPage, server.app.request(`/api/public/people/${profile.handle}`))
const aGoal = (person: TestPerson, more: object = {}) =>
  read(Goal, person.post('/api/goals', { title: 'Run a marathon', published: true, ...more }))

async function withPage(name = 'Ann') {
  const ann = await server.signUp({ name })
  await ann.patch('/api/settings', { public_page: true })
  return ann
}

test('a page shows a face and the published goals, and nothing else of the person', async () => {
  const ann = await withPage()
  const number = { metric: { kind: 'number', start: 0, target: 10, unit: 'km' } }
  const goal = await aGoal(ann, { ...number, target_date: '2026-09-01', why: 'My secret reason' })
  await aGoal(ann, { title: 'A private goal', published: false })
  await ann.post(`/api/goals/${goal.id}/check-ins`, { value: 4 })
  expect(goal.published_at).not.toBe(null)
  const page = await pageOf(ann)
  expect(page).toEqual({
    handle: ann.profile.handle,
    name: 'Ann',
    avatar: '🧙',
    avatar_url: null,
    goals: [
      {
        id: goal.id,
        title: 'Run a marathon',
        percent: 40,
        target_date: '2026-09-01',
        status: 'active',
        published_at: goal.published_at,
      },
    ],
    public: { score: null, due: 0 },
    pinned: [],
  })
  const { text } = await ask(ann.profile.handle.toUpperCase())
  expect(JSON.parse(text)).toEqual(page)
  for (const secret of [ann.email, 'private', 'secret', 'level', '"xp"', 'streak', ann.id])
    expect(text).not.toContain(secret)
})

test('pinned achievements are on it in their order, and a secret one keeps its secret', async () => {
  const ann = await withPage()
  await server.db.query("delete from achievement_unlocks where user_id = $1 and key = 'leap-day'", [ann.id])
  await server.db.query("insert into achievement_unlocks values ($1, 'leap-day', $1, now())", [ann.id])
  await server.db.query(
    `insert into achievement_unlocks values ($1, 'first-step', gen_random_uuid(), now()) on conflict do nothing`,
    [ann.id],
  )
  await ann.put('/api/achievements/pinned', { ids: ['leap-day', 'first-step'] })
  expect((await pageOf(ann)).pinned).toEqual([
    { id: 'leap-day', title: 'Secret', rarity: 'legendary' },
    { id: 'first-step', title: 'First step', rarity: 'common' },
  ])
})

test('what is archived, dropped, deleted or not published any more is not on it; what is achieved is', async () => {
  const ann = await withPage()
  const titles = async () => (await pageOf(ann)).goals.map(({ title }) => title)
  const goal = await aGoal(ann)
  const path = `/api/goals/${goal.id}`
  await ann.patch(path, { archived: true })
  expect(await titles()).toEqual([])
  expect((await read(Goal, ann.patch(path, { archived: false }))).published_at).toBe(goal.published_at)
  await ann.post(`${path}/achieve`, { reason: 'Ran it' })
  expect((await pageOf(ann)).goals).toMatchObject([{ status: 'achieved', published_at: goal.published_at }])
  await ann.post(`${path}/drop`, { reason: 'Hurt' })
  expect(await titles()).toEqual([])
  await ann.post(`${path}/reopen`)
  await ann.delete(path)
  expect(await titles()).toEqual([])
  await ann.post(`${path}/restore`)
  expect(await titles()).toEqual(['Run a marathon'])
  expect((await read(Goal, ann.patch(path, { published: false }))).published_at).toBe(null)
  expect(await titles()).toEqual([])
  server.wait(60)
  const again = await read(Goal, ann.patch(path, { published: true }))
  expect(again.published_at).toBe(server.deps.now().toISOString())
  server.wait(60)
  await ann.patch(path, { published: true, title: 'Run two' })
  expect((await pageOf(ann)).goals).toMatchObject([{ title: 'Run two', published_at: again.published_at }])
  expect((await ann.patch(path, { published_at: null })).status).toBe(400)
})

test('who has no page, has closed it, is banned or has left is answered as a handle that nobody has', async () => {
  const unknown = await ask('nobody_at_all')
  expect(unknown.status).toBe(404)
  const ann = await server.signUp()
  const { handle } = ann.profile
  expect(await ask(handle)).toEqual(unknown)
  await ann.patch('/api/settings', { public_page: true })
  expect((await ask(handle)).status).toBe(200)
  await ann.patch('/api/settings', { public_page: false })
  expect(await ask(handle)).toEqual(unknown)
  await ann.patch('/api/settings', { public_page: true })
  const ban = 'update auth_users set banned_until = $2 where id = $1'
  await server.db.query(ban, [ann.id, '2999-01-01'])
  expect(await ask(handle)).toEqual(unknown)
  await server.db.query(ban, [ann.id, null])
  expect((await ask(handle)).status).toBe(200)
  await ann.delete('/api/account?now=true')
  expect(await ask(handle)).toEqual(unknown)
  for (const odd of ['%00', '%ff', 'a', 'x'.repeat(300), '..%2f..', '%F0%9F%98%80', 'a%22b'])
    expect([404, 400]).toContain((await ask(odd)).status)
})

test('the page of a person has a head of its own, for links and not for search engines; text stays text', async () => {
  const ann = await withPage('Ann </title><script>alert(1)</script> "&\'')
  await aGoal(ann, { title: '<img src=x onerror=alert(2)> "quoted"' })
  const answer = await open(`/u/${ann.profile.handle}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const html = await answer.text()
  const name = 'Ann &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt; &quot;&amp;&#39;'
  const { handle } = ann.profile
  expect(html).toContain(`<title>${name} (@${handle}) · Goal Crusher</title>`)
  expect(html).toContain(`<meta property="og:title" content="${name} (@${handle}) · Goal Crusher">`)
  expect(html).toContain(
    '<meta property="og:description" content="&lt;img src=x onerror=alert(2)&gt; &quot;quoted&quot;">',
  )
  expect(html).toContain(`<meta property="og:url" content="${server.settings.SITE_URL}/u/${handle}">`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img')
  expect(html).not.toContain('A map for your goals')
  expect(html).not.toContain(ann.email)
  expect(await (await open(`/u/${handle}`, 'HEAD')).text()).toBe('')
})

test('where there is no page the app says so with 404, at once when it was closed', async () => {
  const ann = await withPage()
  const path = `/u/${ann.profile.handle}`
  expect((await open(path)).status).toBe(200)
  await ann.patch('/api/settings', { public_page: false })
  const [closed, unknown] = [await open(path), await open('/u/nobody_at_all')]
  expect([closed.status, unknown.status]).toEqual([404, 404])
  const text = await closed.text()
  expect(text).toBe(await unknown.text())
  expect(text).toContain('<title>Goal Crusher</title>')
  expect(text).toContain('noindex')
  for (const odd of ['/u/%00', '/u/%ff', '/u/x', '/u/..%2f..']) expect((await open(odd)).status).toBe(404)
})

test('what is refused for its number is refused as a page, too', async () => {
  const limited = await startTestServer({ settings: { RATE_LIMITS: true } })
  try {
    const busy = siteOf(limited.app, limited.settings, folder)
    const address = new URL('/u/nobody_at_all', limited.settings.SITE_URL)
    const asked = Array.from({ length: 800 }, async () => (await busy.fetch(new Request(address))).status)
    expect(new Set(await Promise.all(asked))).toEqual(new Set([404, 429]))
  } finally {
    await limited.close()
  }
})

test('the goal that was published last comes first', async () => {
  const ann = await withPage()
  for (const title of ['One', 'Two', 'Three']) {
    await aGoal(ann, { title })
    server.turnClock(1)
  }
  expect((await pageOf(ann)).goals.map(({ title }) => title)).toEqual(['Three', 'Two', 'One'])
})
