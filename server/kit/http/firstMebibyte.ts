import { MIB } from '#shared/numbers/mebibyte.ts'

/** The first items whose JSON fits into a page of 1 MiB, at least one. */
export function firstMebibyte<Item>(items: readonly Item[]): Item[] {
  let bytes = 0
  const end = items.findIndex((item, index) => {
    bytes += 3 * JSON.stringify(item).length // a UTF-16 unit takes at most three bytes
    return index > 0 && bytes > MIB
  })
  return end < 0 ? [...items] : items.slice(0, end)
}
