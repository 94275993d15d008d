import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-30', weekStart: 1 } as const

/** Each of another shape: done and past, how somebody is, how things are, what others did, what is done too much, what happened. */
const STORIES = [
  'laid off last friday',
  'bored stiff since i retired',
  'skint after the holidays',
  'too many takeaways lately',
  'new job new city',
  'freshly out of uni',
  'work from home',
  'scrolling till 2am every night',
  'doing nothing but netflix',
  'wife bought me a voucher',
  'covid wrecked my lungs',
  'night shifts are killing me',
  'the kids want a dog',
  'not done maths since 1998',
  'uni is over',
]
/** `V` is the deed, `G` the deed in its other form. */
const LEADS = [
  ', V',
  ', so i want to V',
  ' and always wanted to V',
  '. always fancied G',
  ", but it'd be nice to V",
  ' so thinking of G',
  '. i keep saying ill V',
  ' so now its time to V',
  "... i wouldn't mind G",
  ' but the plan is to V',
  ' - need to V',
  ', maybe G',
  '! how about G',
  ' i thought id V',
]
const GOALS = [
  ['learn the ukulele', 'learning the ukulele', '3 times a week'],
  ['bake bread', 'baking bread', 'on sundays'],
  ['meditate', 'meditating', '10 min every morning'],
] as const

test.each(STORIES)('%s: the goal is what is led to behind it, in any words of a chat', (story) => {
  for (const [nth, lead] of LEADS.entries()) {
    const [verb, gerund, facts] = GOALS[nth % GOALS.length] ?? GOALS[0]
    const sentence = `${story}${lead.replace('V', verb).replace('G', gerund)} ${facts}`
    const { what, deadline, per_week, minutes, weekdays, between } = understand(
      `I want to ${verb} ${facts}`,
      TODAY,
    ).understood
    const { understood, missing } = understand(sentence, TODAY)
    expect(understood, sentence).toMatchObject({ what, deadline, per_week, minutes, weekdays, between })
    expect(understood.also, sentence).toEqual([])
    expect(missing, sentence).not.toContain('unread')
    // What was told is named, as read or as beside the goal.
    const named = [...understood.read.map(({ text }) => text), ...(understood.beside ?? [])].join(' ')
    expect(named, sentence).toContain(story.split(' ').at(-1) ?? '')
  }
})

test.each([
  [
    'laid off last friday, so job hunting, 2 hours every weekday morning',
    { what: 'do job hunting', minutes: 120 },
  ],
  ['bored stiff since i retired, always fancied watercolours, tuesdays', { what: 'practise watercolours' }],
  ['i keep saying ill call my nan more, sundays after lunch', { what: 'call my nan more', weekdays: [0] }],
  [
    'got a ukulele for my 60th, would be lovely to play it at the family do',
    { what: 'play my ukulele at the family do' },
  ],
  ['got a camera for xmas, want to use it every sunday', { what: 'use my camera', deadline: null }],
  ['bought a loom and i want to learn to use it by summer', { what: 'learn to use my loom' }],
  [
    "kitchen's a building site still, want it finished before christmas",
    { what: 'get the kitchen finished', deadline: '2026-12-24' },
  ],
  [
    'our band has a gig on 20 february and i still dont know 9 of the songs',
    { what: 'learn 9 of the songs', deadline: '2027-02-20' },
  ],
  [
    'my daughter wants a unicorn cake for her birthday on 12 december',
    { what: 'make a unicorn cake for her birthday', deadline: '2026-12-12' },
  ],
  ['pls no gym, just home workouts 3x a week', { what: 'do home workouts', per_week: 3, beside: ['no gym'] }],
  [
    'we want to move out by july, so paint the flat before that',
    { what: 'move out', also: ['paint the flat before july'] },
  ],
  [
    'my book club is reading middlemarch, 800 pages, need to finish by 3 february',
    { what: 'read middlemarch', deadline: '2027-02-03' },
  ],
  [
    'work from home so a 20 min walk at lunch every weekday',
    { what: 'walk', minutes: 20, weekdays: [1, 2, 3, 4, 5] },
  ],
  [
    'i saw a film about it and my knees crack when i squat, so swimming every tuesday',
    { what: 'swim', weekdays: [2] },
  ],
])('%s: the story names what is wanted, or is told', (sentence, known) => {
  const { understood, missing } = understand(sentence, TODAY)
  expect(understood, sentence).toMatchObject(known)
  expect(missing, sentence).not.toContain('unread')
})

test.each([
  ['half marathon in may, want to run 3 times a week', { deadline: '2027-05-31', per_week: 3 }],
  ["my daughter's wedding is in 10 weeks, I'd like to lose 5 kg", { deadline: '2027-02-08' }],
  ['train for a 10k, thinking of tuesdays and thursdays', { what: 'train for a 10k', also: [] }],
  ['cook more, it would be nice to try one new recipe every sunday', { what: 'cook more', also: [] }],
  ['learn guitar on sundays, please help me stick to it', { what: 'learn guitar', weekdays: [0] }],
  ['no yoga this week, yoga 3 times a week', { what: 'do yoga', starts_on: '2026-12-07' }],
  ['first marathon, want to run 4 times a week', { pattern: 'race', per_week: 4 }],
  ['my thesis, I want to write 500 words a day', { pattern: 'writing' }],
  ['i have mondays free, want to learn guitar', { what: 'learn guitar', weekdays: [1] }],
])('%s: what may be the goal or names a time stays', (sentence, known) => {
  expect(understand(sentence, TODAY).understood, sentence).toMatchObject(known)
})
