/** The ids that a provider gave its calls, by those that the package made of them. */
export type WireIds = {
  /** Looks at a piece of the answer as it came. */
  note: (raw: unknown) => void
  /** A call begins, under the package's own id. */
  begin: (id: string) => void
  /** The provider's id of a call; empty where it gave none. */
  of: (id: string) => string
}

type RawCall = { index?: unknown; id?: unknown }

/**
 * The package gives a call that repeats another's id a new one. Here the repetition matters: it is the same call. Calls begin in
 * the order in which the provider first names their places.
 */
export function createWireIds(): WireIds {
  const idsInOrder: string[] = []
  const keys = new Set<string>()
  const indexes = new Set<string>()
  const ofOwn = new Map<string, string>()
  return {
    note(raw) {
      for (const { index, id } of callsIn(raw)) {
        const text = typeof id === 'string' ? id.trim() : ''
        const place = String(index)
        const key = `${place} ${text}`
        const isContinued = text === '' && indexes.has(place)
        if (isContinued || keys.has(key)) continue
        keys.add(key)
        indexes.add(place)
        idsInOrder.push(text)
      }
    },
    begin(id) {
      ofOwn.set(id, idsInOrder[ofOwn.size] ?? id)
    },
    of: (id) => ofOwn.get(id) ?? id,
  }
}

/** The calls in a piece of a chat completion; none in another protocol's. */
function callsIn(raw: unknown): RawCall[] {
  const choices = partOf(raw, 'choices')
  const delta = Array.isArray(choices) ? partOf(choices[0], 'delta') : null
  const calls = partOf(delta, 'tool_calls')
  return Array.isArray(calls)
    ? calls.filter((call): call is RawCall => typeof call === 'object' && call !== null)
    : []
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : null
}
