/** A fetch that stores cookies per origin and sends them again, as one browser does. */
export function withCookieJar(send: typeof fetch): typeof fetch {
  const jars = new Map<string, Map<string, string>>()

  return async (input, init) => {
    const request = new Request(input, init)
    const { origin } = new URL(request.url)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    if (jar.size > 0)
      request.headers.set('cookie', Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '))
    const answer = await send(request)
    for (const line of answer.headers.getSetCookie()) store(jar, line)
    return answer
  }
}

function store(jar: Map<string, string>, line: string) {
  const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
  if (/;\s*max-age=0\b/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}
