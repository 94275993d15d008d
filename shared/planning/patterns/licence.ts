import type { PatternVariant } from './pattern.ts'

/** A licence to drive, sail or fly: theory at home, lessons with a teacher, and two tests that are booked early. */
export const licence: PatternVariant = {
  of: /^(?!.*\b(?:guide|teaching|teacher|nursing|nurse|medical|trade|business|estate|security)\b).*\b(?:licen[cs]es?|permit)\b/i,
  usual: { perWeek: 3, minutes: 45 },
  question: null,
  firstStep: {
    title: 'Two schools: price and next start',
    note: 'Look up two schools or teachers near you and note price, next start and what you must bring. Done when both have a line; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Sign up and begin theory',
      focus: 'Papers, a school, and the first rules',
      why: 'Papers and free lessons have waiting times; theory does not, so both begin at once.',
      share: 0.3,
      checkpoint: 'You are signed up, and know how many lessons and tests there are',
      steps: [
        {
          title: 'Papers: photo, eye test, form',
          note: 'List what the office asks for and get or book the slowest of it. Done when each paper has a date.',
        },
      ],
      kinds: [
        {
          title: 'Theory module {part}: read, note',
          note: 'Read the module and write down five rules in your own words. Done when the five lines are there.',
          role: 'new',
        },
        {
          title: 'Practice questions {n}: thirty',
          note: 'Answer thirty questions of the official kind and mark what you guessed. Done when each mistake has its rule beside it.',
        },
        {
          title: 'Recall {parts}',
          note: 'Say or write from memory what you know of {parts}, then check. Done when what was missing was said once more.',
          role: 'review',
        },
        {
          title: 'Watch {n}: somebody who drives',
          note: 'Sit beside somebody, or watch a lesson on film, and say aloud what comes next. Done when you have foreseen five things.',
        },
      ],
    },
    {
      title: 'Theory and lessons',
      focus: 'Rules until they are sure, and hours with a teacher',
      why: 'Rules that are sure leave the head free in the first lessons, which cost most.',
      share: 0.4,
      checkpoint: 'Share of practice questions that you answer right, in %',
      kinds: [
        {
          title: 'New: module {part}, ten questions',
          note: 'Read the module, then answer ten questions on it. Done when nine were right.',
          role: 'new',
        },
        {
          title: 'Lesson {n}: with the teacher',
          note: 'Take or book the next lesson, say first what you want to practise, and ask at the end what comes next. Done when that is written down.',
        },
        {
          title: 'Quiz: {parts}',
          note: 'Answer twenty mixed questions on {parts}. Done when each wrong one was explained aloud.',
          role: 'review',
        },
        {
          title: 'In the mind {n}: one manoeuvre',
          note: 'Go through one manoeuvre step by step with closed eyes, mirrors and all. Done when no step is missing.',
        },
      ],
    },
    {
      title: 'Tests',
      focus: 'Whole trials, the weak spot, and the two dates',
      why: 'A whole trial under real conditions shows what is weak while there is time for one more lesson.',
      share: 0.3,
      checkpoint: 'You have passed, or have the date of the next try',
      steps: [
        {
          title: 'Dates: both tests, booked',
          note: 'Ask the school when you are ready and book the tests. Done when both dates are in your calendar.',
        },
      ],
      kinds: [
        {
          title: 'Full trial {n}: by the clock',
          note: 'Do a whole theory test by the clock, or drive a whole round without help. Done when the result is written down.',
          role: 'trial',
        },
        {
          title: 'Weakest point {n}: three times',
          note: 'Practise the point that went wrong in your last trial, three times in a row. Done when the last was right.',
        },
        {
          title: 'Once more: {parts}',
          note: 'Go through your lines on {parts}. Done when you can say them without looking.',
          role: 'review',
        },
        {
          title: 'Calm {n}: the day, step by step',
          note: 'Go through the day of the test: papers, way, breath, first minute. Done when you know what you do if you make a mistake.',
        },
      ],
    },
  ],
}
