/** Lets only so many works run at once; the others wait in the order in which they came. */
export function takingTurns(atMost: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async function inTurn(work) {
    if (running < atMost) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve)) // takes over the place of one that ends
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
