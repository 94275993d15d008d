import { EmptyState } from '#web/kit/ui/EmptyState.tsx'

/** The person's teams. */
export function Teams() {
  return <EmptyState title="No teams">You are not in a team.</EmptyState>
}
