import autocannon from 'autocannon'

const CONNECTIONS = 32
export const PEOPLE = 32

type Scenario = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
  /** What takes the place of `{id}`, one a request. */
  ids?: (headers: Headers) => Promise<string[]>
}
export type Headers = Record<string, string>
/** A server with people who are signed in there, and what is asked of it. */
export type Contestant = { base: string; people: Headers[]; scenarios: Record<string, Scenario> }

/** One run of one scenario: every request as the next person, on that person's next task. Returns requests a second. */
export async function shoot(contestant: Contestant, name: string, seconds: number): Promise<number> {
  const scenario = contestant.scenarios[name]
  if (!scenario) throw new Error(`No scenario ${name}`)
  const ids = await Promise.all(contestant.people.map(async (headers) => scenario.ids?.(headers)))
  const body = scenario.body && JSON.stringify(scenario.body)
  let sent = 0
  const result = await autocannon({
    url: contestant.base,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: scenario.method,
        path: scenario.path,
        body,
        setupRequest: (request) => {
          const person = sent % PEOPLE
          const own = ids[person]
          const id = own?.[Math.floor(sent / PEOPLE) % own.length]
          sent += 1
          return {
            ...request,
            headers: { ...contestant.people[person] }, // the load generator writes a length into it
            path: scenario.path.replace('{id}', id ?? ''),
          }
        },
      },
    ],
  })
  if (result.non2xx + result.errors + result.timeouts > 0) {
    throw new Error(`${name} on ${contestant.base}: ${result.non2xx} refused, ${result.errors} failed`)
  }
  return result.requests.average
}

/** The headers of a person's requests. */
export const bearer = (token: string): Headers => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
})
