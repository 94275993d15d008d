import type { Pattern } from './pattern.ts'
import { childSleep } from './childSleep.ts'
import { sleeping } from './sleeping.ts'

/** Meditation, sleep, less stress. */
export const calm: Pattern = {
  key: 'calm',
  usual: { perWeek: 5, minutes: 15 },
  question: null,
  firstStep: {
    title: 'Breathe slowly for three minutes',
    note: 'Sit, breathe in for four and out for six, for three minutes. Done when the three minutes are over.',
  },
  phases: [
    {
      title: 'Settle',
      focus: 'Short and at the same time of day',
      why: 'A calm that is practised daily for minutes comes sooner than one for an hour on Sundays.',
      share: 0.35,
      checkpoint: 'You have sat on four days of a week',
      kinds: [
        {
          title: 'Breath {n}: count to ten',
          note: 'Sit and count breaths to ten, then again; when thoughts come, begin at one. Done after {minutes} minutes.',
        },
        {
          title: 'Body scan {n}',
          note: 'Lie down and feel each part from the feet up. Done when you have come to the head.',
        },
        {
          title: 'Slow walk {n}',
          note: 'Walk slowly for {minutes} minutes and feel each step. Done when the time is up.',
        },
      ],
    },
    {
      title: 'Evenings',
      focus: 'A way down in the evening',
      why: 'Sleep comes easier when the last hour is the same every day: less light, less news, one quiet thing.',
      share: 0.4,
      checkpoint: 'Nights of the last week in which you slept well',
      kinds: [
        {
          title: 'Wind down {n}: screens away',
          note: 'Put the screens away and do one quiet thing for {minutes} minutes. Done when you are ready for bed.',
        },
        {
          title: 'Worries on paper {n}',
          note: 'Write what goes round in your head, and one next step for each. Done when the page is full or the head is empty.',
        },
        {
          title: 'Sit {n}: only listen',
          note: 'Sit and listen to what is there, for {minutes} minutes. Done when the time is up.',
        },
        {
          title: 'Relax {n}: tense and let go',
          note: 'Tense each muscle for five seconds and let go. Done when the whole body had its turn.',
        },
      ],
    },
    {
      title: 'Keep',
      focus: 'What does you good, by itself',
      why: 'Two practices that you like are enough for years.',
      share: 0.25,
      checkpoint: 'You know the two practices that do you good',
      kinds: [
        {
          title: 'Your favourite {n}',
          note: 'Do the practice that did you most good. Done after {minutes} minutes.',
        },
        {
          title: 'In the middle of the day {n}',
          note: 'Three slow breaths before three things today, then sit for a while. Done when the third is done.',
        },
        {
          title: 'Kind thoughts {n}',
          note: 'Think of somebody, and of yourself, and wish both well. Done after {minutes} minutes.',
        },
      ],
    },
  ],
  advice: [{ text: 'If sleep or worry stay bad for weeks, a doctor can help.' }],
  variants: [childSleep, sleeping],
  sources: [
    {
      claim: 'What is known of meditation and its safety',
      url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
    },
    { claim: 'Habits for good sleep', url: 'https://www.cdc.gov/sleep/about/index.html' },
  ],
}
