import { AppError } from '#shared/errors.ts'

/** What one caller may ask of a server (docs/rules/http.md, Limits of a caller). */
type Allowance = {
  /** Points that may be spent at once. */
  burst: number
  /** Points that come back in a second. */
  perSecond: number
  /** Requests that are worked on at once; the others wait in the order they came. */
  inFlight: number
  /** Requests that may wait. */
  waiting: number
}

export const ALLOWANCES = {
  person: { burst: 12_000, perSecond: 1200, inFlight: 4, waiting: 200 },
  /** Everybody without a session behind one address; a school or a company shares one. */
  network: { burst: 12_000, perSecond: 1200, inFlight: 64, waiting: 500 },
} as const satisfies Record<string, Allowance>

/** Requests that the server works on at once, of all callers. */
const SITE_IN_FLIGHT = 512
/** A refusal is held for so long: a program that asks again at once would keep the server busy with refusing. Milliseconds. */
const HOLD_MS = 2000
export const MAX_HELD = 10_000
/** A long answer costs one point more for each so many bytes. */
const BYTES_A_POINT = 8192
const MAX_CALLERS = 20_000

type Caller = { points: number; since: number; running: number; waiting: (() => void)[] }

/** A request that was let in. It leaves once, with the length of its answer where that is long. */
export type Admitted = { leave: (answerBytes?: number) => void }

/** For callers that nothing is counted for. */
export const UNLIMITED: Admitted = { leave: () => {} }

export type Admission = {
  /**
   * Takes the cost of a request from its caller's budget and waits for the caller's turn.
   *
   * @param key a person's id, or a network
   * @throws AppError `rate_limited` when the budget or the queue is used up, after two seconds; `unavailable` when the server
   *   is full
   */
  enter: (kind: keyof typeof ALLOWANCES, key: string, cost: number) => Admitted | Promise<Admitted>
}

/**
 * Admission control: a token bucket and a limit on concurrency for each caller, and a limit for all together, so that nobody
 * slows the others. In memory: it protects this process.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function createAdmission(isOn: boolean, now = () => performance.now(), holdMs = HOLD_MS): Admission {
  const callers = new Map<string, Caller>()
  let running = 0
  let held = 0
  if (!isOn) return { enter: () => UNLIMITED }

  function callerOf(kind: keyof typeof ALLOWANCES, key: string): Caller {
    const known = callers.get(key)
    if (known) return known
    if (callers.size >= MAX_CALLERS) removeIdle(callers)
    const caller = { points: ALLOWANCES[kind].burst, since: now(), running: 0, waiting: [] }
    callers.set(key, caller)
    return caller
  }

  function begin(caller: Caller): Admitted {
    let isOver = false
    return {
      leave(answerBytes = 0) {
        if (isOver) return
        isOver = true
        caller.points -= Math.floor(answerBytes / BYTES_A_POINT)
        const next = caller.waiting.shift()
        if (next) return next() // takes over the turn
        caller.running -= 1
        running -= 1
      },
    }
  }

  async function refuse(seconds: number): Promise<never> {
    if (held < MAX_HELD) {
      held += 1
      await new Promise((resolve) => setTimeout(resolve, holdMs))
      held -= 1
    }
    throw tooMuch(seconds)
  }

  return {
    enter(kind, key, cost) {
      const allowance = ALLOWANCES[kind]
      const caller = callerOf(kind, key)
      const seconds = spend(caller, allowance, cost, now())
      if (seconds > 0) return refuse(seconds)
      if (caller.running >= allowance.inFlight) {
        if (caller.waiting.length >= allowance.waiting) return refuse(1)
        return new Promise((resolve) => caller.waiting.push(() => resolve(begin(caller))))
      }
      if (running >= SITE_IN_FLIGHT)
        throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', {
          retry_after: 1,
        })
      caller.running += 1
      running += 1
      return begin(caller)
    },
  }
}

/** Takes points. @returns the seconds until there are enough, when there are not */
function spend(caller: Caller, { burst, perSecond }: Allowance, cost: number, now: number): number {
  caller.points = Math.min(burst, caller.points + ((now - caller.since) / 1000) * perSecond)
  caller.since = now
  if (caller.points < cost) return Math.ceil((cost - caller.points) / perSecond)
  caller.points -= cost
  return 0
}

function tooMuch(seconds: number): AppError {
  return new AppError('rate_limited', 'Too many requests. Please wait a moment.', { retry_after: seconds })
}

/** Forgets who asks for nothing: oldest first, until a tenth is free. A budget that is forgotten is a full one. */
function removeIdle(callers: Map<string, Caller>): void {
  for (const [key, { running }] of callers) {
    if (running === 0) callers.delete(key)
    if (callers.size < MAX_CALLERS * 0.9) return
  }
}
