/**
 * A queue for each key: the work of one is done in the order in which it was asked for, a piece at a time; keys do not wait for each
 * other. Work that fails does not keep the next from its turn. In memory, so of this process alone.
 *
 * @returns a function that runs work in its turn and answers what it answers
 */
export function createKeyedQueue<Key>() {
  const last = new Map<Key, Promise<unknown>>()

  return function inOrder<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const done = (last.get(key) ?? Promise.resolve()).then(work)
    const isOver = done.then(forgetIfLast, forgetIfLast)
    function forgetIfLast() {
      if (last.get(key) === isOver) last.delete(key)
    }
    last.set(key, isOver)
    return done
  }
}
