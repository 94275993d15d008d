import type { PatternVariant } from './pattern.ts'

/** Songs, lyrics and poems: small whole pieces, finished one after the other. */
export const songs: PatternVariant = {
  of: /\b(?:songs?|lyrics|raps?|verses|ep\b|poems?|poetry|haikus?|song ?writing)\b/i,
  usual: { perWeek: 3, minutes: 45 },
  question: null,
  firstStep: {
    title: 'One line you would sing or say',
    note: 'Write for 10 minutes about something that happened this week, then mark the one line you would say aloud. Done when it is marked.',
  },
  phases: [
    {
      title: 'Collect',
      focus: 'Lines, sounds and pictures, and how others do it',
      why: 'With a full box of lines you never sit in front of an empty page.',
      share: 0.15,
      checkpoint: 'Number of lines and ideas in your box',
      steps: [
        {
          title: 'Favourite one, taken apart',
          note: 'Take one that you love and write down its parts, its turn and its rhymes. Done when you know how it is built.',
        },
        {
          title: 'Subjects: ten things you mean',
          note: 'Write ten things that make you glad, angry or sad, each as a small scene. Done when ten lines are written down.',
        },
      ],
      kinds: [
        {
          title: 'Walk {n}: listen and note lines',
          note: 'Go out for {minutes} minutes and note what people say, what you see, what it sounds like. Done when you have five lines.',
        },
        {
          title: 'Sound {n}: hum, tap, record',
          note: 'Hum, play or tap without words and record what stays. Done when one bit is worth keeping.',
        },
        {
          title: 'Imitate {n}: their form, your words',
          note: 'Take the form of something good and fill it with your own words. Done when one verse is full.',
        },
      ],
    },
    {
      title: 'Write',
      focus: 'Whole rough versions, from first line to last',
      why: 'Quantity brings quality: the good ones hide among those that were finished.',
      share: 0.55,
      holdsAmount: true,
      checkpoint: 'Number of rough ones that are finished',
      kinds: [
        {
          title: 'Core {n}: title and refrain',
          note: 'Choose one idea and write the line that everything turns around. Done when you can say it without the paper.',
        },
        {
          title: 'Verses {n}: three pictures',
          note: 'Write verses that show instead of telling, one picture each. Done when there are three.',
        },
        {
          title: 'Turn {n}: what changes',
          note: 'Write the place where it turns: another voice, a question, a silence. Done when the last verse sounds otherwise because of it.',
        },
        {
          title: 'Whole {n}: rough, to the end',
          note: 'Put the parts together and sing or read it through, gaps filled with anything. Done when you have recorded it once.',
        },
      ],
    },
    {
      title: 'Polish',
      focus: 'The best ones, line by line',
      why: 'After some days you hear at once which line is only there for the rhyme.',
      share: 0.2,
      checkpoint: 'Number of pieces from which you would not change a line',
      kinds: [
        {
          title: 'Weakest line {n}: three others',
          note: 'Find the weakest line and write three others for it. Done when one of them is better.',
        },
        {
          title: 'Aloud {n}: sing, cut, breathe',
          note: 'Sing or read it standing and cut what stumbles. Done when you get through in one breath a line.',
        },
        {
          title: 'Ears {n}: play it to one person',
          note: 'Play or read it to somebody and ask which line stayed. Done when you have their answer.',
        },
      ],
    },
    {
      title: 'Share',
      focus: 'Recorded or written out, and let go',
      why: 'A piece is finished when somebody else has it.',
      share: 0.1,
      checkpoint: 'One of them has been heard or read by others',
      kinds: [
        {
          title: 'Clean copy {n}: record or write',
          note: 'Record it simply, or write it out with title and date. Done when it is kept where you find it.',
        },
        {
          title: 'Order {n}: first, last, between',
          note: 'Put the pieces in an order and drop the weakest. Done when you would hear them in one go.',
        },
        {
          title: 'Give {n}: to listeners or a stage',
          note: 'Send it to somebody, post it, or sign up for an open stage. Done when it is out of your hands.',
        },
      ],
    },
  ],
}
