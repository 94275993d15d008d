import type { PatternVariant } from './pattern.ts'

/** The home of somebody who died or moved to care: memories, papers and a date by which it is handed over. */
export const clearingAHome: PatternVariant = {
  of: /\b(?:late|deceased|dead|estate|inherited|(?:grand)?(?:ma|pa|mother|father|mum|mom|dad|parents?|aunt|uncle|gran|nan|granny|grandad)(?:['’]s|s['’]))\b.*\b(?:flat|house|home|apartment|estate|things|belongings|stuff)\b/i,
  mostSessions: [],
  usual: { perWeek: 2, minutes: 90 },
  firstStep: {
    title: 'One memory, kept safe',
    note: 'Choose one thing that shall not get lost, take it home or photograph it, and write one line about it. Done when the line is written; nothing has to go today.',
  },
  phases: [
    {
      title: 'Keep safe',
      focus: 'Papers, keys, what is worth most to you',
      why: 'What is safe need not be feared for; then it is easier to let the rest go.',
      share: 0.25,
      checkpoint: 'Papers and the dearest things are in a safe place',
      steps: [
        {
          title: 'Papers that count, in one folder',
          note: 'Look for will, contracts, insurances, bank and pension letters, certificates. Done when they lie in one folder, unread is fine.',
        },
        {
          title: 'Who has a say, and dates',
          note: 'Write down who inherits or decides, by when the home is handed over, and who can help. Done when all of them have been told the same.',
        },
        {
          title: 'Photos of each room as it is',
          note: 'Take photos of each room and open cupboard before anything moves. Done when all rooms are in.',
        },
      ],
      kinds: [
        {
          title: 'Memory {n}: what each one keeps',
          note: 'Let each of the family name things they would like to have. Done when they are labelled, and what two want is talked about.',
        },
        {
          title: 'Contract {n}: cancel or change',
          note: 'Cancel or change one: power, phone, paper, insurance, rent. Done when it is sent and a copy is in the folder.',
        },
        {
          title: 'Worth {n}: ask what it is',
          note: 'Ask somebody who knows about one thing that could be of value. Done when it has a rough price.',
        },
      ],
    },
    {
      title: 'Room by room',
      focus: 'The easy rooms first, the bedroom and the letters last',
      why: 'Bath and cellar hurt least and teach the hands; what hurts gets its own time.',
      share: 0.5,
      checkpoint: 'Share of the rooms that are done, in %',
      steps: [
        {
          title: 'Easiest room, all of it',
          note: 'Take bath, cellar or hall: throw, give, keep. Done when it is empty or the time is up.',
        },
      ],
      kinds: [
        {
          title: 'Room {n}: four heaps',
          note: 'Go through one part of a room with four heaps: family, give, sell, throw. Done when that part is empty.',
        },
        {
          title: 'Give on {n}: one load, to people',
          note: 'Bring one load to people or places that can use it. Done when it is gone.',
        },
        {
          title: 'Letters and photos {n}: one box',
          note: 'Look through one box with somebody beside you or with music. Keep what speaks to you; a photo is enough for the rest. Done when the box is through.',
        },
        {
          title: 'Heavy things {n}: who fetches them',
          note: 'Find somebody who fetches one large thing: a charity, a buyer, a clearing firm. Done when there is a day.',
        },
      ],
    },
    {
      title: 'Empty and hand over',
      focus: 'What is left, a clean floor, the keys',
      why: 'A date with helpers makes the last day lighter.',
      share: 0.2,
      checkpoint: 'The keys are handed over',
      steps: [
        {
          title: 'Last day: helpers, van, offers',
          note: 'Ask for helpers or three offers of clearing firms. Done when the day stands.',
        },
      ],
      kinds: [
        {
          title: 'Clean {n}: the empty rooms',
          note: 'Clean one empty room and close it. Done when its door is closed.',
        },
        {
          title: 'Meters and keys {n}: written down',
          note: 'Read meters, count keys, note damages with photos. Done when the list is signed, or ready to be.',
        },
        {
          title: 'Farewell {n}: your own way',
          note: 'Take a quiet moment there: a song, a story, a photo of the view. Done when you close the door.',
        },
      ],
    },
    {
      title: 'Afterwards',
      focus: 'A place for the memories, and rest',
      why: 'Boxes that stay closed weigh on you; one good place honours more than ten boxes.',
      share: 0.05,
      checkpoint: 'What you kept has its place',
      kinds: [
        {
          title: 'Place {n}: for what you kept',
          note: 'Give one kept thing a place where you see it. Done when it stands there.',
        },
        {
          title: 'Thanks {n}: to those who helped',
          note: 'Thank one person who helped, perhaps with a thing from there. Done when they have heard.',
        },
      ],
    },
  ],
  sources: [
    { claim: 'What has to be done after a death, step by step', url: 'https://www.gov.uk/when-someone-dies' },
  ],
}
