import { PATHS } from '#shared/paths.ts'
import { Link } from '#web/kit/navigation.tsx'

/** The way back to the friends. */
export function BackToFriends() {
  return <Link to={`${PATHS.achievements}?tab=friends`}>Friends</Link>
}
