// The part of autocannon that the bench uses; the package carries no types.
declare module 'autocannon' {
  type Request = { method: string; path: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    duration: number
    requests: (Request & { setupRequest?: (request: Request) => Request })[]
  }
  type Result = { requests: { average: number }; non2xx: number; errors: number; timeouts: number }
  type Run = Promise<Result> & { once: (event: 'response', listener: () => void) => void }
  export default function autocannon(options: Options): Run
}
