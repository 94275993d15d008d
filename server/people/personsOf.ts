import type { PersonOfOthers } from '#shared/people/card.ts'
import { type Relation, type Visible, seesScore, visible } from '#shared/people/relation.ts'
import { levelAt } from '#shared/progress/levels.ts'
import { type StreakState, streakToday } from '#shared/progress/streak.ts'
import { localDate } from '#shared/time/localDate.ts'
import { scoresOf } from '#server/accountability/scoreOf.ts'
import type { Deps } from '#server/deps.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import { RUNNING_TOGETHER } from '#server/challenges/together.ts'
import { STREAK_COLUMNS } from '#server/progress/streakDays.ts'
import { PRESENCE_COLUMNS, presenceOf, type PresenceRow } from '#server/presence/presence.ts'
import { type CardRow, shownCard } from './cardsOf.ts'
import { relationsOf } from './relationsOf.ts'

type World = Pick<Deps, 'db' | 'hub' | 'files'>

/**
 * People as somebody sees them, with the figures that their relation shows (docs/rules/people.md, People). Whether a list may hold
 * a person at all is the caller's to decide.
 *
 * @param now from which their own dates follow
 * @returns a person for each id that is not hidden by a block and not gone
 */
export async function personsOf(
  { db, hub, files }: World,
  viewer: PersonId,
  ids: readonly PersonId[],
  now: Date,
): Promise<Map<PersonId, PersonOfOthers>> {
  if (ids.length === 0) return new Map()
  const relations = await relationsOf(db, viewer, ids)
  const rows = await db.read<PersonRow>(PERSONS, [[...new Set([...ids, viewer])], viewer, now])
  const scores = await shownScores(db, relations, now)
  const viewerPlays = rows.find(({ id }) => id === viewer)?.plays ?? true
  const persons = new Map<PersonId, PersonOfOthers>()
  for (const row of rows) {
    const relation = relations.get(row.id)
    if (relation && relation !== 'blocked')
      persons.set(row.id, personOfRow(row, { files, hub, relation, viewerPlays, scores, now }))
  }
  return persons
}

type PersonRow = CardRow &
  StreakState &
  PresenceRow & {
    xp: number
    timezone: string
    day_start: string
    days_off: string[]
    plays: boolean
    shows_presence: boolean
    has_page: boolean
    mutual_teams: number
    mutual_challenges: number
  }

type View = Pick<World, 'files' | 'hub'> & {
  relation: Exclude<Relation, 'blocked'>
  viewerPlays: boolean
  scores: ReadonlyMap<PersonId, number | null>
  now: Date
}

function personOfRow(
  row: PersonRow,
  { files, hub, relation, viewerPlays, scores, now }: View,
): PersonOfOthers {
  const { figures, presence, isFriend } = visible(relation, {
    viewerPlays,
    personPlays: row.plays,
    showsPresence: row.shows_presence,
    hasPublicPage: row.has_page,
  })
  const today = localDate(now, { timezone: row.timezone, dayStart: row.day_start })
  return {
    ...shownCard({ files, now: () => now }, row),
    level: figures ? levelAt(row.xp) : null,
    xp: figures ? row.xp : null,
    streak: figures ? streakToday(row, today, row.days_off).current : null,
    ...shownPresence(presence, () => presenceOf(hub, row.id, row, now)),
    mutualGoals: isNear(relation) ? row.mutual_teams + row.mutual_challenges : 0,
    isFriend,
    relation,
    accountability: scores.get(row.id) ?? null,
  }
}

/** The scores of those whose relation shows it: the viewer and their partners. */
function shownScores(db: World['db'], relations: ReadonlyMap<PersonId, Relation>, now: Date) {
  const shown = [...relations].filter(([, relation]) => seesScore(relation))
  return scoresOf(
    db,
    shown.map(([id]) => id),
    now,
  )
}

function isNear(relation: Relation): boolean {
  return relation !== 'self' && relation !== 'stranger'
}

function shownPresence(
  presence: Visible['presence'],
  read: () => Pick<PersonOfOthers, 'status' | 'lastActive'>,
): Pick<PersonOfOthers, 'status' | 'lastActive'> {
  if (presence === 'shown') return read()
  return { status: presence === 'hidden' ? null : 'offline', lastActive: null }
}

const PERSONS = `
  select u.id, u.handle, u.name, u.avatar, u.avatar_key, u.xp, u.timezone, u.day_start, ${STREAK_COLUMNS},
    array(
      select o.local_date::text from streak_days_off o where o.user_id = u.id and o.local_date > u.streak_last
    ) as days_off,
    coalesce(s."gamificationEnabled", true) as plays, coalesce(s.show_presence, true) as shows_presence,
    coalesce(s.public_page, false) as has_page, ${PRESENCE_COLUMNS},
    (
      select count(*)::int from my_teams t
      where t.user_id = u.id and t.team_id in (select m.team_id from my_teams m where m.user_id = $2)
    ) as mutual_teams, (${RUNNING_TOGETHER}) as mutual_challenges
  from users u left join settings s on s.user_id = u.id left join presence p on p.user_id = u.id
  where u.id = any($1::uuid[])`
