/** How the tabs of one person on one device talk to each other. */
export type TabChannel<Message> = {
  /** The same in all tabs of the person. */
  name: string
  /** Sends to the other tabs. */
  broadcast: (message: Message) => void
  onMessage: (listener: (message: Message) => void) => void
  close: () => void
}

/** Opens the channel that all tabs of a person share. Messages must survive structured cloning. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
  const channel = new BroadcastChannel(name)
  let isClosed = false
  return {
    name,
    broadcast: (message) => {
      // A change that was being written down while the person signed out comes too late, which is no error.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      if (!isClosed) channel.postMessage(message)
    },
    onMessage: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
    },
    close: () => {
      isClosed = true
      channel.close()
    },
  }
}

/**
 * Does the work in one tab at a time. The lock is held for one piece of work only, so that a tab which the browser
 * suspends between two attempts does not block the others.
 */
export function withTabLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Without locks two tabs may send the same change, which the server takes for the repeat that it is.
  return globalThis.navigator?.locks ? navigator.locks.request(name, work) : work()
}
