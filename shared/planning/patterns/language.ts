import { languageAhead, languageAgain } from './languageAhead.ts'
import type { Pattern, PatternPhase } from './pattern.ts'

const QUESTION = {
  text: 'What do you know of it already?',
  suggestions: [
    { label: 'Nothing yet', level: 'begin from nothing' },
    { label: 'Some words', level: 'know some words' },
    { label: 'I get by', level: 'get by in everyday life' },
  ],
  assumed: 'begin from nothing',
}

const PHASES: readonly PatternPhase[] = [
  {
    title: 'Sounds and first words',
    focus: 'Hearing and saying the sounds, the most frequent words',
    why: 'A few hundred words make up most of what is said; once you hear the sounds, you learn every later word faster.',
    share: 0.25,
    checkpoint: 'Number of words that you can say from memory',
    kinds: [
      {
        title: 'Topic {part}: new words aloud',
        note: 'Choose 12 words and phrases of everyday life, say each aloud in a sentence, and make cards of them. Done when you say all of them once without help.',
        role: 'new',
      },
      {
        title: 'Listen and repeat: sounds {n}',
        note: 'Listen to two minutes of slow speech, stop after each sentence and repeat it. Done when you have repeated it three times.',
      },
      {
        title: 'Recall {parts}',
        note: 'Without looking, write or say all you remember of {parts}; then check and repeat what was missing. Done when each card was right once.',
        role: 'review',
      },
      {
        title: 'Build sentences {n}: who does what',
        note: 'Make ten short sentences with the words you have, aloud. Done when ten are written down.',
      },
    ],
  },
  {
    title: 'Everyday talk',
    focus: 'Asking, answering, telling about your day',
    why: 'What is used in talk stays; each topic comes back before it is forgotten.',
    share: 0.4,
    checkpoint: 'You have talked for five minutes with somebody',
    kinds: [
      {
        title: 'Topic {part}: a situation',
        note: 'Take a situation (shop, way, meal, work), learn its 15 phrases and play it aloud in both parts. Done when you get through without looking.',
        role: 'new',
      },
      {
        title: 'Talk for ten minutes {n}',
        note: 'Talk with a partner, a teacher or yourself about today. Done when ten minutes are over; look up the three words that you lacked.',
      },
      {
        title: 'From memory: {parts}',
        note: 'Play the situations of {parts} without notes, then check. Done when you came through once without a stop.',
        role: 'review',
      },
      {
        title: 'Hear and read {n}: one short piece',
        note: 'Listen to a short piece, then read it, then listen again. Done when you can tell it in three sentences.',
      },
      {
        title: 'Grammar point {n}: one rule',
        note: 'Take the one rule that you stumbled over and write ten sentences with it. Done when all ten are right.',
      },
    ],
  },
  {
    title: 'Real use',
    focus: 'Longer talks, reading and listening for real',
    why: 'The last step to speaking is speaking; old topics come back at longer distances.',
    share: 0.35,
    checkpoint: 'Minutes that you can talk without changing to your own language',
    kinds: [
      {
        title: 'Full talk {n}: 15 minutes, no switching',
        note: 'Talk with somebody for 15 minutes in the language only. Done when the time is up; note what you could not say.',
        role: 'trial',
      },
      {
        title: 'Bring back {parts}',
        note: 'Go through {parts} from memory and use the phrases in new sentences. Done when none was missing.',
        role: 'review',
      },
      {
        title: 'Read or watch {n}: something you like',
        note: 'Take a page or ten minutes of something that you would enjoy anyway. Done when you have written down five new words in sentences.',
      },
      {
        title: 'Write {n}: ten sentences to somebody',
        note: 'Write a message of ten sentences and have it corrected. Done when you have read the corrections aloud.',
      },
    ],
  },
]

/** Learning a language. */
export const language: Pattern = {
  key: 'language',
  usual: { perWeek: 4, minutes: 30 },
  question: QUESTION,
  firstStep: {
    title: 'Say hello: five phrases aloud',
    note: 'Look up hello, thank you, please, my name is and goodbye, and say each five times aloud. Done when you can say them without looking.',
  },
  phases: PHASES,
  variants: [languageAgain(PHASES, QUESTION), languageAhead(PHASES, QUESTION)],
  material: 'topic',
  usualWeeks: [
    {
      of: /\b(?:fluent(?:ly)?|[bc][12])\b/i,
      weeks: 24,
      text: 'That level usually takes half a year or more; this plan gets you talking on the way there.',
    },
  ],
  sources: [
    {
      claim: 'Recalling at growing distances keeps vocabulary',
      url: 'https://doi.org/10.1037/0033-2909.132.3.354',
    },
    { claim: 'Recalling beats reading again', url: 'https://doi.org/10.1126/science.1152408' },
    {
      claim: 'What each level of a language means',
      url: 'https://www.coe.int/en/web/common-european-framework-reference-languages',
    },
  ],
}
