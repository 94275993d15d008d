import { licence } from './licence.ts'
import type { Pattern } from './pattern.ts'

/** A course or a certificate. */
export const course: Pattern = {
  key: 'course',
  usual: { perWeek: 3, minutes: 45 },
  question: null,
  firstStep: {
    title: 'Open the course and count its modules',
    note: 'Log in, count the modules and look at how it ends: a test, a project or nothing. Done when both are written down.',
  },
  phases: [
    {
      title: 'Begin',
      focus: 'The first modules, and a rhythm',
      why: 'Most courses are left in the first third; a fixed rhythm carries over it.',
      share: 0.3,
      checkpoint: 'Number of modules that are done',
      kinds: [
        {
          title: 'Module {part}: watch and note',
          note: 'Work through the module and write five lines in your own words. Done when the five lines are there.',
          role: 'new',
        },
        {
          title: 'Exercise {n}: do it yourself',
          note: 'Do the exercise of what you saw without looking at the solution first. Done when it works or you know why not.',
        },
        {
          title: 'Recall {parts}',
          note: 'Say or write what you know of {parts} without looking, then check. Done when the gaps are filled.',
          role: 'review',
        },
      ],
    },
    {
      title: 'Work through',
      focus: 'Module by module, each used once',
      why: 'What is used once for something of your own stays; what is only watched goes.',
      share: 0.4,
      checkpoint: 'You have used something of the course for a thing of your own',
      kinds: [
        {
          title: 'New: module {part}',
          note: 'Work through the module with a pen in your hand and stop twice to say what it means. Done when it is marked as finished.',
          role: 'new',
        },
        {
          title: 'Apply {n}: to something of yours',
          note: 'Use what you learned last for a small thing of your own. Done when it can be seen.',
        },
        {
          title: 'Quiz: {parts}',
          note: 'Answer the questions of {parts} again from memory. Done when all are right.',
          role: 'review',
        },
        {
          title: 'Open questions {n}',
          note: 'Take what you did not understand and find the answer: forum, book, person. Done when one question is off the list.',
        },
      ],
    },
    {
      title: 'Finish',
      focus: 'The final test or project, and the certificate',
      why: 'A full trial before the end shows what to go over once more.',
      share: 0.3,
      checkpoint: 'The course is finished and the certificate is there',
      kinds: [
        {
          title: 'Full trial {n}: the final test',
          note: 'Answer a trial of the final test, or explain the whole course in ten minutes. Done when you know your weakest module.',
          role: 'trial',
        },
        {
          title: 'Weak spot {n}: once more',
          note: 'Go through the part in which you were weakest and do one exercise of it. Done when it works.',
        },
        {
          title: 'Back to {parts}',
          note: 'Read your lines on {parts} and add an example of your own. Done when it is written down.',
          role: 'review',
        },
        {
          title: 'Hand in {n}: the next piece',
          note: 'Work on what has to be handed in. Done when a piece of it is ready.',
        },
      ],
    },
  ],
  material: 'module',
  variants: [licence],
  sources: [
    { claim: 'Practice tests and spacing help most', url: 'https://doi.org/10.1177/1529100612453266' },
    { claim: 'Recalling beats reading again', url: 'https://doi.org/10.1126/science.1152408' },
  ],
}
