import { expect, test } from 'vitest'
import { patternFor } from './patterns.ts'
import { patternOf } from './recognition.ts'

const firstPhase = (text: string) => patternFor(patternOf(text), text).phases[0]?.title

/** Goals as people have them, by the first phase of what is planned for them. */
const FAMILIES: Record<string, readonly string[]> = {
  'Choose and try': [
    'knit a sweater',
    'crochet a blanket for my niece',
    'learn to sew and make a dress',
    'build a birdhouse with my son',
    'build a garden shed',
    'restore an old motorcycle',
    'make a photo book of our trip',
    'brew my own beer',
    'convert a van into a camper',
  ],
  'Plan the place': [
    'grow tomatoes and herbs on my balcony',
    'set up a vegetable garden',
    'plant a vegetable garden',
    'plant 100 trees',
    'start beekeeping',
  ],
  'Where they stand': [
    'teach my dog to walk on a leash',
    'train my puppy',
    'get my kid through maths',
    'help my son with reading',
    'potty train my daughter',
    'teach my mom to use a computer',
  ],
  'Gather what is near': ['research my family tree', 'trace my family history'],
  'Get the facts': [
    'buy a house',
    'sell my car',
    'install solar panels',
    'get a mortgage',
    'find a therapist',
    'get an apartment in Lisbon',
    'apply to 5 universities',
  ],
  Collect: [
    'prepare my taxes',
    'do my tax return',
    'finish my master’s application',
    'write my will',
    'renew my passport',
  ],
  'See it': ['get my finances in order', 'get better with money'],
  'Where you stand': ['plan my retirement', 'set up a pension'],
  'Find the fault': ['repair my old bike', 'fix my grandfather’s radio'],
  'First messages': ['reconnect with my old friends', 'visit all my cousins'],
  'First one': ['learn 5 magic tricks', 'learn card tricks'],
  'Sort and first sale': ['sell my old stuff on ebay', 'sell my records'],
  'Take stock': ['move our club website to wordpress', 'switch to linux'],
  'Passage by passage': ['learn to play bohemian rhapsody on the piano', 'learn the moonlight sonata'],
  'Keep safe': ['clear out my late father’s flat'],
  Story: ['make a stop motion film with my kids', 'shoot a documentary about my town'],
  'Set down': [
    'recover from burnout',
    'get over my breakup',
    'get my energy back',
    'get through my divorce',
    'slow down',
  ],
  'Measure and ask': [
    'lower my blood pressure',
    'fix my posture',
    'get rid of my back pain',
    'get my cholesterol down',
    'be healthier',
    'recover from knee surgery',
    'manage my diabetes',
  ],
  'Lists and dates': ['get everything ready for the baby', 'adopt a dog', 'prepare for becoming a dad'],
  'What it takes': ['get promoted to senior engineer', 'ask for a raise', 'become a team lead'],
  Listen: ['settle into my new job', 'start my new job well', 'survive my first 90 days at work'],
  'See it all': ['be more organised at work', 'get to inbox zero', 'get my life together'],
  'Places to go': [
    'make new friends',
    'find friends in a new city',
    'find a girlfriend',
    'get to know my neighbours',
  ],
  'Shape and try': [
    'start a podcast',
    'grow my instagram to 1000 followers',
    'start a youtube channel',
    'get 500 newsletter subscribers',
  ],
  'Story and list': ['raise 5000 dollars for charity', 'raise money for the animal shelter'],
  'Choose and buy': ['paint the living room', 'repaint my kitchen walls', 'paint the fence'],
  'First moves': ['learn to sew my own clothes', 'learn to knit', 'learn woodworking'],
  Basics: ['learn to make sourdough', 'become a better cook', 'learn to cook'],
  'Where you lose games': ['play in a chess tournament', 'reach 1600 in chess', 'get better at chess'],
  'At home in water': ['learn to swim', 'learn how to swim'],
  'Calm lengths': ['take part in the swimming race', 'swim 2 km without stopping', 'swim a mile'],
  'Time on your feet': [
    'hike the west highland way',
    'walk the camino de santiago',
    'climb kilimanjaro',
    'trek to everest base camp',
  ],
  'Breath and ear': ['prepare for a choir audition', 'learn to sing', 'improve my singing'],
  Overview: [
    'learn about the history of Rome',
    'understand how money and investing works',
    'learn excel',
    'improve my grades',
    'teach myself video editing',
  ],
  'Know it': [
    'win the hackathon at work',
    'win the pub quiz with my team',
    'overcome my fear of flying',
    'get over my fear of dogs',
    'beat my stage fright',
  ],
  'Look and list': ['find a hobby', 'find my purpose', 'decide what to study', 'figure out what I want'],
  'Offer and list': [
    'get 10 people to sign up for my course',
    'sell my handmade jewelry on etsy',
    'get more clients',
    'grow my business',
    'go freelance',
  ],
  Choose: ['plan a trip to Iceland', 'visit all national parks', 'see the northern lights'],
  'Look around': [
    'volunteer at an animal shelter',
    'become a school board member',
    'run for mayor',
    'run for the school board',
    'become mayor',
    'start a book club',
    'join the parents council',
    'collect 500 signatures for a petition',
  ],
  'Find your level': [
    'learn to whistle',
    'learn to ride a horse',
    'do a backflip',
    'learn to sail',
    'learn all capitals of the world',
  ],
  'Clean form': ['do 100 push ups', 'do 10 pull ups', 'hold a plank for 3 minutes'],
  Technique: ['get stronger at the gym'],
  'Sign up and begin theory': ['get my driving licence', 'get my pilot license'],
  Begin: ['finish my online course on statistics'],
  Notice: [
    'do a digital detox',
    'simplify my life',
    'learn to love myself',
    'get out of my comfort zone',
    'live zero waste',
  ],
  'First result': ['get our street a playground', 'become the mayor’s favourite neighbour'],
  Book: ['move to Berlin'],
  Shape: [
    'build and launch a website for my bakery',
    'open a coffee shop',
    'start my own bakery',
    'build a table booking app',
  ],
  'Know them': ['prepare for a job interview', 'prepare for my interview at the bank'],
  'Find out': ['become a foster parent', 'adopt a child', 'become a yoga teacher', 'study abroad'],
}

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
  ['write 50 letters to my grandma', 'general'],
  ['do a stand-up comedy set at an open mic', 'presentation'],
  ['organise a neighbourhood cleanup', 'event'],
  ['say no more often', 'behaviour'],
  ['climb a V5', 'skill'],
  ['make my bed every morning', 'general'],
  ['get better at table tennis', 'skill'],
  ['cook a thanksgiving dinner for 12', 'event'],
])('%s is of the kind %s', (goal, key) => {
  expect(patternOf(goal)).toBe(key)
})
