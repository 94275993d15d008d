/** What begins each id below `/v1`, by what it is an id of. */
const PREFIXES = { thread: 'thread_', message: 'msg_', run: 'run_', step: 'step_', call: 'call_' } as const
export type WireKind = keyof typeof PREFIXES

/** `thread_0190...`: a prefix and the 32 hex digits of a UUID. */
export function wireId(kind: WireKind, id: string): string {
  return PREFIXES[kind] + id.replaceAll('-', '')
}

/** The UUID of an id on the wire; null where it is none of that kind. */
export function uuidOf(kind: WireKind, id: string): string | null {
  const prefix = PREFIXES[kind]
  const digits = id.slice(prefix.length)
  if (!id.startsWith(prefix) || !/^[0-9a-f]{32}$/.test(digits)) return null
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-')
}
