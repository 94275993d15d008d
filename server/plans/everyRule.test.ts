import { afterAll, expect, test } from 'vitest'
import { GoalUnderstanding } from '#shared/planning/goalAnswers.ts'
import { PATTERN_KEYS, type PatternKey } from '#shared/planning/patterns/keys.ts'
import { AcceptedPlan, AnyPlan, PlanPage } from '#shared/planning/plan.ts'
import { faultsOf } from '#shared/planning/testing/coachOracle.ts'
import { plannedInSpiteOf } from '#shared/planning/testing/exclusionsOracle.ts'
import { read, startTestServer } from '#server/testing.ts'
import { propose, setAvailability } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const FREE: [string, string][] = [['06:00', '22:00']]
const WEEKS = [4, 11, 30]
const DAY = 24 * 60 * 60
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const ann = await server.signUp()
await setAvailability(ann, { personal: FREE, work: FREE, daily_capacity: { work: null, personal: null } })

const GOALS: Record<PatternKey, readonly string[]> = {
  race: ['run a half marathon', 'train for a triathlon'],
  start_running: ['start running'],
  strength: ['get stronger at the gym', 'do 10 pull ups'],
  weight: ['lose 4 kg', 'switch to a vegan diet'],
  flexibility: ['touch my toes'],
  endurance: ['cycle 100 km in one go', 'hike the west highland way', 'swim 2 km without stopping'],
  language: ['learn Spanish'],
  exam: ['pass my biology exam', 'retake my driving test'],
  course: ['finish my online course on statistics', 'get my driving licence'],
  reading: ['read 600 pages'],
  writing: ['write a novel of 60,000 words', 'write my thesis', 'write 10 songs'],
  instrument: [
    'learn the guitar',
    'learn to play bohemian rhapsody on the piano',
    'prepare for a choir audition',
  ],
  art: ['learn to draw portraits'],
  coding: ['learn Python'],
  project: [
    'build and launch a website for my bakery',
    'build a birdhouse with my son',
    'start a podcast',
    'design my own tattoo',
    'make a stop motion film',
    'move our club website to wordpress',
  ],
  tidy: [
    'declutter the house',
    'renovate the bathroom',
    'paint the living room',
    'sort and scan my old photos',
    'organise my papers',
    'clear out my late father’s flat',
  ],
  moving: ['move to Berlin'],
  event: ['plan our wedding', 'plan a trip to Japan'],
  job: ['find a new job', 'prepare for a job interview'],
  presentation: ['give a talk at a conference', 'give a best man speech'],
  savings: ['save 3000 euros'],
  debt: ['pay off my credit card of 2000 euros'],
  calm: ['sleep better', 'meditate 10 minutes a day'],
  quit: ['quit smoking'],
  skill: [
    'get better at table tennis',
    'reach 1600 in chess',
    'learn to swim',
    'learn to sew my own clothes',
    'become a better cook',
    'learn 5 magic tricks',
  ],
  behaviour: ['be a more patient father', 'find friends in a new city', 'overcome my fear of flying'],
  general: [
    'become a foster parent',
    'build up a network of clients',
    'get our street a playground',
    'plant a vegetable garden',
    'trace my family history',
    'knit a sweater',
    'teach my dog to walk on a leash',
    'buy a house',
    'volunteer at an animal shelter',
    'recover from burnout',
    'lower my blood pressure',
    'get everything ready for the baby',
    'get promoted to senior engineer',
    'settle into my new job',
    'get my finances in order',
    'do my taxes',
    'raise 5000 dollars for charity',
    'be more organised at work',
    'understand how investing works',
    'find a hobby',
    'get more clients',
    'win the hackathon at work',
    'sell my old stuff on ebay',
    'do a digital detox',
    'reconnect with my old friends',
    'repair my old bike',
    'plan my retirement',
    'simplify my life',
  ],
}

/** A proposal with all that was left open left to the plan. */
async function proposed(text: string, others: object = {}) {
  const sentence = { text, answers: others }
  const { understood, missing } = await read(GoalUnderstanding, ann.post('/api/plans/understand', sentence))
  const open = Object.fromEntries(
    missing.flatMap((field) => (field === 'rhythm' || field === 'minutes' ? [[field, 'pattern']] : [])),
  )
  const goal = { text, answers: { ...others, ...open } }
  return { understood, plan: await read(AnyPlan, ann.post('/api/plans?dry_run=true', { goal })) }
}

test.each(PATTERN_KEYS.flatMap((key) => GOALS[key].map((what) => [what, key] as const)))(
  '%s (%s): all that a client reads of a plan keeps C1 to C11, at three lengths',
  async (what, key) => {
    for (const weeks of WEEKS) {
      const { understood, plan } = await proposed(`${what} in ${weeks} weeks`)
      expect(understood.pattern).toBe(key)
      expect(faultsOf(key, plan, TODAY), `${weeks} weeks`).toEqual([])
      expect(plan.summary.split(/\s+/).length).toBeLessThanOrEqual(90)
      expect(plan.summary).not.toMatch(/!|streak|should have/)
    }
  },
)

test.each([
  ['not on Sundays', { notOn: [0] }],
  ['not on Mondays and Fridays, in the evening', { notOn: [1, 5], between: ['17:00', '22:00'] as const }],
  ['before work, not on weekends', { notOn: [0, 6], between: ['05:00', '12:00'] as const }],
  ['starting 20 March', { from: '2026-03-20' }],
])('%s: nothing of any kind is planned in spite of it', async (words, said) => {
  for (const key of PATTERN_KEYS) {
    const [what = ''] = GOALS[key]
    const isMoney = key === 'savings' || key === 'debt'
    const { plan } = await proposed(`${what} in 11 weeks${isMoney ? '' : ', 3 times a week'}, ${words}`)
    const until = plan.phases.at(-1)?.to ?? null
    expect(plannedInSpiteOf(plan, { ...said, until }), `${what}, ${words}`).toEqual([])
  }
})

test.each(['race', 'strength', 'language', 'job', 'writing'] as const)(
  '%s: what is accepted, what a change brings and the part that goes on keep C1 to C11 together',
  async (key) => {
    const person = await server.signUp()
    await setAvailability(person, {
      personal: FREE,
      work: FREE,
      daily_capacity: { work: null, personal: null },
    })
    const answers = { rhythm: 'pattern', minutes: 'pattern', conflict: 'ignore' }
    const [what = ''] = GOALS[key]
    const goal = { text: `${what} in 30 weeks`, answers }
    const first = await propose(person, { goal })
    const changed = { ...goal, answers: { ...answers, not_on: [3] } }
    const plan = await propose(person, { goal: changed, replaces: first.id })
    expect(faultsOf(key, plan, TODAY)).toEqual([])
    const { plan: accepted } = await read(AcceptedPlan, person.post(`/api/plans/${plan.id}/accept`, {}))
    expect(faultsOf(key, accepted, TODAY)).toEqual([])
    server.turnClock(36 * DAY)
    try {
      for (const { task_id } of accepted.items) await person.act(task_id ?? '', 'complete')
      const [next] = (await read(PlanPage, person.get('/api/plans?status=proposed'))).items
      if (!next) throw new Error('No next part')
      expect(plannedInSpiteOf(next, { notOn: [3], from: next.from })).toEqual([])
      const both = { ...next, items: [...accepted.items, ...next.items] }
      expect(faultsOf(key, both, TODAY)).toEqual([])
    } finally {
      server.turnClock(-36 * DAY)
    }
  },
)

test('a renovation is no clearing out, papers are no room, a trip no party, and sleep has its place in the evening', async () => {
  const titlesOf = async (text: string) =>
    (await proposed(text)).plan.items.map(({ row }) => String(row?.['title'])).join('\n')
  expect(await titlesOf('renovate the bathroom in 11 weeks')).not.toMatch(/give box|doubles|papers and old/i)
  expect(await titlesOf('declutter the house in 11 weeks')).not.toMatch(/coat|paint|professional/i)
  const papers = await titlesOf('organise my papers in 11 weeks')
  expect(papers).not.toMatch(/clean|mend|floor|cupboard|kitchen/i)
  for (const step of [/^Scan/m, /^Name/m, /^Back up/m]) expect(papers).toMatch(step)
  expect(await titlesOf('plan a trip to Japan in 11 weeks')).not.toMatch(/invitation|guest|seats/i)
  const { plan } = await proposed('sleep better in 4 weeks')
  const times = plan.items.slice(1).map(({ row }) => String(row?.['scheduled_time']))
  expect(times.every((time) => time >= '17:00')).toBe(true)
})
