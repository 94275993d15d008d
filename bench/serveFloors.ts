import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { build } from 'vite'
import { readFiles } from '#server/kit/http/files.ts'

/** Builds the floors and serves them as the product's own files are served: compressed beforehand, from memory. */
export async function serveFloors(): Promise<{ site: string; close: () => Promise<void> }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'gc-floors-'))
  const root = fileURLToPath(new URL('./floors', import.meta.url))
  await build({
    root,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: ['html', 'react'].map((name) => `${root}/${name}.html`) },
    },
  })
  const files = readFiles(outDir)
  await rm(outDir, { recursive: true })
  const http = serve({ fetch: (request) => answer(files, request), port: 0 })
  const address = http.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { site: `http://localhost:${port}`, close: async () => void http.close() }
}

async function answer(files: ReturnType<typeof readFiles>, request: Request): Promise<Response> {
  const file = files.get(new URL(request.url).pathname.slice(1))
  if (!file) return new Response('There is no such file', { status: 404 })
  const encoding = file.canCompress ? 'br' : 'identity'
  const headers = { 'content-type': file.contentType, 'content-encoding': encoding }
  return new Response(new Uint8Array(await file.bytes(encoding)), { headers })
}
