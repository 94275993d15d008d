/** @returns a function that runs work, at most so many at a time. The others wait, first in, first out. */
export function limitConcurrency(max: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async function limited(work) {
    if (running < max) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve)) // takes over the slot of one that ends
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
