import { createServer, connect, type Socket, type AddressInfo } from 'node:net'

/** A proxy with one address, whose target port can be changed. */
export type Switchboard = {
  port: number
  /** Hangs up on everybody and connects nobody. */
  cut: () => void
  leadTo: (port: number) => void
  close: () => void
}

/** Stands before a primary and its standby, as the address of a managed database does. */
export async function openSwitchboard(): Promise<Switchboard> {
  const open = new Set<Socket>()
  let target: number | null = null
  const server = createServer((caller) => {
    if (target === null) return caller.destroy()
    const called = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
    return caller.setNoDelay()
  })
  const cut = () => {
    target = null
    for (const socket of open) socket.destroy()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    leadTo: (port) => void (target = port),
    close() {
      cut()
      server.close()
    },
  }
}
