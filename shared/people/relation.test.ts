import { expect, test } from 'vitest'
import { type Relation, RELATIONS, type Sides, seesScore, visible } from './relation.ts'

const ALL: Sides = { viewerPlays: true, personPlays: true, showsPresence: true, hasPublicPage: true }
const NONE: Sides = { viewerPlays: false, personPlays: false, showsPresence: false, hasPublicPage: false }

type Row = [
  relation: Relation,
  card: boolean,
  figures: boolean,
  presence: string,
  friend: boolean,
  score: boolean,
]

test.each<Row>([
  ['self', true, true, 'shown', false, true],
  ['partner', true, true, 'shown', true, true],
  ['friend', true, true, 'shown', true, false],
  ['team', true, true, 'shown', false, false],
  ['stranger', true, false, 'hidden', false, false],
  ['blocked', false, false, 'hidden', false, false],
])('%s sees what the table says', (relation, card, figures, presence, isFriend, accountability) => {
  const page = relation !== 'blocked'
  expect(visible(relation, ALL)).toEqual({ page, card, figures, presence, isFriend })
  expect(seesScore(relation)).toBe(accountability)
})

test('only a public page opens a stranger’s page, and it opens none of who is blocked', () => {
  const opened = RELATIONS.filter((relation) => visible(relation, NONE).page)
  expect(opened).toEqual(['self', 'partner', 'friend', 'team'])
  expect(visible('stranger', { ...NONE, hasPublicPage: true }).page).toBe(true)
  expect(visible('blocked', ALL).page).toBe(false)
})

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
  [false, false, false],
])('with gamification %s here and %s there figures are shown: %s', (viewerPlays, personPlays, figures) => {
  for (const relation of ['self', 'partner', 'friend', 'team'] as const)
    expect(visible(relation, { ...ALL, viewerPlays, personPlays }).figures).toBe(figures)
})

test('who does not show their presence is offline for everybody, themselves included', () => {
  for (const relation of ['self', 'partner', 'friend', 'team'] as const)
    expect(visible(relation, { ...ALL, showsPresence: false }).presence).toBe('offline')
})
