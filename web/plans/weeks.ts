import { addDays, daysBetween } from '#shared/time/civil.ts'

export type WeekOf<Item> = { number: number; from: string; to: string; items: Item[] }

/**
 * Items by the weeks of their plan, which are counted from its first date. What has no date is in the first of them; weeks
 * without an item are left out.
 *
 * @param dateOf a local date, or null
 */
export function weeksOf<Item>(items: readonly Item[], dateOf: (item: Item) => string | null): WeekOf<Item>[] {
  const first = items.flatMap((item) => dateOf(item) ?? []).toSorted()[0] ?? null
  const indexOf = (item: Item) => {
    const date = dateOf(item)
    return first === null || date === null ? 0 : Math.floor(daysBetween(first, date) / 7)
  }
  const weeks = [...Map.groupBy(items, indexOf)].toSorted(([one], [other]) => one - other)
  return weeks.map(([index, own]) => {
    const from = first === null ? '' : addDays(first, index * 7)
    return { number: index + 1, from, to: from === '' ? '' : addDays(from, 6), items: own }
  })
}
