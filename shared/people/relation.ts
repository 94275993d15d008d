/** What a person is to somebody who looks at them: the first that fits (docs/rules/people.md). */
export const RELATIONS = ['self', 'blocked', 'partner', 'friend', 'team', 'stranger'] as const
export type Relation = (typeof RELATIONS)[number]

/** What the settings of both sides say. */
export type Sides = {
  /** `gamificationEnabled` of who looks, and of whom they look at. */
  viewerPlays: boolean
  personPlays: boolean
  /** `show_presence` and `public_page` of whom they look at. */
  showsPresence: boolean
  hasPublicPage: boolean
}

/** What somebody sees of a person. */
export type Visible = {
  /** Whether the person can be looked up by their handle; if not, they are answered like somebody who does not exist. */
  page: boolean
  /** Name, handle and avatar, where a list holds the person. */
  card: boolean
  /** Level, XP and streak. */
  figures: boolean
  /** `offline`: for everybody, without a last moment. */
  presence: 'shown' | 'offline' | 'hidden'
  isFriend: boolean
}

const NOTHING: Visible = {
  page: false,
  card: false,
  figures: false,
  presence: 'hidden',
  isFriend: false,
}

/** What somebody sees of a person by their relation: the one table of it (docs/rules/people.md). */
export function visible(relation: Relation, sides: Sides): Visible {
  if (relation === 'blocked') return NOTHING
  const isNear = relation !== 'stranger'
  return {
    page: isNear || sides.hasPublicPage,
    card: true,
    figures: isNear && sides.viewerPlays && sides.personPlays,
    presence: presenceOf(isNear, sides),
    isFriend: relation === 'friend' || relation === 'partner',
  }
}

/** Whether somebody sees the score of a person's accountability: no setting hides it. */
export function seesScore(relation: Relation): boolean {
  return relation === 'self' || relation === 'partner'
}

function presenceOf(isNear: boolean, { showsPresence }: Sides): Visible['presence'] {
  if (!isNear) return 'hidden'
  return showsPresence ? 'shown' : 'offline'
}
