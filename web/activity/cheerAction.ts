import type { ActivityItem, CheerKind } from '#shared/activity/activity.ts'

/** The feed of the person and their friends; that of a team is named by its id. */
export const FRIENDS = 'friends'

/** A cheer that is given or taken back. `at` is ISO 8601. */
export type CheerAction = {
  kind: 'cheer' | 'take_back'
  id: string
  cheer: CheerKind
  /** Where it was given: {@link FRIENDS} where a device kept it without one. */
  feed?: string
  at: string
}

/** An item as a cheer of this person leaves it; the same again changes nothing. */
export function afterCheer(
  item: ActivityItem | undefined,
  { kind }: Pick<CheerAction, 'kind'>,
): ActivityItem | undefined {
  const cheered = kind === 'cheer'
  if (!item || item.cheered === cheered) return item
  return { ...item, cheered, cheers: Math.max(0, item.cheers + (cheered ? 1 : -1)) }
}
