/** A way to ask that keeps the cookies it is given, per site, as one browser does. */
export function keepingCookies(ask: typeof fetch): typeof fetch {
  const jars = new Map<string, Map<string, string>>()

  return async (input, init) => {
    const request = new Request(input, init)
    const { origin } = new URL(request.url)
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    if (jar.size > 0)
      request.headers.set('cookie', Array.from(jar, ([name, value]) => `${name}=${value}`).join('; '))
    const answer = await ask(request)
    for (const line of answer.headers.getSetCookie()) keep(jar, line)
    return answer
  }
}

function keep(jar: Map<string, string>, line: string) {
  const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? []
  if (/;\s*max-age=0\b/i.test(line)) jar.delete(name)
  else jar.set(name, value)
}
