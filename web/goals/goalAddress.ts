import { PATHS } from '#shared/paths.ts'

/** The list of goals. */
export const GOALS_ADDRESS = PATHS.goals

/** The address of a goal's panel. */
export function addressOfGoal(id: string): string {
  return `${GOALS_ADDRESS}?goal=${id}`
}

/** The address of the story of a goal that was reached. */
export function addressOfStory(id: string): string {
  return `${GOALS_ADDRESS}?story=${id}`
}
