import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { ActedTask, Task, type TaskPatch } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { datesIn, repeat, tasksIn } from '#server/testing/series.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>

const edit = (person: Person, id: string | undefined, patch: TaskPatch, scope = 'this') =>
  read(Task, person.patch(`/api/tasks/${id}?scope=${scope}`, patch))

describe('editing', () => {
  test('this one: the others stay, and a later edit of all leaves what was changed here', async () => {
    const ann = await server.signUp()
    const first = await repeat(ann, 'FREQ=WEEKLY', { title: 'Gym' })
    const [, second] = await tasksIn(ann)
    await edit(ann, second?.id, { title: 'Swim', scheduled_date: '2026-03-10' })
    await edit(ann, first.id, { title: 'Run', estimated_duration: 30 }, 'all')
    expect(
      (await tasksIn(ann)).map((task) => [task.title, task.scheduled_date, task.estimated_duration]),
    ).toEqual([
      ['Run', '2026-03-02', 30],
      ['Swim', '2026-03-10', 30],
      ['Run', '2026-03-16', 30],
      ['Run', '2026-03-23', 30],
      ['Run', '2026-03-30', 30],
    ])
    expect((await tasksIn(ann, '2026-05-01', '2026-05-30'))[0]).toMatchObject({
      title: 'Run',
      estimated_duration: 30,
    })
  })

  test('this and following splits the series', async () => {
    const ann = await server.signUp()
    const first = await repeat(ann, 'FREQ=WEEKLY;COUNT=5', { title: 'Gym' })
    const third = (await tasksIn(ann))[2]
    const edited = await edit(ann, third?.id, { title: 'Run' }, 'following')
    expect(edited.recurrence_id).not.toBe(first.recurrence_id)
    expect(edited.recurrence).toEqual({ rrule: 'FREQ=WEEKLY;COUNT=3', from: 'schedule' })
    expect((await tasksIn(ann, '2026-03-01', '2026-05-31')).map((task) => task.title)).toEqual([
      'Gym',
      'Gym',
      'Run',
      'Run',
      'Run',
    ])
    const again = await edit(ann, third?.id, { title: 'Run' }, 'following')
    expect(again.recurrence_id).toBe(edited.recurrence_id)
    expect(await tasksIn(ann, '2026-03-01', '2026-05-31')).toHaveLength(5)
  })

  test('this and following from one that was edited: what was changed for it alone stays its own', async () => {
    const ann = await server.signUp()
    await repeat(ann, 'FREQ=WEEKLY;COUNT=3', { title: 'Gym' })
    const [, second, third] = await tasksIn(ann)
    await edit(ann, second?.id, { title: 'Swim' })
    await edit(ann, second?.id, { scheduled_time: '11:00' }, 'following')
    await edit(ann, third?.id, { title: 'Run', scheduled_time: '12:00' }, 'all')
    expect((await tasksIn(ann)).map((task) => [task.title, task.scheduled_time])).toEqual([
      ['Gym', '09:00'],
      ['Swim', '12:00'],
      ['Run', '12:00'],
    ])
  })

  test('all never touches what was completed', async () => {
    const ann = await server.signUp()
    const first = await repeat(ann, 'FREQ=WEEKLY', { title: 'Gym', xp_reward: 20 })
    await ann.act(first.id, 'complete')
    const second = (await tasksIn(ann))[1]
    await edit(ann, second?.id, { title: 'Run', xp_reward: 500 }, 'all')
    expect((await tasksIn(ann)).map((task) => [task.title, task.xp_reward])).toEqual([
      ['Gym', 20],
      ...Array.from({ length: 4 }, () => ['Run', 500]),
    ])
  })

  test('moving the series to another day moves its weekdays along', async () => {
    const ann = await server.signUp()
    await repeat(ann, 'FREQ=WEEKLY;BYDAY=MO,WE')
    const third = (await tasksIn(ann))[2]
    const moved = await edit(ann, third?.id, { scheduled_date: '2026-03-10' }, 'following')
    expect(moved).toMatchObject({ id: third?.id, recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=TU,TH' } })
    expect(await datesIn(ann)).toEqual([
      '03-02',
      '03-04',
      '03-10',
      '03-12',
      '03-17',
      '03-19',
      '03-24',
      '03-26',
      '03-31',
    ])
    await edit(ann, third?.id, { scheduled_date: '2026-03-10' }, 'following')
    expect(await tasksIn(ann)).toHaveLength(9)
  })

  test('moving all by a day keeps a daily series daily', async () => {
    const ann = await server.signUp()
    const first = await repeat(ann, 'FREQ=DAILY;COUNT=6')
    await tasksIn(ann)
    await edit(ann, first.id, { scheduled_date: '2026-03-03' }, 'all')
    expect(await datesIn(ann)).toEqual(['03-03', '03-04', '03-05', '03-06', '03-07', '03-08'])
  })

  test('another rule re-makes the open occurrences that nobody has edited', async () => {
    const ann = await server.signUp()
    const first = await repeat(ann, 'FREQ=DAILY')
    const tasks = await tasksIn(ann)
    await ann.act(first.id, 'complete')
    await edit(ann, tasks[3]?.id, { title: 'mine' })
    await edit(ann, tasks[1]?.id, { recurrence: { rrule: 'FREQ=WEEKLY', from: 'schedule' } }, 'following')
    expect((await tasksIn(ann)).map((task) => [task.scheduled_date, task.title])).toEqual([
      ['2026-03-02', 'Focus Work Block'],
      ['2026-03-03', 'Focus Work Block'],
      ['2026-03-05', 'mine'],
      ['2026-03-10', 'Focus Work Block'],
      ['2026-03-17', 'Focus Work Block'],
      ['2026-03-24', 'Focus Work Block'],
      ['2026-03-31', 'Focus Work Block'],
    ])
  })

  test('another rule for all begins today, by the calendar of the person', async () => {
    const ann = await server.signUp({ timezone: 'Pacific/Pago_Pago' }) // where it is still Sunday, 1 March
    await repeat(ann, 'FREQ=DAILY', { scheduled_date: '2026-02-28' })
    const second = (await tasksIn(ann))[1]
    await edit(ann, second?.id, { recurrence: { rrule: 'FREQ=DAILY;INTERVAL=7', from: 'schedule' } }, 'all')
    expect(await datesIn(ann, '2026-02-01')).toEqual([
      '02-28',
      '03-01',
      '03-02',
      '03-08',
      '03-15',
      '03-22',
      '03-29',
    ])
  })

  test('a plain task becomes the first of a series, and repeating the request changes nothing', async () => {
    const ann = await server.signUp()
    const { id } = await read(Task, ann.post('/api/tasks', aTask({ title: 'Gym' })))
    const rule = { recurrence: { rrule: 'FREQ=WEEKLY', from: 'schedule' as const } }
    const begun = await edit(ann, id, { ...rule, title: 'Run' })
    expect(begun).toMatchObject({ id, title: 'Run', recurrence: rule.recurrence })
    expect((await edit(ann, id, rule)).recurrence_id).toBe(begun.recurrence_id)
    expect((await tasksIn(ann)).map((task) => task.title)).toEqual(['Run', 'Run', 'Run', 'Run', 'Run'])
  })

  test('a task without a date cannot repeat, and a series has dates', async () => {
    const ann = await server.signUp()
    const { id } = await read(
      Task,
      ann.post('/api/tasks', aTask({ scheduled_date: null, scheduled_time: null })),
    )
    expect((await ann.patch(`/api/tasks/${id}`, { recurrence: { rrule: 'FREQ=DAILY' } })).status).toBe(400)
    const first = await repeat(ann, 'FREQ=DAILY')
    expect((await ann.patch(`/api/tasks/${first.id}?scope=all`, { scheduled_date: null })).status).toBe(400)
  })

  test('ending a series from here keeps this one as a plain task', async () => {
    const ann = await server.signUp()
    await repeat(ann, 'FREQ=WEEKLY')
    const third = (await tasksIn(ann))[2]
    expect(await edit(ann, third?.id, { recurrence: null }, 'following')).toMatchObject({
      recurrence: null,
      recurrence_id: null,
    })
    expect(await datesIn(ann, '2026-03-01', '2026-06-30')).toEqual(['03-02', '03-09', '03-16'])
  })

  test('a stale version is refused for a series too', async () => {
    const ann = await server.signUp()
    const first = await repeat(ann, 'FREQ=WEEKLY')
    expect((await ann.patch(`/api/tasks/${first.id}?scope=all`, { title: 'Run', version: 9 })).status).toBe(
      409,
    )
  })
})

describe('deleting', () => {
  test('this one is not made again, and can be restored', async () => {
    const ann = await server.signUp()
    await repeat(ann, 'FREQ=WEEKLY')
    const second = (await tasksIn(ann))[1]
    await ann.delete(`/api/tasks/${second?.id}`)
    expect(await datesIn(ann, '2026-03-01', '2026-04-30')).not.toContain('03-09')
    await ann.post(`/api/tasks/${second?.id}/restore`)
    expect(await datesIn(ann)).toEqual(['03-02', '03-09', '03-16', '03-23', '03-30'])
  })

  test('this one concerns no other date, no other series and nobody else', async () => {
    const people = [await server.signUp(), await server.signUp()]
    for (const person of people) await repeat(person, 'FREQ=DAILY;COUNT=4', { title: 'Run' })
    const [ann, bob] = people as [Person, Person]
    await repeat(ann, 'FREQ=WEEKLY;COUNT=2', { title: 'Gym' })
    const second = (await tasksIn(ann)).find(
      ({ title, scheduled_date }) => title === 'Run' && scheduled_date === '2026-03-03',
    )
    await ann.delete(`/api/tasks/${second?.id}`)

    const exceptionsOf = (person: Person) =>
      server.db.query<{ title: string; dates: string[] }>(
        `select t.title, r.except_dates::text[] as dates from recurrences r
         join tasks t on t.user_id = r.user_id and t.recurrence_id = r.id
         where r.user_id = $1 group by t.title, r.except_dates order by t.title`,
        [person.id],
      )
    expect(await exceptionsOf(ann)).toEqual([
      { title: 'Gym', dates: [] },
      { title: 'Run', dates: ['2026-03-03'] },
    ])
    expect(await exceptionsOf(bob)).toEqual([{ title: 'Run', dates: [] }])
    await ann.post(`/api/tasks/${second?.id}/restore`)
    expect(await exceptionsOf(ann)).toMatchObject([{ dates: [] }, { dates: [] }])
  })

  test.each([
    ['following', ['03-02', '03-09']],
    ['all', ['03-02']],
  ])('%s leaves what was completed', async (scope, dates) => {
    const ann = await server.signUp()
    const first = await repeat(ann, 'FREQ=WEEKLY')
    await ann.act(first.id, 'complete')
    const third = (await tasksIn(ann))[2]
    const path = `/api/tasks/${third?.id}?scope=${scope}`
    expect([(await ann.delete(path)).status, (await ann.delete(path)).status]).toEqual([204, 204])
    expect(await datesIn(ann, '2026-03-01', '2026-12-31')).toEqual(dates)
  })
})

test('whatever is edited and deleted, an occurrence is there once, and completed ones stay as they were', async () => {
  const step = fc.record({
    kind: fc.constantFrom('title', 'move', 'rule', 'delete', 'complete', 'end'),
    scope: fc.constantFrom('this', 'following', 'all'),
    pick: fc.nat({ max: 9 }),
    days: fc.integer({ min: -2, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const ann = await server.signUp()
      await repeat(ann, 'FREQ=WEEKLY;BYDAY=MO,TH')
      const done = new Map<string, Task>()
      for (const { kind, scope, pick, days } of steps) {
        const tasks = await tasksIn(ann)
        const task = tasks[pick % Math.max(1, tasks.length)]
        if (!task?.scheduled_date) continue
        const moved = `2026-03-${String(Math.min(31, Math.max(1, Number(task.scheduled_date.slice(8)) + days))).padStart(2, '0')}`
        const path = `/api/tasks/${task.id}?scope=${scope}`
        const answer =
          kind === 'delete' && !done.has(task.id)
            ? await ann.delete(path)
            : kind === 'complete'
              ? await ann.act(task.id, 'complete')
              : await ann.patch(path, {
                  ...(kind === 'title' && { title: `T${days}` }),
                  ...(kind === 'move' && days < 3 && !done.has(task.id) && { scheduled_date: moved }),
                  ...(kind === 'rule' && { recurrence: { rrule: 'FREQ=WEEKLY;BYDAY=TU', from: 'schedule' } }),
                  ...(kind === 'end' && { recurrence: null }),
                })
        expect(answer.status, `${kind} ${scope}`).toBeLessThan(300)
        if (kind === 'complete') done.set(task.id, (await read(ActedTask, answer)).task)
        else if (done.has(task.id)) done.set(task.id, await read(Task, ann.get(`/api/tasks/${task.id}`)))
      }
      const tasks = await tasksIn(ann, '2026-01-01', '2026-06-30')
      expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length)
      for (const [id, task] of done)
        expect(tasks.find((each) => each.id === id)).toMatchObject({ title: task.title, status: 'completed' })
    }),
    { numRuns: 30 },
  )
})
