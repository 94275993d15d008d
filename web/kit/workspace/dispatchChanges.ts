import type { RowChange } from '#shared/realtime/change.ts'
import type { Workspace } from './workspace.ts'

/** Gives each slice the changed rows of the tables that it follows. */
export function dispatchChanges({ slices }: Pick<Workspace, 'slices'>, changes: readonly RowChange[]): void {
  for (const slice of slices.values()) {
    const own = changes.filter(({ table }) => slice.tables.includes(table))
    if (own.length > 0) void slice.follow(own)
  }
}
