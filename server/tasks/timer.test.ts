import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { advanceAmong, elapsedAt } from '#shared/tasks/lifecycle.ts'
import { ActedTask, Task, type TaskAction, TASK_ACTIONS, TaskPage } from '#shared/tasks/task.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'

const server = await startTestServer()
afterAll(server.close)

type Person = Awaited<ReturnType<typeof server.signUp>>
const createdBy = (person: Person) => read(Task, person.post('/api/tasks', aTask()))
const tasksOf = async (person: Person) =>
  (await read(TaskPage, person.get('/api/tasks?from=2026-03-02&to=2026-03-02'))).items
const act = async (person: Person, id: string, action: TaskAction, at?: Date) =>
  (await read(ActedTask, person.act(id, action, at))).task

test('the timer adds up its intervals, and reset forgets them', async () => {
  const ann = await server.signUp()
  const { id } = await createdBy(ann)
  await act(ann, id, 'start')
  server.wait(90)
  expect(await act(ann, id, 'pause')).toMatchObject({
    status: 'pending',
    elapsed_seconds: 90,
    running_since: null,
  })
  server.wait(1000)
  await act(ann, id, 'start')
  server.wait(30)
  expect(await act(ann, id, 'pause')).toMatchObject({ elapsed_seconds: 120 })
  expect(await act(ann, id, 'reset')).toMatchObject({ elapsed_seconds: 0 })
})

test('starting a second task pauses the first and keeps its seconds', async () => {
  const ann = await server.signUp()
  const [one, two] = [await createdBy(ann), await createdBy(ann)]
  await act(ann, one.id, 'start')
  server.wait(45)
  await act(ann, two.id, 'start')
  const tasks = new Map((await tasksOf(ann)).map((task) => [task.id, task]))
  expect(tasks.get(one.id)).toMatchObject({ status: 'pending', elapsed_seconds: 45 })
  expect(tasks.get(two.id)).toMatchObject({ status: 'in_progress' })
})

test('the running task is found whatever its date, and by nobody else', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const running = async (person: Person) =>
    (await read(TaskPage, person.get('/api/tasks?running=true'))).items.map(({ id }) => id)
  for (const scheduled_date of [null, '2019-03-02', '2031-03-02']) {
    const { id } = await read(Task, ann.post('/api/tasks', aTask({ scheduled_date, scheduled_time: null })))
    await act(ann, id, 'start')
    expect(await running(ann)).toEqual([id])
    expect(await running(ben)).toEqual([])
    await act(ann, id, 'pause')
    expect(await running(ann)).toEqual([])
  }
})

test('two devices that start two tasks at once leave one running, and both are answered', async () => {
  const ann = await server.signUp()
  const tasks = await Promise.all(Array.from({ length: 6 }, () => createdBy(ann)))
  const answers = await Promise.all(tasks.map((task) => ann.act(task.id, 'start')))
  expect(answers.map((answer) => answer.status)).toEqual(tasks.map(() => 200))
  expect((await tasksOf(ann)).filter((task) => task.status === 'in_progress')).toHaveLength(1)
})

test('a repeated action answers the same and changes nothing', async () => {
  const ann = await server.signUp()
  const { id } = await createdBy(ann)
  const started = await act(ann, id, 'start')
  server.wait(10)
  expect(await act(ann, id, 'start')).toEqual(started)
  const paused = await act(ann, id, 'pause')
  server.wait(10)
  expect(await act(ann, id, 'pause')).toEqual(paused)
})

test('a start that is sent again after its pause does not start the task again', async () => {
  const ann = await server.signUp()
  const { id } = await createdBy(ann)
  const at = server.deps.now()
  await act(ann, id, 'start', at)
  server.wait(20)
  const paused = await act(ann, id, 'pause')
  expect(await act(ann, id, 'start', at)).toEqual(paused)
})

test('an action from an offline queue counts from when it was made', async () => {
  const ann = await server.signUp()
  const { id } = await createdBy(ann)
  const nine = server.deps.now()
  server.wait(3000)
  expect(await act(ann, id, 'start', nine)).toMatchObject({ running_since: nine.toISOString() })
  expect(await act(ann, id, 'pause', new Date(nine.getTime() + 600_000))).toMatchObject({
    elapsed_seconds: 600,
  })
})

test('a pause from before the interval began counts nothing', async () => {
  const ann = await server.signUp()
  const { id } = await createdBy(ann)
  await act(ann, id, 'start')
  server.wait(100)
  expect(await act(ann, id, 'pause', new Date(server.deps.now().getTime() - 500_000))).toMatchObject({
    elapsed_seconds: 0,
    status: 'pending',
  })
})

test('a start that arrives late does not take the seconds from the task that began after it', async () => {
  const ann = await server.signUp()
  const [one, two] = [await createdBy(ann), await createdBy(ann)]
  const nine = server.deps.now()
  server.wait(600)
  await act(ann, two.id, 'start')
  server.wait(60)
  await act(ann, one.id, 'start', nine)
  expect((await tasksOf(ann)).find((task) => task.id === two.id)).toMatchObject({ elapsed_seconds: 60 })
})

test('deleting a running task stops its timer, and restoring brings its seconds back', async () => {
  const ann = await server.signUp()
  const { id } = await createdBy(ann)
  await act(ann, id, 'start')
  server.wait(30)
  await ann.delete(`/api/tasks/${id}`)
  server.wait(30)
  expect(await read(Task, ann.post(`/api/tasks/${id}/restore`))).toMatchObject({
    status: 'pending',
    elapsed_seconds: 30,
  })
})

test('whatever people do, the server says what the shared rule says', async () => {
  const step = fc.record({
    task: fc.nat({ max: 2 }),
    action: fc.constantFrom(...TASK_ACTIONS),
    seconds: fc.integer({ min: 1, max: 300 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const ann = await server.signUp()
      let expected: Task[] = await Promise.all([createdBy(ann), createdBy(ann), createdBy(ann)])
      for (const { task, action, seconds } of steps) {
        const id = expected[task]?.id ?? ''
        server.wait(seconds)
        expected = advanceAmong(expected, id, action, server.deps.now())
        const said = await act(ann, id, action)
        if (action === 'uncomplete') expected = expected.map((each) => (each.id === id ? said : each)) // to the second
      }
      const now = server.deps.now()
      const lived = (tasks: Task[]) =>
        new Map(tasks.map((task) => [task.id, [task.status, task.actual_duration, elapsedAt(task, now)]]))
      expect(lived(await tasksOf(ann))).toEqual(lived(expected))
    }),
    { numRuns: 40 },
  )
})
