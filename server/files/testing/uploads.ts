import { randomUUID } from 'node:crypto'
import { StoredFile } from '#shared/files/file.ts'
import type { TestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { aPicture } from './pictures.ts'

type Sent = { purpose?: string; id?: string; type?: string; headers?: Record<string, string> }

/** Uploads bytes as somebody. */
export async function upload(
  { app }: Pick<TestServer, 'app'>,
  { token }: Pick<TestPerson, 'token'>,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  { purpose = 'proof', id = randomUUID(), type = 'image/png', headers = {} }: Sent = {},
): Promise<Response> {
  return app.request(`/api/files?purpose=${purpose}&id=${id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}

/** A picture that somebody has uploaded. */
export async function uploaded(
  server: Pick<TestServer, 'app'>,
  person: Pick<TestPerson, 'token'>,
  purpose: 'avatar' | 'proof' = 'proof',
): Promise<StoredFile> {
  const bytes = Uint8Array.from(await aPicture(64, 48).png().toBuffer())
  const answer = await upload(server, person, bytes, { purpose })
  return StoredFile.parse(await answer.json())
}

/** What a status and a field say of a refusal. */
export async function refusal(answer: Response): Promise<[number, string | undefined]> {
  const { details } = (await answer.json()) as { details?: { field: string }[] }
  return [answer.status, Array.isArray(details) ? details[0]?.field : undefined]
}
