import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

const KEYS = { S3_ACCESS_KEY_ID: 'peer-key', S3_SECRET_ACCESS_KEY: 'peer-secret' }
const BUCKET = 'pictures'
const REGION = 'eu-central-1'

/**
 * A service that speaks S3 as far as we use it: objects in one private bucket, by path, each request signed (AWS Signature
 * Version 4). What is signed wrongly, or for another region, is refused.
 */
export async function startS3Peer() {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
  const asked: string[] = []
  let failures = 0

  const http = createServer((request, response) => {
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await buffer(request)
    const { method = '', url = '' } = request
    asked.push(`${method} ${url}`)
    if (failures > 0) {
      failures -= 1
      return refuse(response, 503, 'SlowDown')
    }
    if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch')
    const [, bucket, key = '', ...rest] = url.split('/')
    if (bucket !== BUCKET || key === '' || rest.length > 0) return refuse(response, 404, 'NoSuchBucket')
    if (method === 'PUT') objects.set(key, { bytes: body, type: request.headers['content-type'] })
    if (method === 'DELETE') objects.delete(key)
    const found = objects.get(key)
    if (method === 'GET' && !found) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(method === 'DELETE' ? 204 : 200, { 'content-type': found?.type ?? 'text/plain' })
    response.end(method === 'GET' ? found?.bytes : undefined)
  }

  http.listen(0, '127.0.0.1')
  await new Promise((resolve) => http.once('listening', resolve))
  return {
    settings: {
      S3_ENDPOINT: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: REGION,
      ...KEYS,
    },
    objects,
    asked,
    /** The next requests are answered that the service is busy. */
    fail: (count: number) => (failures = count),
    close: () => {
      http.closeAllConnections()
      return new Promise((resolve) => http.close(resolve))
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
}

/** Computes the signature anew, from the request as it came. */
function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const header = headers.authorization ?? ''
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      header,
    )
  if (!match) return false
  const [, id, day = '', region = '', signed = '', signature] = match
  const time = String(headers['x-amz-date'])
  const payload = String(headers['x-amz-content-sha256'])
  const isPayload = payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body)
  if (id !== KEYS.S3_ACCESS_KEY_ID || region !== REGION || !time.startsWith(day) || !isPayload) return false
  const names = signed.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date')) return false
  const [path = '', query = ''] = url.split('?')
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join('')
  const canonical = [method, path, query, lines, signed, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${KEYS.S3_SECRET_ACCESS_KEY}`,
  )
  return hmac(key, toSign).toString('hex') === signature
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()
