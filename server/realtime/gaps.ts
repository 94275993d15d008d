/** How long a position that was given out may take to be committed. What takes longer is found by no window. */
const PATIENCE_MS = 10_000
/** Gaps that are looked at again; engines that hand out positions in blocks leave many. */
const GAPS_AT_MOST = 1000

type Placed = { position: string }

/**
 * Keeps count of which positions of the outbox were seen, and which below the last one were not: those belong to
 * transactions that are still open, or were rolled back.
 */
export function createGaps() {
  /** When a missing position was first noticed. */
  const missing = new Map<number, number>()
  let last = 0

  function notice(from: number, to: number, at: number) {
    for (let position = Math.max(from, to - GAPS_AT_MOST); position < to; position += 1)
      missing.set(position, at)
    for (const oldest of missing.keys()) {
      if (missing.size <= GAPS_AT_MOST) return
      missing.delete(oldest)
    }
  }

  return {
    /** Starts from the newest rows, in any order; gaps between them are open. */
    reset(rows: Placed[], at: number) {
      missing.clear()
      const positions = rows.map((row) => Number(row.position)).toSorted((a, b) => a - b)
      last = (positions[0] ?? 1) - 1
      for (const position of positions) {
        notice(last + 1, position, at)
        last = position
      }
    },
    /** Takes rows in the order of their positions. */
    fill(rows: Placed[], at: number) {
      for (const row of rows) {
        const position = Number(row.position)
        missing.delete(position)
        if (position <= last) continue
        notice(last + 1, position, at)
        last = position
      }
    },
    /** Positions worth another look. */
    open(at: number): number[] {
      for (const [position, since] of missing) if (at - since > PATIENCE_MS) missing.delete(position)
      return [...missing.keys()]
    },
    last: () => last,
    toldUpTo: () => Math.min(last, ...Array.from(missing.keys(), (position) => position - 1)),
  }
}
