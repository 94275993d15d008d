import type { Card } from '#shared/people/card.ts'
import { openPanel } from '#web/palette/openPanel.ts'

/** Opens the report of a person. */
export function reportPerson({ user_id: id, name }: Pick<Card, 'user_id' | 'name'>): void {
  if (id !== null) openPanel({ kind: 'report', of: { kind: 'person', id, person: { id, name } } })
}
