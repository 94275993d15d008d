import { randomUUID } from 'node:crypto'
import { EXPORTED_CARDS } from '#shared/analytics/analytics.ts'
import { INSIGHT_KEYS } from '#shared/analytics/insightSchemas.ts'
import { PERIODS } from '#shared/analytics/period.ts'
import { addDays } from '#shared/time/civil.ts'
import type { FilledAccount } from './filledAccount.ts'

/** A request that its operation accepts and that makes it work as much as it may. */
export type HeavyRequest = { name: string; method: string; path: string; body?: unknown }

const KEYS = Array.from({ length: 200 }, (_, number) => `s${number + 1}`)
/** Words that mean much to the grammar of goals, as many as a sentence may have. */
const SENTENCES = ['at 7 1 ', 'every monday and ', 'for 3 weeks by may 2 ', '1 2 3 ', 'a'].map((words) =>
  words.repeat(2000).slice(0, 2000).trimEnd(),
)

/** Requests whose cost does not lie in the length of their bodies, by hand. @param today the person's date */
export function heavyRequests(account: FilledAccount, today: string): HeavyRequest[] {
  return [...reads(account, today), ...plans(account, today), ...writes(account, today)]
}

function reads({ habit, goal }: FilledAccount, today: string): HeavyRequest[] {
  const range = `from=${addDays(today, -399)}&to=${today}`
  const get = (path: string) => ({ name: `GET ${path}`, method: 'GET', path })
  return [
    get('/api/tasks?from=1990-01-01&to=2190-01-01&limit=1000'),
    get(`/api/tasks?from=${today}&to=${today}&limit=1000`),
    get('/api/tasks?query=of+many+words+task&limit=1000'),
    get('/api/habits?limit=100'),
    get('/api/habits?limit=100&archived=true'),
    get('/api/habits/stats'),
    get(`/api/habits/days?from=${addDays(today, -61)}&to=${today}`),
    get(`/api/habits/${habit}/history?${range}`),
    get(`/api/habits/${habit}/streaks?limit=100`),
    get(`/api/habits/${habit}/totals?by=week`),
    get(`/api/goals?limit=100`),
    get(`/api/goals/${goal}/history?${range}`),
    get('/api/domains?limit=100'),
    ...PERIODS.map((period) => get(`/api/analytics?period=${period}`)),
    ...EXPORTED_CARDS.map((card) => get(`/api/analytics/export?card=${card}&period=year`)),
    ...['due', 'completed', 'measured', 'focus', 'streak', 'hours', ...INSIGHT_KEYS].map((of) =>
      get(`/api/analytics/rows?of=${of}&${range}&limit=100`),
    ),
    get(`/api/free-time?minutes=1&from=${today}&to=${addDays(today, 91)}&limit=100`),
    get('/api/xp-ledger?limit=100'),
    get('/api/streak-days?from=1990-01-01'),
    get('/api/settings'),
  ]
}

function plans({ openTasks }: FilledAccount, today: string): HeavyRequest[] {
  const propose = (name: string, request: object) => ({
    name: `POST /api/plans: ${name}`,
    method: 'POST',
    path: '/api/plans?dry_run=true',
    body: request,
  })
  const steps = (minutes: number, more: (index: number) => object) =>
    KEYS.map((key, index) => ({ key, title: `Step ${key}`, minutes, ...more(index) }))
  return [
    propose('each step waits for all before', {
      steps: steps(15, (at) => ({ depends_on: KEYS.slice(0, at) })),
    }),
    propose('more parts than a plan has', {
      steps: steps(1440, () => ({ splittable: true })),
      horizon_days: 366,
    }),
    propose('no place for most', {
      steps: steps(240, () => ({ deadline: addDays(today, 40) })),
      horizon_days: 366,
    }),
    propose('in rows', {
      steps: steps(120, (at) => ({ splittable: true, depends_on: at > 0 ? [KEYS[at - 1]] : [] })),
      horizon_days: 366,
    }),
    propose('all leftovers', { replan: 'overdue' }),
    propose('200 tasks', { replan: openTasks, horizon_days: 366 }),
    propose('the usual day', { template: 'fallback', horizon_days: 366 }),
    propose('a goal with all it may need', {
      goal: { text: 'Learn piano every day for 45 minutes until 2027-02-27' },
    }),
    propose('200 changes', {
      changes: openTasks.map((task_id) => ({ kind: 'update_task', task_id, patch: { title: 'Other' } })),
    }),
    ...SENTENCES.flatMap((text) => [
      propose(`the sentence ${text.slice(0, 20)}`, { goal: { text } }),
      {
        name: `understand ${text.slice(0, 20)}`,
        method: 'POST',
        path: '/api/plans/understand',
        body: { text },
      },
    ]),
  ]
}

function writes({ habit, openTasks }: FilledAccount, today: string): HeavyRequest[] {
  const post = (path: string, body: unknown) => ({ name: `POST ${path}`, method: 'POST', path, body })
  const messages = SENTENCES.flatMap((content) => [
    { role: 'user', content },
    { role: 'assistant', content },
  ])
  return [
    post(`/api/habits/${habit}/import`, {
      check_ins: Array.from({ length: 4000 }, (_, day) => ({
        date: addDays(today, -1 - day),
        value: 1,
        note: 'words '.repeat(40),
      })),
    }),
    post(
      '/rest/v1/tasks',
      Array.from({ length: 100 }, (_, number) => ({
        title: `Bulk ${number}`,
        description: 'words '.repeat(1600),
        scheduled_date: addDays(today, number % 300),
      })),
    ),
    post('/api/tasks', {
      id: randomUUID(),
      title: 'Often',
      scheduled_date: '1900-01-01',
      recurrence: { rrule: 'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=9999', from: 'schedule' },
    }),
    post('/v1/threads/runs', { assistant_id: 'crushion', thread: { messages } }),
    ...SENTENCES.map((content) =>
      post('/v1/threads/runs', {
        assistant_id: 'crushion',
        thread: { messages: [{ role: 'user', content }] },
      }),
    ),
    post('/functions/v1/create_task', { title: 'word '.repeat(40).trim(), taskId: openTasks[0] }),
  ]
}
