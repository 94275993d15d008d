import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const
/** A goal, and what people call doing it. */
const GOALS = [
  ['learn guitar', 'learning guitar'],
  ['get fit', 'getting fit'],
  ['quit smoking', 'quitting smoking'],
  ['save 3000 euros', 'saving 3000 euros'],
  ['lose 5 kg', 'losing 5 kg'],
  ['finish my thesis', 'finishing my thesis'],
] as const

/** `G` is the goal. */
const FRAMES =
  `G / G is my goal / G is my dream / G is on my bucket list / G has always been a dream of mine / G has been on my list for years
  G is what i want / G is my new year's resolution / G would be great / thinking about G / i'm interested in G / i'm keen on G
  i'm serious about G / i've started G / planning on G / i can't stop thinking about G / i have been procrastinating G
  it's time i started G / i'm struggling with G / having trouble G / help me with G / i need a plan for G / my goal is G`
    .split(/\n| \/ /)
    .map((frame) => frame.trim())

test.each(FRAMES)('%s: the goal is as in so many words', (frame) => {
  for (const [goal, gerund] of GOALS)
    expect(factsOf(frame.replace('G', gerund)), frame.replace('G', gerund)).toEqual(factsOf(goal))
})

const REMARKS =
  `i need a plan / as soon as possible / slowly but surely / if it kills me / not just talk about it / that's it / small steps`
    .split(' / ')
    .map((remark) => remark.trim())

test.each(REMARKS)('…, %s: a remark is none of the goal', (remark) => {
  for (const [goal] of GOALS) expect(factsOf(`${goal}, ${remark}`)).toEqual(factsOf(goal))
})

function factsOf(sentence: string) {
  const { understood, missing } = understand(sentence, TODAY)
  const { what, also, per_week, minutes, deadline, amount, pattern } = understood
  return { what: what?.toLowerCase(), also, per_week, minutes, deadline, amount, pattern, missing }
}
