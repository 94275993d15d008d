import type { PatternVariant } from './pattern.ts'

/** A subject that one wants to understand: money, wine, a period of history, maths at school. */
export const subject: PatternVariant = {
  of: /^(?:learn|teach (?:myself|me))\b|\b(?:learn (?:more |all |everything )?about|(?:really )?understand|study|invest(?:ing)?|(?:improve|raise|bring up) my (?:\w+ )?grades?|get (?:better|good) (?:grades|marks)|(?:do|get) better (?:in|at) (?:school|maths?|physics|chemistry|biology|history|statistics)|catch up (?:in|with|on)|get into (?:wine|history|philosophy|astronomy|politics|economics|birds?|classical music))\b/i,
  usual: { perWeek: 3, minutes: 40 },
  question: {
    text: 'How much do you know about it today?',
    suggestions: [
      { label: 'Nothing yet', level: 'know nothing about it yet' },
      { label: 'A little', level: 'know a little about it' },
      {
        label: 'The basics',
        level: 'know the basics',
        means: /\b(?:basics|studied it|intermediate|advanced|quite a (?:bit|lot))\b/i,
        skips: {
          phases: 1,
          firstStep: {
            title: 'Five questions you cannot answer yet',
            note: 'Write five questions about it that you could not answer today. Done when all five are written down; 10 minutes are enough.',
          },
        },
      },
    ],
    assumed: 'know a little about it',
  },
  firstStep: {
    title: 'Five questions of your own',
    note: 'Write five questions you want to be able to answer at the end. Done when all five are written down; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Overview',
      focus: 'One good introduction, and the map of the subject',
      why: 'With the map in your head you know where each new thing belongs, and forget less of it.',
      share: 0.25,
      checkpoint: 'You can explain the subject to a friend in three minutes',
      steps: [
        {
          title: 'Choose one good introduction',
          note: 'Compare two or three books, courses or teachers for beginners and choose one. Done when you have it before you.',
        },
        {
          title: 'Map: the subject on one page',
          note: 'Draw its main parts and how they hang together, from a table of contents. Done when there are five to nine parts.',
        },
        {
          title: 'Twenty words you need',
          note: 'Collect the words that come up again and again and explain each in your own. Done when you have ten at least.',
        },
      ],
      kinds: [
        {
          title: 'Read or watch {n}: next part',
          note: 'Take the next part of your introduction for {minutes} minutes and close it now and then to say what it said. Done when three lines are in your notes.',
        },
        {
          title: 'Without looking {n}: what I know',
          note: 'Write from memory what the last two parts said, then compare. Done when the gaps are marked.',
        },
        {
          title: 'Example {n}: from real life',
          note: 'Find one example around you or in the news of what you have learned. Done when you can say what it shows.',
        },
      ],
    },
    {
      title: 'Part by part',
      focus: 'One question a session, and what came before, once more',
      why: 'What is asked and recalled stays; what is only read again feels known and is not.',
      share: 0.45,
      checkpoint: 'How many of your five questions you can answer',
      kinds: [
        {
          title: 'New part {n}: read, then explain',
          note: 'Work through one part of your map and explain it aloud as to a child. Done when you did not get stuck.',
        },
        {
          title: 'Exercise {n}: do it yourself',
          note: 'Do problems, an example calculation, a tasting, a comparison: whatever the subject asks for. Done when it is checked.',
        },
        {
          title: 'Back again {n}: older parts',
          note: 'Answer ten questions about parts from one and from three weeks ago, without looking. Done when those you did not know are marked.',
        },
        {
          title: 'Second view {n}: somebody else',
          note: 'Read or hear what another author or teacher says about one part. Done when you know where they differ.',
        },
        {
          title: 'Own question {n}: answered',
          note: 'Take one of your five questions and write the answer with its source. Done when it fits in five lines.',
        },
      ],
    },
    {
      title: 'Use it',
      focus: 'On something of your own',
      why: 'What is used on something real is understood in another way than what was read.',
      share: 0.2,
      checkpoint: 'You have used it on something of your own',
      steps: [
        {
          title: 'Small case of your own',
          note: 'Choose one small case in your life or work where you can use it. Done when it is written in two sentences.',
        },
      ],
      kinds: [
        {
          title: 'Case {n}: next step',
          note: 'Work at your case for {minutes} minutes with what you know. Done when you have a result, or a question.',
        },
        {
          title: 'Talk {n}: with who knows more',
          note: 'Ask somebody who knows more, in person or in a forum, what you have got wrong. Done when you have an answer.',
        },
        {
          title: 'Weak part {n}: once more',
          note: 'Take the part that is still weakest and learn it from another source. Done when you can explain it.',
        },
      ],
    },
    {
      title: 'Keep it',
      focus: 'Explain it, and a few pages that stay',
      why: 'What you have explained once stays; a few pages bring it back within an hour.',
      share: 0.1,
      checkpoint: 'All five questions are answered, from memory',
      kinds: [
        {
          title: 'Two pages {n}: the whole',
          note: 'Write the whole on two pages from memory, then mend them. Done when you would lend them to a friend.',
        },
        {
          title: 'Test {n}: your five questions',
          note: 'Answer your five questions aloud, without notes. Done when all are answered, or it is clear which is not.',
        },
        {
          title: 'Tell {n}: to somebody at table',
          note: 'Tell somebody the most surprising thing that you have learned. Done when they have asked back.',
        },
      ],
    },
  ],
  sources: [
    { claim: 'To recall teaches more than to read again', url: 'https://doi.org/10.1126/science.1199327' },
  ],
}
