import type { Claim } from '#shared/claims/claim.ts'
import { usePartners } from '#web/partners/data.ts'
import { useTeamMembers } from '#web/teams/data.ts'

/** How the people of a claim are called: partners, and members of the team that is asked. */
export function useNameOf({ type, witness_id }: Claim): (id: string) => string {
  const { partners } = usePartners()
  const { members } = useTeamMembers(type === 'team' ? witness_id : null)
  return (id) => [...partners, ...members].find(({ user_id }) => user_id === id)?.name ?? 'Somebody'
}
