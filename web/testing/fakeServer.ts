import { vi } from 'vitest'
import type { Row } from '#shared/entity/row.ts'

/** One call as it came in: `POST /api/notes`. */
type Call = { line: string; body: Record<string, unknown> }
type AnyRow = Row & Record<string, unknown>

/**
 * A server at the other end of `fetch` that speaks the protocol of an entity: list, one row, create, edit with a version,
 * removal to the trash and restore.
 *
 * @param path such as `/api/notes`
 * @param defaults the values of a new row
 */
export function startFakeServer(path: string, defaults: object) {
  const table = createTable(defaults)
  const server = {
    rows: table.rows,
    /** Every call that arrived, in order. */
    calls: [] as Call[],
    isOnline: true,
    /** Answers a call in place of the server, when it returns something. */
    intercept: (_call: Call): Response | Promise<Response | null> | null => null,
    lines: () => server.calls.map(({ line }) => line),
    /** Changes rows as another device would. */
    add: (id: string, values: object) => table.write({ ...table.begun(id), ...values }),
    edit: (id: string, patch: object) => table.write({ ...table.row(id), ...patch }),
    remove: (id: string) => table.write({ ...table.row(id), deleted_at: NOW }),
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit): Promise<Response> => {
    if (!server.isOnline) throw new TypeError('Failed to fetch')
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    const call: Call = { line: `${request.method ?? 'GET'} ${address}`, body }
    server.calls.push(call)
    return (await server.intercept(call)) ?? answer(table, path, call)
  })
  return server
}

/** An answer as the server refuses: `{code, message, details}`. */
export function failure(status: number, code: string, message: string, details?: unknown): Response {
  return Response.json({ code, message, details }, { status })
}

const NOW = '2026-03-02T09:00:00.000Z'

function createTable(defaults: object) {
  const rows = new Map<string, AnyRow>()
  return {
    rows,
    row: (id: string): AnyRow => {
      const row = rows.get(id)
      if (!row) throw new Error(`No row ${id}`)
      return row
    },
    begun: (id: string): AnyRow => ({
      ...defaults,
      id,
      user_id: '0194f2a0-0000-7000-8000-00000000000a',
      version: 0,
      deleted_at: null,
      created_at: NOW,
      updated_at: NOW,
    }),
    write: (row: AnyRow): AnyRow => {
      const next = { ...row, version: row.version + 1 }
      rows.set(row.id, next)
      return next
    },
  }
}

function answer(
  { rows, begun, write }: ReturnType<typeof createTable>,
  path: string,
  { line, body }: Call,
): Response {
  const [method = '', address = ''] = line.split(' ')
  const url = new URL(address, 'http://fake')
  const [id = '', action] = url.pathname.slice(path.length + 1).split('/')
  const row = rows.get(id)
  const isLive = row !== undefined && row.deleted_at === null
  if (action === 'restore') return row ? Response.json(write({ ...row, deleted_at: null })) : missing()
  switch (method) {
    case 'POST':
      return Response.json(rows.get(String(body['id'])) ?? write({ ...begun(String(body['id'])), ...body }))
    case 'PATCH': {
      const { version, ...patch } = body
      if (!isLive) return missing()
      return version === undefined || version === row.version
        ? Response.json(write({ ...row, ...patch }))
        : failure(409, 'conflict', 'This was changed meanwhile.', row)
    }
    case 'DELETE':
      if (row) write({ ...row, deleted_at: NOW })
      return row ? new Response(null, { status: 204 }) : missing()
    default: {
      if (id) return isLive ? Response.json(row) : missing()
      const isTrash = url.searchParams.get('trash') === 'true'
      const items = [...rows.values()].filter(({ deleted_at }) => (deleted_at !== null) === isTrash)
      return Response.json({ items, next_cursor: null })
    }
  }
}

function missing(): Response {
  return failure(404, 'not_found', 'There is no such row')
}
