/** Resolves in the event loop's next turn; where it is not Node's, after a timer. */
export function nextMacrotask(): Promise<void> {
  return new Promise<void>((resolve) => {
    if ('setImmediate' in globalThis) setImmediate(resolve)
    else setTimeout(resolve)
  })
}
