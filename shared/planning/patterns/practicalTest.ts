import type { PatternVariant } from './pattern.ts'

/** A test of what one can do, not of what one knows: driving, riding, swimming, sailing. */
export const practicalTest: PatternVariant = {
  of: /^(?!.*\btheory\b).*\b(?:driving|road|riding|practical|swimming|sailing|flying|motorbike|motorcycle)(?: driving)? (?:test|exam)\b|\b(?:parallel|bay|reverse) parking\b/i,
  usual: { perWeek: 3, minutes: 45 },
  question: null,
  firstStep: {
    title: 'Three things that cost points',
    note: 'Write down the three things that went wrong the last time or that you fear most, and read what the test looks at. Done when all three are in order of what they cost.',
  },
  phases: [
    {
      title: 'See it',
      focus: 'What is looked at, a date, and lessons until then',
      why: 'When you know what the examiner marks, you practise that, and not what goes well anyway.',
      share: 0.2,
      checkpoint: 'Test and lessons have their dates, and your list of manoeuvres is there',
      steps: [
        {
          title: 'Marking sheet: read and tick',
          note: 'Get the official marking sheet and tick what you can do, nearly can, cannot yet. Done when each line has a tick.',
        },
        {
          title: 'Test and lessons: booked',
          note: 'Book the test, or check its date, and at least three lessons before it. Done when all stand in your calendar.',
        },
      ],
      kinds: [
        {
          title: 'Manoeuvre {part}: slow and clean',
          note: 'Practise one new manoeuvre slowly, with your instructor or somebody who may go along. Done when it went well twice.',
          role: 'new',
        },
        {
          title: 'Talk {n}: say what you see',
          note: 'Go along as a passenger or watch a film of the route and say aloud all that matters: signs, people, what may happen. Done when ten minutes went without a gap.',
        },
        {
          title: 'Signs and rules {n}: the weak ones',
          note: 'Go through twenty questions on signs and rules. Done when those that were wrong are marked.',
        },
      ],
    },
    {
      title: 'One by one',
      focus: 'Each manoeuvre until it is calm, the hardest first',
      why: 'What is practised on several days stays, also when you are nervous.',
      share: 0.4,
      checkpoint: 'Number of lines of the marking sheet that you can do',
      kinds: [
        {
          title: 'New: manoeuvre {part}, ten times',
          note: 'Take the next thing you cannot do yet and do it ten times, with a pause after each. Done when the last three were alike.',
          role: 'new',
        },
        {
          title: 'Back to {parts}: still clean?',
          note: 'Do these once or twice each, in another place than before. Done when each was right at the first try, or is back on the list.',
          role: 'review',
        },
        {
          title: 'Hard place {n}: the one you fear',
          note: 'Go to the crossing, hour or weather that you like least, with somebody calm beside you. Done when you have been through it three times.',
        },
        {
          title: 'Looks {n}: mirrors and shoulders',
          note: 'Practise only looking: before each move, a look that somebody beside you can see. Done when they counted no gap in ten minutes.',
        },
      ],
    },
    {
      title: 'Mock tests',
      focus: 'Whole tests, with somebody who only marks',
      why: 'A whole one without help shows what is missing while there is time.',
      share: 0.3,
      checkpoint: 'Your last mock test would have been passed',
      kinds: [
        {
          title: 'Full mock test {n}: nobody helps',
          note: 'Do the whole test with the marking sheet while your companion only writes. Done when the points are counted.',
          role: 'trial',
        },
        {
          title: 'Mend {n}: what the mock test showed',
          note: 'Practise only what cost points in the last mock test. Done when it went well three times.',
        },
        {
          title: 'Once more: {parts}',
          note: 'Do these in the area of the test. Done when each was calm at the first try.',
          role: 'review',
        },
        {
          title: 'Slip {n}: go on at once',
          note: 'Make one small mistake on purpose and go on calmly: breathe, look, next thing. Done when the next three moves were clean.',
        },
      ],
    },
    {
      title: 'Calm',
      focus: 'Short and easy, papers ready, sleep',
      why: 'Now nothing new helps any more; a calm head does.',
      share: 0.1,
      checkpoint: 'Papers and way are ready, and you have slept well',
      kinds: [
        {
          title: 'Easy round {n}: what you like',
          note: 'Go an easy round without correcting anything. Done when it felt calm.',
        },
        {
          title: 'Light: {parts}',
          note: 'Go through these once, by heart or for real. Done when none was a question.',
          role: 'review',
        },
        {
          title: 'Papers and way {n}: laid out',
          note: 'Lay out papers, glasses and shoes, and check the way and the hour. Done when they lie at the door.',
        },
      ],
    },
  ],
  material: 'manoeuvre',
  isTheDay: true,
  sources: [
    { claim: 'What is looked at in a driving test', url: 'https://www.gov.uk/driving-test' },
    { claim: 'Practice on several days stays longer', url: 'https://doi.org/10.1037/0033-2909.132.3.354' },
  ],
}
