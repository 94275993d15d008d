/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  /** A whole number from 0 up to a limit. */
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    /** One of them. */
    of: <Item>(items: readonly [Item, ...Item[]]): Item => items[below(items.length)] ?? items[0],
  }
}
export type Chance = ReturnType<typeof createChance>
