/** Sends a request to an address of ours. Same parameters, result and errors as `fetch`. */
export type Transport = (path: string, request: RequestInit) => Promise<Response>

const network: Transport = (path, request) => fetch(path, request)
let current = network

/** From now on calls go this way instead of over the network; null for the network again. */
export function setTransport(transport: Transport | null): void {
  current = transport ?? network
}

/** Sends a request the way that is set. */
export const transport: Transport = (path, request) => current(path, request)
