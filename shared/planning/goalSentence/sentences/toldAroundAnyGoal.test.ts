import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BRACKETS,
  FRAGMENTS,
  GREETINGS,
  MANNERS,
  REASONS,
  REMARKS,
  SENTENCES,
} from '#shared/planning/testing/toldClauses.ts'
import { understand } from '#shared/planning/understand.ts'

const CONTEXT = { today: '2026-11-23', weekStart: 1 }

/** Goals of many kinds, with and without facts and a wish in so many words. */
const GOALS = [
  'learn italian by easter',
  'lose 5 kg by june',
  'run a 10k on 18 april, 3 times a week',
  'write my novel, 500 words a day',
  'save 4000 for japan by october',
  'finish my unity game by Q2',
  'study for my CFA level 1 exam in february',
  'want to learn the guitar, 20 minutes a day',
  'i want to get better at public speaking',
  'declutter the garage by christmas',
  'i need to find a new job before march',
  "i'd like to swim 1 km without stopping by may",
  'quit smoking',
  'build a website for my shop',
  'learn to cook thai food',
]

/** A clause, and a sentence with it and a goal. */
type Around = { told: string; sentence: (goal: string) => string }
type Place = (told: string, goal: string) => string

const BEHIND: readonly Place[] = [
  (told, goal) => `${goal}, ${told}`,
  (told, goal) => `${goal}. ${told}`,
  (told, goal) => `${goal} (${told})`,
]
const BEFORE: readonly Place[] = [(told, goal) => `${told}. ${goal}`, (told, goal) => `${told}, ${goal}`]

const placed = (clauses: readonly string[], places: readonly Place[]) =>
  fc
    .record({ told: fc.constantFrom(...clauses), place: fc.constantFrom(...places) })
    .map(({ told, place }): Around => ({ told, sentence: (goal) => place(told, goal) }))
const around = fc.oneof(
  placed(SENTENCES, [
    ...BEFORE,
    ...BEHIND,
    (told, goal) => `${told} so ${goal}`,
    (told, goal) => `${goal} because ${told}`,
  ]),
  placed(REASONS, [(told, goal) => `${goal} because ${told}`, (told, goal) => `because ${told}, ${goal}`]),
  placed(FRAGMENTS, [...BEFORE, ...BEHIND]),
  placed(MANNERS, [(told, goal) => `${goal} ${told}`, ...BEHIND]),
  placed(REMARKS, BEHIND.slice(0, 2)),
  placed(BRACKETS, BEHIND.slice(2)),
  placed(GREETINGS, BEFORE),
)

const ALONE = new Map(GOALS.map((goal) => [goal, factsOf(goal)]))

test('what is told around a goal changes nothing of it, is asked about nowhere, and is not lost', () => {
  fc.assert(
    fc.property(fc.constantFrom(...GOALS), around, (goal, { told, sentence }) => {
      const alone = ALONE.get(goal) ?? factsOf(goal)
      const { facts, title, unread, also, words } = factsOf(sentence(goal))
      expect({ unread, also }).toEqual({ unread: [], also: [] })
      const isTitled = inWords(title).includes(inWords(told))
      if (!isTitled) expect(title).toBe(alone.title)
      expect(facts).toEqual(isTitled ? { ...alone.facts, ...kindOf(facts) } : alone.facts)
      const isChat = [...GREETINGS, ...REMARKS, ...BRACKETS].includes(told)
      const said = inWords(told)
        .split(' ')
        .filter((word) => !/^(?:mostly|haha|lol|and|but|so|then)$/.test(word))
      if (!isChat) expect(words.split(' ')).toEqual(expect.arrayContaining(said))
    }),
    { numRuns: 700, seed: 1 },
  )
})

/** What a sentence says beside its title and level, and all of its words that are shown or used. */
function factsOf(sentence: string) {
  const { understood } = understand(sentence, CONTEXT)
  const { what, read, unread, also, beside = [], level, conflict: _, ...facts } = understood
  const words = inWords([what, level, ...read.map(({ text }) => text), ...beside].join(' '))
  return { title: (what ?? '').toLowerCase(), facts, unread, also, words }
}

/** A manner in the title may say what kind of thing it is: `on the train`. */
function kindOf({ template, category }: { template: string; category: string }) {
  return { template, category }
}

function inWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
