import { xpToReach } from '#shared/progress/levels.ts'
import type { Stats } from '#shared/progress/stats.ts'
import { profileOfSession } from '#web/profile/data.ts'

/**
 * What a demo answers in a browser that cannot run it: the basic profile and nothing done (docs/rules/demo.md, Demo). Changes are
 * refused.
 */
export function basicAnswer(path: string, { method = 'GET' }: RequestInit): Response {
  if (method !== 'GET') return Response.json({ code: 'forbidden', message: REFUSAL }, { status: 403 })
  if (path.startsWith('/api/profile')) return Response.json(profileOfSession())
  if (path.startsWith('/api/stats')) return Response.json(NOTHING_DONE)
  if (path.startsWith('/api/events')) return new Response(new ReadableStream(), { status: 200 })
  return Response.json({ items: [], next_cursor: null })
}

const REFUSAL = 'This browser cannot run the demo, so nothing can be changed here.'

const NOTHING_DONE: Stats = {
  today: { completed: 0, total: 0, percent: 0 },
  weekly_xp: 0,
  from_last_week: 0,
  streak: { current: 0, best: 0, freezes: 2 },
  level: 1,
  xp: 0,
  next_level_xp: xpToReach(2),
}
