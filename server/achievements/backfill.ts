import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Unlocked } from '#server/kit/facts/facts.ts'
import {
  type Person,
  PERSON_COLUMNS,
  type PersonRow,
  THEIR_SETTINGS,
  toPerson,
} from '#server/kit/http/person.ts'
import { figuresOfHistory, type Mark } from './history.ts'
import { readStanding } from './standing.ts'
import { keepWatch, unlockReached } from './unlock.ts'

const PAGE = 500
const NEXT_PAGE = `
  /* across people: everyone who may already meet a new rule, page by page */
  select ${PERSON_COLUMNS} from users u ${THEIR_SETTINGS} where u.id > $1 order by u.id limit $2`

/**
 * Unlocks what everybody has done already, as after a new rule came (docs/rules/achievements.md). It may run while people work, and
 * as often as one likes: each person's turn is taken while they are looked at.
 *
 * @param each called with what was unlocked, person by person
 * @returns how many people were looked at
 */
export async function backfillAchievements(
  deps: Deps,
  each: (userId: UserId, unlocked: readonly Unlocked[]) => void = () => {},
): Promise<number> {
  let people = 0
  for (let after: string | null = '00000000-0000-0000-0000-000000000000'; after !== null;) {
    const page: PersonRow[] = await deps.db.query(NEXT_PAGE, [after, PAGE])
    for (const row of page) each(row.id, await backfillOf(deps, toPerson(row)))
    people += page.length
    after = page.at(-1)?.id ?? null
  }
  return people
}

function backfillOf(deps: Deps, person: Person): Promise<Unlocked[]> {
  return change(deps, person, async (tx, inside) => {
    const standing = await readStanding(tx, person.id)
    const { figures, marks } = await figuresOfHistory(tx, person, deps.now(), standing)
    const unlocked = await unlockReached(inside, person, standing, figures)
    const after = await readStanding(tx, person.id)
    await addAll(
      tx,
      person.id,
      marks.filter(({ figure }) => after.isLocked(figure)),
    )
    await keepWatch(tx, person.id, after.unlocked)
    return unlocked
  })
}

/** What has counted before and does not any more is left: it was taken back by its undo. */
async function addAll(tx: Tx, userId: UserId, marks: readonly Mark[]): Promise<void> {
  const columns = [
    marks.map(({ figure }) => figure),
    marks.map(({ sourceId }) => sourceId),
    marks.map(({ date }) => date),
  ]
  await tx.query(ADD_ALL, [userId, ...columns])
}

const ADD_ALL = `
  insert into achievement_marks (user_id, figure, source_id, date)
  select $1, m.figure, m.source_id, m.date from unnest($2::text[], $3::uuid[], $4::date[]) as m (figure, source_id, date)
  on conflict do nothing`
