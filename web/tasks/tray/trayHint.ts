/** What can be done with the unscheduled tasks, by how many there are. */
export function trayHint(count: number): string {
  return count === 0
    ? 'No unscheduled tasks. Drag one here to plan it later.'
    : 'Drag one into the plan, or choose it and “Move to…”.'
}
