import { expect, test } from 'vitest'
import { deedTold } from './deedsTold.ts'
import { thingsNamed } from './nounPhrases.ts'
import { withDeedTold, withReferent } from './referents.ts'
import { deedOfStatements } from './deedOfStatements.ts'
import { isStatement } from './statements.ts'

test.each([
  'everyone at work speaks Spanish',
  'i still order coffee in english',
  'got ghosted by my gym motivation again',
  'used to draw',
  'my mother in law comes',
  'kid 2 arrives',
  "that's pub quiz",
  'the piano from my grandad has been standing there',
  'boss cut my hours',
  '32 years old',
])('%s tells something and names no deed', (text) => {
  expect(isStatement(text)).toBe(true)
})

test.each([
  'learn how the brain works',
  'my novel',
  'kitchen needs repainting',
  'my daughter needs to know her times tables',
  'my church asked me to play the organ',
  'a talk at the conference',
  'walk the dog further',
  'french vocabulary',
  'a job that makes me happy',
  'the quilt she started',
  'the report my boss needs',
  'body weight exercises a coach showed me',
  'was told to lose 5 kg',
])('%s may be what is done', (text) => {
  expect(isStatement(text)).toBe(false)
})

test.each([
  ['everyone at work speaks spanish', 'Spanish'],
  ['ive started and dropped the guitar', 'guitar'],
  ['physio showed me some exercises for my back', 'do exercises for my back'],
  ['my novel has been nearly done for ages', 'my novel'],
  ['my italian boyfriends parents are coming over', 'Italian'],
  // a book, an exam or a house may be there for anything
  ['my book club meets and the thing has 620 pages', ''],
  ['we moved here', ''],
  ['no gym on Mondays', ''],
  ["I don't do yoga anymore", ''],
  ['my doctor banned the gym', ''],
  ['my therapist keeps suggesting meditation, I refuse', ''],
  ['the garage is packed, do not touch it', ''],
  ['my desk is full of work', 'my desk'],
  ['my garden is full of weeds', 'my garden'],
])('what is done by «%s» alone is «%s»', (told, deed) => {
  expect(deedOfStatements(told)).toBe(deed)
})

test.each([
  [
    'my neighbour does these crazy sourdough loaves and gave me a bit of her starter',
    'these crazy sourdough loaves, her starter',
  ],
  ['there are 14 half finished scarves in a basket', 'half finished scarves'],
  ['screen time was 6 hours a day last week', 'screen time'],
  ["The guitar's been hanging on the wall and my daughter asked yesterday", 'The guitar'],
  ["I haven't seen most of my old friends since June", 'my old friends'],
  ['all my colleagues talk about etfs', 'etfs'],
  ['i still cannot do a single pull up', 'a single pull up'],
  ['working on my novel in the kitchen', 'my novel'],
  ['saw a guy in the park', ''],
])('«%s» names %s', (text, things) => {
  expect(
    thingsNamed(text)
      .map((thing) => thing.text)
      .join(', '),
  ).toBe(things)
})

test.each([
  ['mum cooks every single day', 'cook'],
  ['everyone at work goes bouldering', 'go bouldering'],
  ['all my colleagues cycle in', 'cycle'],
  ['my mum lives in Leeds', null],
  ['it rains', null],
])('in «%s» somebody does %s', (told, deed) => {
  expect(deedTold(told)).toBe(deed)
})

test.each([
  ['scan 2000 of them', 'going through his photos is hard', 'scan 2000 of his photos'],
  ['call one of them', "I haven't seen most of my old friends", 'call one of my old friends'],
  ['get it to zero', 'my inbox has 11k unread mails', 'get my inbox to zero'],
  ['get that under 2 hours', 'screen time was 6 hours a day', 'get my screen time under 2 hours'],
  ['give it to mum', 'i have this half finished scarf', 'give the half finished scarf to mum'],
  ['learn them, all of europe', 'never known a single capital', 'learn capitals, all of europe'],
  ['finish one too', 'my friends have done a half marathon', 'finish a half marathon too'],
  ['get it gone', 'Credit card is at 3,100 and i pay the minimum', 'pay off my credit card'],
  ['manage 5', 'i cannot do a single pull up', 'manage 5 pull ups'],
  ['that too', 'saw a guy do a handstand', 'a handstand'],
  ['try', 'my therapist keeps suggesting meditation', 'try meditation'],
  // of several nobody knows which
  ['write one too', 'my friend wrote a book and got a divorce', 'write one too'],
  ['read half of them', 'I have 30 books and 12 plants', 'read half of them'],
  ['avoid them', 'my neighbour keeps these old cars', 'avoid them'],
  // of one thing nothing is `them`, and what refers to nothing stays
  ['bake them', 'i have a shed', 'bake them'],
  ['make it to spin class', 'i have a shed', 'make it to spin class'],
  ['read one chapter', 'i have a shed', 'read one chapter'],
])('«%s» behind «%s» is «%s»', (title, told, meant) => {
  expect(withReferent(title, told)).toBe(meant)
})

test.each([
  ['get there', 'mum cooks every single day', 'cook'],
  ['change that', 'everyone goes bouldering and i always have an excuse', 'go bouldering'],
  // what is done is not wanted
  ['change that', 'mum drinks too much', 'change that'],
  ['change that', 'i do nothing after work', 'change that'],
  ['do that too', 'nobody was here', 'do that too'],
  ['get there early', 'mum cooks every day', 'get there early'],
])('the deed meant by «%s» behind «%s» is «%s»', (title, told, meant) => {
  expect(withDeedTold(title, told)).toBe(meant)
})
