/** Where the service worker finds all files in one answer. */
const TOGETHER = '/files-together.json'
/** Fonts and pictures: no journey needs them without a network. */
const LEFT_OUT = /\.(woff2|png|svg)$/

type Fetch = (request: Request) => Response | Promise<Response>
/** The address of a file, its content type and its text. */
type File = [path: string, type: string, text: string]

/**
 * A site whose service worker gets the files that it keeps in one answer instead of 250, which would cost as much as a
 * journey. Its list and its code are those of the build. How they come one by one is for e2e/living/installed.e2e.ts to try.
 */
export function withFilesTogether(site: Fetch): Fetch {
  let files: Promise<File[]> | undefined
  return async (request) => {
    const { pathname, origin } = new URL(request.url)
    if (pathname === TOGETHER) return Response.json(await (files ??= readAll(site, origin)))
    if (pathname !== '/sw.js') return site(request)
    const worker = await site(new Request(request.url))
    const code = `(${takeTogether.toString()})('${TOGETHER}',${LEFT_OUT});${await worker.text()}`
    return new Response(code, { headers: { 'content-type': 'text/javascript' } })
  }
}

/** Begins the service worker: what it adds to a cache comes in one answer. It uses nothing from outside. */
function takeTogether(address: string, leftOut: RegExp) {
  Cache.prototype.addAll = async function (requests) {
    const all: File[] = await (await fetch(address)).json()
    const files = new Map(all.map(([path, type, text]) => [path, { type, text }]))
    const add = async (path: string) => {
      const file = files.get(path)
      if (!file) throw new TypeError(`There is no ${path}`)
      await this.put(path, new Response(file.text, { headers: { 'content-type': file.type } }))
    }
    const paths = [...requests].map(
      (request) => new URL(request instanceof Request ? request.url : request).pathname,
    )
    await Promise.all(paths.filter((path) => !leftOut.test(path)).map(add))
  }
}

/** All files that the built service worker names. */
async function readAll(site: Fetch, origin: string): Promise<File[]> {
  const read = (path: string) => site(new Request(new URL(path, origin)))
  const [list = '[]'] = /\["\/assets\/.*?\]/.exec(await (await read('/sw.js')).text()) ?? []
  const paths = (JSON.parse(list) as string[]).filter((path) => !LEFT_OUT.test(path))
  return Promise.all(
    paths.map(async (path): Promise<File> => {
      const answer = await read(path)
      return [path, answer.headers.get('content-type') ?? '', await answer.text()]
    }),
  )
}
