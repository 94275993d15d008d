import type { PatternVariant } from './pattern.ts'

/** A few minutes about a person, before people who know them: a toast, a best man's speech, a eulogy. */
export const toast: PatternVariant = {
  of: /\b(?:toast|vows|best man|maid of honou?r|father of the bride|mother of the bride|wedding speech|birthday speech|farewell speech|retirement speech|eulogy|funeral speech|anniversary speech)\b/i,
  usual: { perWeek: 3, minutes: 25 },
  mostSessions: [{ sessions: 12 }],
  question: null,
  firstStep: {
    title: 'Three moments with them, 10 minutes',
    note: 'Write down three moments with this person that nobody else could tell. Done when each has one line; mark the one that made you smile.',
  },
  phases: [
    {
      title: 'Collect',
      focus: 'Moments, and the one thing they show',
      why: 'A story shows in a minute what ten kind adjectives only claim.',
      share: 0.25,
      checkpoint: 'You can say in one sentence what your speech is about',
      steps: [
        {
          title: 'Ask two others for a story',
          note: 'Ask two people who know them from another time for one moment. Done when two answers are written down.',
        },
        {
          title: 'One sentence: what they are like',
          note: 'Finish: the thing about … is that … Everything that does not show it stays out. Done when the sentence is on top of your page.',
        },
      ],
      kinds: [
        {
          title: 'Moment {n}: told in a minute',
          note: 'Tell one moment aloud to your phone: where, who, what was said. Done when it took about a minute.',
        },
        {
          title: 'Leave out {n}: would it hurt?',
          note: 'Go through your moments and strike what could hurt somebody in the room, or what only three people understand. Done when the rest may be told to a grandmother.',
        },
        {
          title: 'Hear one {n}: a good speech',
          note: 'Listen to one good short speech and note how it begins and ends. Done when you have one thing to take over.',
        },
      ],
    },
    {
      title: 'Write',
      focus: 'Beginning, two stories, the glass raised',
      why: 'Three to five minutes are remembered; of ten nobody remembers the middle.',
      share: 0.3,
      checkpoint: 'The whole text can be read aloud in five minutes at most',
      steps: [
        {
          title: 'Last sentence first',
          note: 'Write the last two sentences: the wish and what everybody does then. Done when you can say them by heart.',
        },
        {
          title: 'First sentence: who you are',
          note: 'Write how you begin: who you are to them, in one warm or funny line, no excuse. Done when you would listen on.',
        },
      ],
      kinds: [
        {
          title: 'Story {n}: written as it is said',
          note: 'Write one story as you would tell it, in short sentences. Done when you can read it aloud without stumbling.',
        },
        {
          title: 'Shorter {n}: a quarter out',
          note: 'Read it aloud with a clock and cut a quarter. Done when it got better.',
        },
        {
          title: 'Bridge {n}: from story to wish',
          note: 'Write the one sentence that leads from the story to what you wish them. Done when it sounds like you.',
        },
      ],
    },
    {
      title: 'Say it aloud',
      focus: 'Standing, from a card, before one friend',
      why: 'What was said aloud on several days comes by itself when the room is full.',
      share: 0.3,
      checkpoint: 'You have said it to somebody, looking up',
      steps: [
        {
          title: 'Card: ten words in large letters',
          note: 'Put ten words on one card, one for each turn. Done when you got through with the card alone.',
        },
      ],
      kinds: [
        {
          title: 'Aloud {n}: standing, with a clock',
          note: 'Say all of it standing, slowly, with pauses where they laugh or swallow. Done when the time is written down.',
        },
        {
          title: 'For one friend {n}: what stays?',
          note: 'Say it to a friend and ask an hour later what they remember. Done when you know what may go.',
        },
        {
          title: 'First and last lines {n}: by heart',
          note: 'Say the first and the last lines ten times, looking up. Done when you could say them at night.',
        },
        {
          title: 'Tears {n}: where you may stop',
          note: 'Say the hardest line aloud, breathe, go on. Done when you got past it twice.',
        },
      ],
    },
    {
      title: 'Ready',
      focus: 'Card in the pocket, one calm run',
      why: 'Now nothing new helps; a warm voice and a slow start do.',
      share: 0.15,
      checkpoint: 'The card is in your pocket and the first line is in your head',
      kinds: [
        {
          title: 'Quiet run {n}: in half voice',
          note: 'Go through it once in half voice. Done when you reached the last line.',
        },
        {
          title: 'Room {n}: when, where, microphone',
          note: 'Ask when you speak, where you stand, and whether there is a microphone. Done when you know all three.',
        },
        {
          title: 'Two cards {n}: one for a friend',
          note: 'Copy the card and give the second to a friend. Done when both are packed.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Speeches are judged by what listeners can retell',
      url: 'https://www.toastmasters.org/resources',
    },
  ],
}
