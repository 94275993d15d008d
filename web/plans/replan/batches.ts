/** A plan moves at most so many tasks (docs/rules/plans.md, Plans). */
export const MOST_OF_A_PLAN = 200

/** A list cut into parts of one size; the last may be shorter. */
export function batchesOf<Each>(list: readonly Each[], size: number): Each[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  )
}
