import { Import } from '#shared/imports/import.ts'
import type { TestServer } from '#server/testing.ts'
import { read } from '#server/testing.ts'

export type Person = Awaited<ReturnType<TestServer['signUp']>>

/** Sends a file to be looked at. */
export async function upload(
  server: TestServer,
  person: Person,
  file: string | Uint8Array,
  source = 'auto',
): Promise<Response> {
  return server.app.request(`/api/imports?source=${source}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/octet-stream' },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  })
}

/** A file as it is looked at. */
export async function preview(
  server: TestServer,
  person: Person,
  file: string | Uint8Array,
  source = 'auto',
): Promise<Import> {
  const answer = await upload(server, person, file, source)
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
  return Import.parse(await answer.json())
}

export const apply = (person: Person, { id }: { id: string }) =>
  read(Import, person.post(`/api/imports/${id}/apply`))
export const undo = (person: Person, { id }: { id: string }) =>
  read(Import, person.post(`/api/imports/${id}/undo`))

/** The bytes of a person's export. */
export async function exported(person: Person): Promise<Uint8Array> {
  const answer = await person.get('/api/export')
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return new Uint8Array(await answer.arrayBuffer())
}
