import type { PatternVariant } from './pattern.ts'

/** One interview or assessment: the job, the answers, the questions of one's own, and the day. */
export const interviewing: PatternVariant = {
  of: /\b(?:interviews?|assessment cent(?:er|re)|casting|audition)\b/i,
  usual: { perWeek: 4, minutes: 40 },
  mostSessions: [{ sessions: 12 }],
  isTheDay: true,
  question: null,
  firstStep: {
    title: 'Three things they look for',
    note: 'Read the advertisement or invitation once more and mark the three things that matter most to them. Done when each has one word of yours beside it.',
  },
  phases: [
    {
      title: 'Know them',
      focus: 'What they do, what they need, who will sit there',
      why: 'An answer that fits their need beats a brilliant one that does not.',
      share: 0.25,
      checkpoint: 'You can say in two sentences why they need somebody like you',
      steps: [
        {
          title: 'Their work, in your own words',
          note: 'Read their site and what others write about them for most of the time. Done when you have five facts that are not in the advertisement.',
        },
        {
          title: 'Advertisement, line by line',
          note: 'Write beside each line what you have done that shows it. Done when each has a proof or an honest “not yet”.',
        },
        {
          title: 'Who will be there',
          note: 'Find out who asks the questions, how long it takes and what form it has. Done when you know it, or have asked.',
        },
      ],
      kinds: [
        {
          title: 'Insider {n}: ask one person',
          note: 'Ask somebody who works there or in the field what matters in such a talk. Done when you have two points.',
        },
        {
          title: 'Field {n}: what is new in it',
          note: 'Read about one thing that is going on in their field. Done when you have an opinion in two sentences.',
        },
        {
          title: 'Proof {n}: one result with a number',
          note: 'Write down one more thing that got better because of you, with a number. Done when it fits in three lines.',
        },
        {
          title: 'Profile {n}: as they will see it',
          note: 'Look at one thing they may look up about you and mend what does not fit. Done when you would show it to them.',
        },
      ],
    },
    {
      title: 'Answers',
      focus: 'Five stories, said aloud',
      why: 'What was said aloud once comes out shorter and calmer the second time.',
      share: 0.4,
      checkpoint: 'Number of questions that you answer aloud in under two minutes',
      steps: [
        {
          title: 'Five stories: task, act, result',
          note: 'Write five things you have done as task, what you did, and what came of it. Done when each fits in five lines.',
        },
        {
          title: 'About yourself, in one minute',
          note: 'Say who you are and why you are there in one minute, and record it. Done when the third take is under a minute.',
        },
        {
          title: 'Weakness, gap, leaving: honest',
          note: 'Prepare two calm sentences for the question that you like least. Done when you can say them without looking down.',
        },
      ],
      kinds: [
        {
          title: 'Ten questions {n}: aloud',
          note: 'Answer ten usual questions aloud, one after the other. Done after the tenth; mark the weakest two.',
        },
        {
          title: 'Weakest two {n}: said again',
          note: 'Take the two weakest answers, shorten them, say them three times. Done when the last is better.',
        },
        {
          title: 'Task of the field {n}: by the clock',
          note: 'Do a typical task or case in the time it usually has. Done when you have compared it with a good solution.',
        },
      ],
    },
    {
      title: 'Rehearse',
      focus: 'The whole talk, with somebody who asks back',
      why: 'The first run is always the worst; it should not be the real one.',
      share: 0.25,
      checkpoint: 'You have been through a whole mock interview',
      steps: [
        {
          title: 'Five questions of your own',
          note: 'Write five questions you really want answered. Done when none of them is answered on their site.',
        },
      ],
      kinds: [
        {
          title: 'Mock interview {n}: no stopping',
          note: 'Let a friend ask, or a recording, from hello to goodbye. Done when you have two notes on what to change.',
        },
        {
          title: 'Two notes {n}: changed',
          note: 'Change the two things that were noted and say these parts again. Done when both are better.',
        },
        {
          title: 'Pay and wishes {n}: a number',
          note: 'Look up what is paid, choose your number and your lowest, and say them aloud. Done when it sounds like a fact.',
        },
      ],
    },
    {
      title: 'The day',
      focus: 'Way, clothes, rest, and thanks after it',
      why: 'If you need not think about the way, your head is free for people.',
      share: 0.1,
      checkpoint: 'Everything for the day is laid out',
      kinds: [
        {
          title: 'Way and clothes {n}: laid out',
          note: 'Check the way or the camera, lay out clothes and papers, eat and sleep enough. Done when nothing is left for the morning.',
        },
        {
          title: 'One page {n}: read, then close',
          note: 'Read your stories and questions once, then put them away. Done when they are closed; the rest of the time is free.',
        },
        {
          title: 'After it {n}: thanks, and notes',
          note: 'Write two lines of thanks, and note what was asked. Done when both are done; if it is still to come, choose the words.',
        },
      ],
    },
  ],
}
