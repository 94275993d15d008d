import { expect, test } from 'vitest'
import { FAMILIES } from '#shared/planning/testing/families.ts'
import { patternFor } from './patterns.ts'
import { patternOf } from './recognition.ts'

const firstPhase = (text: string) => patternFor(patternOf(text), text).phases[0]?.title

test.each(Object.entries(FAMILIES).flatMap(([phase, goals]) => goals.map((goal) => [goal, phase] as const)))(
  '%s begins with: %s',
  (goal, phase) => {
    expect(firstPhase(goal)).toBe(phase)
  },
)

test.each([
  ['switch to a vegan diet', 'Cook one meal that fits'],
  ['go on a gluten-free diet', 'Cook one meal that fits'],
  ['become a vegetarian', 'Cook one meal that fits'],
  ['lose 4 kg', 'Walk or move for a while'],
  ['eat healthier', 'Vegetables or fruit with two meals'],
])('%s has the habit: %s', (goal, habit) => {
  expect(patternFor(patternOf(goal), goal).habits?.map(({ name }) => name)).toContain(habit)
})

test.each([
  ['climb kilimanjaro', 'endurance'],
  ['become a morning person', 'calm'],
  ['be a nicer person', 'behaviour'],
  ['learn how to say no', 'behaviour'],
  ['learn to ride a bike', 'skill'],
  ['learn self defence', 'skill'],
  ['try new recipes', 'skill'],
  ['write my wedding vows', 'presentation'],
  ['get rid of clutter', 'tidy'],
  ['get rid of back pain', 'general'],
  ['decorate the nursery', 'tidy'],
  ['make a budget', 'general'],
  ['set up a home office', 'general'],
  ['set up a business', 'project'],
  ['write 50 letters to my grandma', 'general'],
  ['do a stand-up comedy set at an open mic', 'presentation'],
  ['organise a neighbourhood cleanup', 'event'],
  ['say no more often', 'behaviour'],
  ['climb a V5', 'skill'],
  ['make my bed every morning', 'general'],
  ['get better at table tennis', 'skill'],
  ['cook a thanksgiving dinner for 12', 'event'],
  ['bring out an app for our running club', 'project'],
  ['start a running club at work', 'general'],
  ['start running', 'start_running'],
  ['read 10 books about running', 'reading'],
  ['read Harry Potter in Spanish', 'language'],
  ['write a book about cycling', 'writing'],
  ['start a blog about running', 'project'],
  ['write an app for swimmers', 'project'],
  ['write my first python script', 'coding'],
  ['design a running shoe', 'project'],
  ['build a gym in my garage', 'project'],
  ['build up to 100 pushups', 'strength'],
  ['build muscle', 'strength'],
  ['make a documentary about a swimmer', 'project'],
  ['make 12 oil paintings', 'art'],
  ['open a yoga studio', 'project'],
  ['sell my piano', 'general'],
  ['repair my guitar', 'general'],
  ['give piano lessons', 'general'],
  ['watch all marathon films', 'general'],
  ['watch films in Korean', 'language'],
  ['translate a book from French', 'general'],
  ['study german literature', 'general'],
  ['learn french cooking', 'skill'],
  ['draw a comic about my gym', 'art'],
  ['find a gym buddy', 'behaviour'],
  ['strengthen our marriage', 'behaviour'],
  ['strengthen my back', 'strength'],
  ['run my business better', 'general'],
  ['run a workshop', 'event'],
  ['run a book club', 'general'],
  ['move back to my parents’ town', 'moving'],
  ['build a three month emergency cushion', 'savings'],
  ['do the coast to coast walk', 'endurance'],
  ['stop my dog from barking', 'general'],
  ['stop smoking', 'quit'],
  ['get off social media', 'quit'],
  ['understand my dad better', 'behaviour'],
  ['understand how investing works', 'general'],
  ['get through my anatomy final', 'exam'],
  ['retake maths', 'exam'],
  ['work through my pile of 8 unread books', 'reading'],
  ['get through War and Peace', 'reading'],
  ['get the attic empty', 'tidy'],
  ['get everything ready for our move', 'moving'],
  ['get our wedding planned', 'event'],
  ['put on a street festival', 'event'],
  ['get hired as a nurse', 'job'],
  ['find an apprenticeship', 'job'],
  ['finish my first 10k in Hamburg', 'race'],
  ['do 20 dips in a row', 'strength'],
  ['shed the baby weight', 'weight'],
  ['fit into my wedding dress', 'weight'],
  ['loosen up my stiff back', 'flexibility'],
  ['learn digital painting', 'art'],
  ['get married in September', 'event'],
  ['paint the nursery', 'tidy'],
  ["paint my daughter's room", 'tidy'],
  ['paint a portrait of my dog', 'art'],
  ['finish 3 online courses', 'course'],
  ['knock 2 minutes off my 5k', 'race'],
  ['learn bsl', 'language'],
  ['revise for chemistry', 'exam'],
  ['get back to my pre-pregnancy weight', 'weight'],
  ['ride my first 100 miles', 'endurance'],
  ['practise interview questions', 'job'],
  ['drink only water', 'quit'],
  ['lose a bit of weight', 'weight'],
  ['pass my drive test', 'exam'],
  ['learn 10 pieces for my grade 5 piano exam', 'instrument'],
  ['pass my history exam', 'exam'],
])('%s is of the kind %s', (goal, key) => {
  expect(patternOf(goal)).toBe(key)
})

test.each([
  ['language', 'learn french', 'speak a bit', 'Bring it back'],
  ['language', 'learn italian', "I'm intermediate", 'Find the gaps'],
  ['language', 'learn italian', 'begin from nothing', 'Sounds and first words'],
  ['general', 'replace the kitchen taps', '', 'Find the fault'],
  ['general', 'stand up straight', '', 'Measure and ask'],
  ['general', 'make my own clothes', '', 'Choose and try'],
  ['general', 'call the council about the bins', '', 'First result'],
  ['instrument', 'learn guitar', 'I have played for 3 years', 'Repertoire'],
  ['instrument', 'learn guitar', 'played for under a year', 'Hands and ears'],
  ['exam', 'pass my biology exam', 'only need to revise', 'Learn'],
  ['skill', 'learn to cook', 'most days', 'Your dishes'],
  ['skill', 'learn chess', 'know the rules', 'Rules and first games'],
  ['skill', 'learn chess', 'play now and then', 'Where you lose games'],
] as const)('%s, %s, by who says “%s”, begins with: %s', (key, goal, level, phase) => {
  const { phases } = patternFor(key, goal, level)
  expect(phases[0]?.title).toBe(phase)
  expect(phases.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})
