import { PATHS } from '#shared/paths.ts'
import type { Follows } from '#server/deps.ts'
import { newId } from '#server/kit/db/newId.ts'
import { isGamified } from '#server/progress/withoutGamification.ts'
import { createNotice } from '#server/notifications/createNotice.ts'

/** Tells somebody whom another one has removed from a team, and nobody else. It says neither who nor why. */
export const tellRemoval: NonNullable<Follows['team.removed']> = async (inside, person, { name }) => {
  await createNotice(inside, person, {
    kind: 'social',
    event: 'team_ended',
    key: `team_ended:${newId()}`,
    title: `You are not in ${name} any more`,
    body: `Your tasks${isGamified(person) ? ', your XP and your own streak' : ''} stay as they are.`,
    url: PATHS.settings,
    actions: [],
  })
}
