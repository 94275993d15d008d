import { AwsClient } from 'aws4fetch'
import type { Settings } from '#server/settings.ts'
import { StartError } from '#server/startError.ts'
import type { FileStore } from './files.ts'

export type S3Settings = {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** A service that does not answer for so long is given up. Milliseconds. */
const ANSWER_WITHIN_MS = 20_000
/** Tries after the first one, where the service is busy. */
const RETRIES = 2

/** What the operator has set up; null for the disk. @throws a StartError where it is half of it */
export function s3SettingsOf(settings: Settings): S3Settings | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === Object.keys(needed).length) return null
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new StartError(
      `Pictures are to be kept with an S3 service, which needs ${missing.join(' and ')}: set it, or leave all of S3_… out for the disk.`,
    )
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** Keeps pictures in a private bucket of a service that speaks S3, by addresses in path style. */
export function createS3Store({ endpoint, bucket, region, ...keys }: S3Settings): FileStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES })

  async function ask(method: 'GET' | 'PUT' | 'DELETE', key: string, body?: Uint8Array<ArrayBuffer>) {
    const answer = await client.fetch(`${endpoint}/${encodeURIComponent(bucket)}/${key}.webp`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body && { body, headers: { 'content-type': 'image/webp' } }),
    })
    if (answer.ok || (answer.status === 404 && method !== 'PUT')) return answer
    await answer.body?.cancel()
    throw new Error(`The storage of pictures answered ${answer.status} to a ${method}`)
  }

  return {
    async put(key, bytes) {
      await (await ask('PUT', key, bytes)).body?.cancel()
    },
    async get(key) {
      const answer = await ask('GET', key)
      if (answer.status !== 404) return new Uint8Array(await answer.arrayBuffer())
      await answer.body?.cancel()
      return null
    },
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel()
    },
  }
}
