import type { Hono } from 'hono'
import type { Route } from '#server/kit/http/route.ts'
import { request, type TestPerson } from './people.ts'

/** What declarations with `sees` answer to whom, by `GET /api/lists/:id` and role, and how people come into these roles. */
export type RoleTable = {
  rows: Record<string, RoleRow>
  /** The parameters that name what nobody has; a new `id` without it. */
  unknown?: () => Record<string, string>
  /** Makes the thing anew, with somebody in each role; null is nobody who is signed in. */
  scene: () => Promise<Scene>
}

type Scene = { params: Record<string, string>; people: Record<string, TestPerson | null> }

export type RoleRow = {
  answers: Record<string, number>
  /** A function makes a new one for each call, of its parameters. */
  body?: unknown
  /** What is answered about what nobody has; 404 without it, and never that where the rows are the caller's own. */
  unknown?: number
}

export const nameOf = ({ method, path }: Route) => `${method.toUpperCase()} ${path}`

/** A table's scene as long as nothing in it has changed: making one costs more than all that is asked in it. */
const unchanged = new WeakMap<RoleTable, Scene>()

/** The answers to a call as somebody in a role: of the scene's thing, and of one that nobody has. */
export async function askAs(app: Hono, table: RoleTable, name: string, role: string) {
  const scene = unchanged.get(table) ?? (await table.scene())
  unchanged.delete(table)
  const { params, people } = scene
  const person = people[role]
  if (person === undefined) throw new Error(`Nobody is ${role}`)
  const [method = '', path = ''] = name.split(' ')
  const ask = async (own: Record<string, string>) => {
    const address = path.replaceAll(/:(\w+)/g, (_, parameter: string) => own[parameter] ?? parameter)
    const headers: Record<string, string> = person ? { authorization: `Bearer ${person.token}` } : {}
    const body = table.rows[name]?.body
    const sent: unknown = typeof body === 'function' ? body(own) : body
    const answer = await app.request(address, request(method, sent, headers))
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
  }
  const unknown = await ask({ ...params, ...(table.unknown?.() ?? { id: crypto.randomUUID() }) })
  const answer = await ask(params)
  if (method === 'GET' || (isRefused(unknown) && isRefused(answer))) unchanged.set(table, scene)
  return { unknown, answer }
}

const isRefused = ({ status }: { status: number }) => status >= 400 && status < 500
