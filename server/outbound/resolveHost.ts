import { lookup, Resolver } from 'node:dns/promises'
import { isLoopbackName } from '#server/kit/http/localRequest.ts'

/**
 * The addresses of a host.
 *
 * @param isOperators whether the operator may mean it: then the machine's own names count too (its hosts file, containers)
 * @throws an Error when there are none
 */
export type Resolve = (host: string, isOperators: boolean) => Promise<string[]>

/** Asks the name servers. A slow one holds none of the threads that files and hashes need, as `lookup` would. */
export const resolveHost: Resolve = async (host, isOperators) => {
  if (isOperators) return (await lookup(host, { all: true })).map(({ address }) => address)
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = found.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length === 0) throw new Error('No such host')
  return addresses
}

/** Names that a network gives by itself: never those of a site on the internet. */
const OF_NETWORKS = ['local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'home.arpa']

/** Whether a host's name is one of this machine or of its network, whatever a resolver says. */
export function isNameOfNetwork(host: string): boolean {
  return (
    !host.includes('.') || isLoopbackName(host) || OF_NETWORKS.some((suffix) => host.endsWith(`.${suffix}`))
  )
}
