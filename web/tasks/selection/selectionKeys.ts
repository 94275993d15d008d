/** What a key does with the selection while a task has the focus. */
export type SelectionKey = 'extend' | 'toggle' | 'clear'

/** The keys of the selection. Key handling and the help are both made from this table. */
export const SELECTION_KEYS = [
  {
    id: 'extend',
    keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
    withShift: true,
    shown: 'Shift Arrow',
    what: 'Select it and the next one',
  },
  { id: 'toggle', keys: [' '], withShift: true, shown: 'Shift Space', what: 'Select it, or leave it out' },
  { id: 'clear', keys: ['Escape'], withShift: false, shown: 'Escape', what: 'Select none' },
] as const satisfies readonly {
  id: SelectionKey
  /** As `KeyboardEvent.key` names them. */
  keys: readonly string[]
  withShift: boolean
  /** As people read it on their keyboard. */
  shown: string
  what: string
}[]

/** What a key press means for the selection, or null. */
export function selectionKeyOf({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): SelectionKey | null {
  const meant = SELECTION_KEYS.find(
    ({ keys, withShift }) => withShift === shiftKey && (keys as readonly string[]).includes(key),
  )
  return meant?.id ?? null
}
