import { AppError } from '#shared/errors.ts'
import { shownToOthers } from '#shared/achievements/shownToOthers.ts'
import { MOST_GOALS_IN_ALL } from '#shared/goals/goal.ts'
import type { PublicPage } from '#shared/publicPages/publicPage.ts'
import { publicScoreOf } from '#server/accountability/scoreOf.ts'
import type { Deps } from '#server/deps.ts'
import { goal } from '#server/goals/goal.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { OtherUserId, UserId } from '#server/kit/db/userId.ts'
import { readRows } from '#server/kit/entity/rows.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { cardsOf } from '#server/people/cardsOf.ts'
import { findPageOwner } from '#server/people/personPolicy.ts'

/** Who looks without a session: a stranger to everybody. No person has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000' as OtherUserId

/**
 * What everybody sees of a person (docs/rules/publicPages.md, Public pages).
 *
 * @throws AppError `not_found`, the same for who has no page and for a handle that nobody has
 */
export async function readPublicPage(
  deps: Pick<Deps, 'db' | 'files' | 'now'>,
  handle: string,
): Promise<PublicPage> {
  const { db, now } = deps
  const owner = await ownerOf(db, handle)
  const card = owner && (await cardsOf(deps, NOBODY, [owner.id])).get(owner.id)
  if (!owner || !card || card.handle === null) throw new AppError('not_found', 'There is no such page')
  const { name, avatar, avatar_url } = card
  const goals = await publishedGoals(db, owner, now())
  return {
    handle: card.handle,
    name,
    avatar,
    avatar_url,
    goals,
    public: await publicScoreOf(db, owner.id, now()),
    pinned: await pinnedOf(db, owner.id),
  }
}

/** Who has a page by this handle; null where nobody has. Who is banned has none for as long. */
async function ownerOf(db: Db, handle: string): Promise<Person | null> {
  const id = await findPageOwner(db, NOBODY, handle)
  return id && personOf(db, id as string as UserId)
}

async function pinnedOf(db: Db, userId: UserId): Promise<PublicPage['pinned']> {
  const pinned = await db.read<{ key: string }>(PINNED, [userId])
  return pinned.flatMap(({ key }) => shownToOthers(key, false) ?? [])
}

const PINNED = `
  select a.key from achievement_unlocks a where a.user_id = $1 and a.pinned is not null order by a.pinned`

async function publishedGoals(db: Db, owner: Person, now: Date): Promise<PublicPage['goals']> {
  const rows = await readRows(db, goal, owner.id, {
    isTrash: false,
    isArchive: false,
    limit: MOST_GOALS_IN_ALL,
    offset: 0,
    where: "e.published and e.status in ('active', 'achieved')",
  })
  const goals = await goal.present(db, owner, rows, now)
  return goals
    .flatMap(({ id, title, progress: { percent }, target_date, status, published_at }) =>
      published_at === null || status === 'dropped'
        ? []
        : [{ id, title, percent, target_date, status, published_at }],
    )
    .toSorted((a, b) => (a.published_at > b.published_at ? -1 : 1))
}
