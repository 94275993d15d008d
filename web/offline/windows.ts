/** How the windows of one person on one device talk to each other. */
export type Windows<Message> = {
  /** The same in all windows of the person. */
  name: string
  tell: (message: Message) => void
  onMessage: (listener: (message: Message) => void) => void
  close: () => void
}

/** Opens the channel that all windows of a person share. Messages must survive structured cloning. */
export function openWindows<Message>(name: string): Windows<Message> {
  const channel = new BroadcastChannel(name)
  return {
    name,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tell: (message) => channel.postMessage(message),
    onMessage: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
    },
    close: () => channel.close(),
  }
}

/**
 * Does the work in one window at a time; the others wait for their turn. The lock is held for one piece of work only,
 * so that a window which falls asleep while it waits for a better moment holds nobody up.
 */
export function oneSenderAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Without locks two windows may send the same change, which the server takes for the repeat that it is.
  return globalThis.navigator?.locks ? navigator.locks.request(name, work) : work()
}
