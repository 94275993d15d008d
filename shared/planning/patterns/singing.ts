import type { PatternVariant } from './pattern.ts'

/** The voice: breath, range, songs, and standing before others. */
export const singing: PatternVariant = {
  of: /^(?!(?:join|find|start|found|run|lead|conduct)\b).*\b(?:sing(?:ing|er)?|choir|vocals?|voice|karaoke|aria|opera)\b/i,
  usual: { perWeek: 4, minutes: 25 },
  question: {
    text: 'How much have you sung?',
    suggestions: [
      { label: 'Only under the shower', level: 'have sung alone at most' },
      { label: 'In a group', level: 'have sung in a group' },
      { label: 'With lessons', level: 'have had lessons' },
    ],
    assumed: 'have sung alone at most',
  },
  firstStep: {
    title: 'One song, recorded as it is',
    note: 'Sing one verse that you know, standing, and record it. Done when it is saved; you need not listen to it today.',
  },
  phases: [
    {
      title: 'Breath and ear',
      focus: 'Warm, low, in tune, with short songs',
      why: 'A voice that is warm and rests on breath does not get tired; force does.',
      share: 0.3,
      checkpoint: 'You sing one short song in tune to its end',
      kinds: [
        {
          title: 'Piece {part}: line by line',
          note: 'Learn a short song or part line by line with a recording, softly. Done when you come through once without help.',
          role: 'new',
        },
        {
          title: 'Warm-up {n}: hum, lips, breath',
          note: 'Hum, let the lips flutter, breathe low, then slide up and down gently. Done when it feels easy; stop where it scratches.',
        },
        {
          title: 'Sing again: {parts}',
          note: 'Warm up, then sing {parts} from memory as far as you get. Done after the second time.',
          role: 'review',
        },
        {
          title: 'Pitch {n}: one note, then three',
          note: 'Play a note and sing it, then three in a row, and check. Done when eight of ten were right.',
        },
      ],
    },
    {
      title: 'Songs',
      focus: 'More songs, the hard places first',
      why: 'The highest line and the longest breath decide how a song feels; they get the fresh voice.',
      share: 0.4,
      checkpoint: 'Number of songs that you sing from memory',
      kinds: [
        {
          title: 'New piece {part}: hardest line first',
          note: 'Warm up, then take the hardest line slowly and a little lower, then as it is written. Done when it is easy twice.',
          role: 'new',
        },
        {
          title: 'Words {n}: speak, then sing them',
          note: 'Speak the words as if you told them to a friend, then sing. Done when each word is understood on the recording.',
        },
        {
          title: 'Keep alive: {parts}',
          note: 'Sing {parts} once through and mend where you got lost. Done when nothing stops you.',
          role: 'review',
        },
        {
          title: 'Your own line {n} against another',
          note: 'Sing against another voice: a recording, a canon, a friend. Done when you held your line to the end.',
        },
      ],
    },
    {
      title: 'Before others',
      focus: 'Whole songs, standing, as on the day',
      why: 'Nerves take some breath and some height; practise with them and you have both to spare.',
      share: 0.3,
      checkpoint: 'You have sung for somebody, or recorded a whole song',
      kinds: [
        {
          title: 'Full run {n}: as on the day',
          note: 'Enter, stand, sing your songs through without stopping, and record them. Done when you have listened once, kindly.',
          role: 'trial',
        },
        {
          title: 'One place {n}: mended',
          note: 'Take the place that bothered you and sing it slowly ten times. Done when it is easy three times in a row.',
        },
        {
          title: 'From memory: {parts}',
          note: 'Sing {parts} without paper. Done when you came through once.',
          role: 'review',
        },
        {
          title: 'Sight-sing or echo {n}',
          note: 'Sing a line that you have never seen, or repeat one that you hear. Done after ten of them.',
        },
      ],
    },
  ],
}
