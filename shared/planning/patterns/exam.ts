import type { Pattern } from './pattern.ts'
import { practicalTest } from './practicalTest.ts'

/** Passing an exam. */
export const exam: Pattern = {
  key: 'exam',
  usual: { perWeek: 4, minutes: 50 },
  question: {
    text: 'How well do you know the material today?',
    suggestions: [
      { label: 'It is all new', level: 'new to the material' },
      { label: 'I have heard most of it', level: 'heard most of it once' },
      {
        label: 'I only need to revise',
        level: 'only need to revise',
        means: /\b(?:revis\w+|refresh\w*|know (?:most|nearly all|almost all|it all|everything))\b/i,
        skips: {
          phases: 1,
          firstStep: {
            title: 'List the chapters and mark the shaky ones',
            note: 'Write down what the exam covers as numbered chapters, and mark each: sure, shaky, lost. Done when each has its mark.',
          },
        },
      },
    ],
    assumed: 'heard most of it once',
  },
  firstStep: {
    title: 'List the chapters and mark the hardest',
    note: 'Write down what the exam covers as numbered chapters, and mark the three hardest. Done when the list is there.',
  },
  phases: [
    {
      title: 'Map',
      focus: 'An overview, and the hardest chapters first',
      why: 'What is hard needs the most time, so it begins first and comes back most often.',
      share: 0.25,
      checkpoint: 'You have read the hardest chapters once and can say what each is about',
      kinds: [
        {
          title: 'Chapter {part}: read and mark',
          note: 'Read the chapter, mark what would be asked, and close the book: say the five main points. Done when you can say them.',
          role: 'new',
        },
        {
          title: 'Questions {n}: write ten of your own',
          note: 'Write ten questions that an examiner would ask about what you have read. Done when each has a short answer on its back.',
        },
        {
          title: 'Recall {parts} from memory',
          note: 'On an empty page write all you know of {parts}, then check and fill the gaps. Done when the gaps are marked.',
          role: 'review',
        },
      ],
    },
    {
      title: 'Learn',
      focus: 'Every chapter, each coming back before it is forgotten',
      why: 'Recalling at growing distances keeps more than reading the same hours in one go.',
      share: 0.4,
      checkpoint: 'Share of old questions that you answer right, in %',
      kinds: [
        {
          title: 'New: chapter {part} and its questions',
          note: 'Work through the chapter, then answer three questions about it without looking. Done when all three are right.',
          role: 'new',
        },
        {
          title: 'Old questions {n}: under time',
          note: 'Answer old or own questions for {minutes} minutes with a clock. Done when you have corrected them.',
        },
        {
          title: 'Quiz yourself: {parts}',
          note: 'Answer your questions on {parts} from memory; what was wrong goes on top. Done when all were right once.',
          role: 'review',
        },
        {
          title: 'Explain {n}: to somebody or a wall',
          note: 'Explain one hard idea aloud in three minutes, as if to a friend. Done when you did not stumble.',
        },
      ],
    },
    {
      title: 'Trials',
      focus: 'Whole exams under real conditions',
      why: 'A trial shows what is missing while there is time, and takes away the fear of the day.',
      share: 0.25,
      checkpoint: 'Points of your last full trial',
      kinds: [
        {
          title: 'Full trial exam {n}',
          note: 'Take a whole old exam, or as many of its questions as fit into {minutes} minutes, without help. Done when it is corrected.',
          role: 'trial',
        },
        {
          title: 'Mend {n}: what the trial showed',
          note: 'Take the three largest mistakes of your last trial and learn what is behind each. Done when you solve a like question.',
        },
        {
          title: 'Again from memory: {parts}',
          note: 'Go through {parts} on an empty page. Done when the page is fuller than the last time.',
          role: 'review',
        },
      ],
    },
    {
      title: 'Revision',
      focus: 'Light recall, sleep, what to take along',
      why: 'The last days are for keeping, not for new things; sleep is when memory settles.',
      share: 0.1,
      checkpoint: 'Your one-page summary is written and the bag is packed',
      kinds: [
        {
          title: 'One page: {parts} in short',
          note: 'Write {parts} in a few lines on your summary page. Done when they fit.',
          role: 'review',
        },
        {
          title: 'Light round {n}: cards only',
          note: 'Go through your cards once, without new material. Done when you have seen each.',
        },
        {
          title: 'Ready {n}: way, time, things',
          note: 'Check place, time, pens and papers; look at your summary once. Done when nothing is open, then rest.',
        },
      ],
    },
  ],
  keepsRoom: true,
  isTheDay: true,
  material: 'chapter',
  variants: [practicalTest],
  sources: [
    { claim: 'Practice tests and spacing help most', url: 'https://doi.org/10.1177/1529100612453266' },
    { claim: 'Learning spread over time lasts longer', url: 'https://doi.org/10.1037/0033-2909.132.3.354' },
  ],
}
