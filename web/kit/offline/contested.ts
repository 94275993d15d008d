import type { ContestedField } from './offlineSlice.ts'

/**
 * The values of an edit that differ from another device's row, in words.
 *
 * @param labels what a screen calls each field; fields without a label are left out
 * @param inWords a value other than null and the empty text
 */
export function contestedInWords(
  labels: Readonly<Record<string, string>>,
  patch: object,
  theirs: object,
  inWords: (name: string, value: unknown) => string,
): ContestedField[] {
  const words = (name: string, value: unknown) =>
    value === null || value === '' ? 'none' : inWords(name, value)
  return Object.entries(patch).flatMap(([name, mine]) => {
    const [label, other] = [labels[name], (theirs as Record<string, unknown>)[name]]
    if (label === undefined || JSON.stringify(mine) === JSON.stringify(other)) return []
    return [{ label, mine: words(name, mine), theirs: words(name, other) }]
  })
}

/** The label of each field. */
export function labelsOf(fields: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))
}
