type Bound = { running: number; waiting: number }
/** How much may run and wait: altogether, of one network where there are several, and of one account in a network. */
export type Bounds = { total: Bound; network?: Bound; account: Bound }

type Keys = { network: string; account: string }
type Account<Job> = { jobs: Job[]; running: number }
type Network<Job> = { accounts: Map<string, Account<Job>>; running: number; waiting: number }

/**
 * Who waits and who runs, in rounds: turns go round between networks, and within a network between accounts. In each map the
 * keys are in the order of their turns.
 */
export function createRounds<Job extends Keys>(given: Bounds) {
  const bounds = { network: given.total, ...given }
  const networks = new Map<string, Network<Job>>()
  const total = { running: 0, waiting: 0 }

  function placesOf(keys: Keys): { network: Network<Job>; account: Account<Job> } {
    const network = networks.get(keys.network) ?? { accounts: new Map(), running: 0, waiting: 0 }
    const account = network.accounts.get(keys.account) ?? { jobs: [], running: 0 }
    networks.set(keys.network, network)
    network.accounts.set(keys.account, account)
    return { network, account }
  }

  function forgetIfIdle(job: Job): void {
    const { network, account } = placesOf(job)
    if (account.jobs.length + account.running === 0) network.accounts.delete(job.account)
    if (network.accounts.size === 0) networks.delete(job.network)
  }

  function remove(job: Job): void {
    const { network, account } = placesOf(job)
    const place = account.jobs.indexOf(job)
    if (place !== -1) {
      account.jobs.splice(place, 1)
      for (const count of [network, total]) count.waiting -= 1
    }
    forgetIfIdle(job)
  }

  return {
    /** Lets a job wait. False when its account or its network has too many that wait. */
    add(job: Job): boolean {
      const { network, account } = placesOf(job)
      if (account.jobs.length >= bounds.account.waiting || network.waiting >= bounds.network.waiting) {
        forgetIfIdle(job) // else each account that is refused would stay for as long as its network is busy
        return false
      }
      account.jobs.push(job)
      for (const count of [network, total]) count.waiting += 1
      return true
    },
    /** Lets a job wait no more. */
    remove,
    /** Takes out the job whose turn it is, if one may run. It runs until `end`. */
    next(): Job | undefined {
      const job = total.running < bounds.total.running ? firstInTurn(networks.values(), bounds) : undefined
      if (!job) return undefined
      const { network, account } = placesOf(job)
      for (const count of [network, account, total]) count.running += 1
      remove(job)
      moveToEnd(network.accounts, job.account)
      moveToEnd(networks, job.network)
      return job
    },
    end(job: Job): void {
      const { network, account } = placesOf(job)
      for (const count of [network, account, total]) count.running -= 1
      forgetIfIdle(job)
    },
    /** The job that gives way when too many wait in all: the newest of those who wait most. */
    surplus(): Job | undefined {
      if (total.waiting <= bounds.total.waiting) return undefined
      return newestOfMost(networks.values())
    },
  }
}

function firstInTurn<Job>(networks: Iterable<Network<Job>>, bounds: Required<Bounds>): Job | undefined {
  for (const network of networks) {
    if (network.running >= bounds.network.running) continue
    for (const { jobs, running } of network.accounts.values())
      if (jobs[0] && running < bounds.account.running) return jobs[0]
  }
  return undefined
}

function newestOfMost<Job>(networks: Iterable<Network<Job>>): Job | undefined {
  const longest = mostOf(networks, ({ waiting }) => waiting)
  return longest && mostOf(longest.accounts.values(), ({ jobs }) => jobs.length)?.jobs.at(-1)
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key)
  if (value === undefined) return
  map.delete(key)
  map.set(key, value)
}

function mostOf<Value>(values: Iterable<Value>, sizeOf: (value: Value) => number): Value | undefined {
  return Array.from(values).toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
}
