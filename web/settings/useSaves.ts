import { useState } from 'react'

/** Counts how often something was saved, for its tick. */
export function useSaves(): [saves: number, saved: () => void] {
  const [saves, setSaves] = useState(0)
  return [saves, () => setSaves((count) => count + 1)]
}
