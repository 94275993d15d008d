import type { PatternVariant } from './pattern.ts'

/** More responsibility or pay where you work: a promotion, a raise, a team of your own. Proof first, then the talk. */
export const career: PatternVariant = {
  of: /\b(?:promot(?:ed|ion)|(?:pay |salary )?raise(?= |$)(?! (?:my|our|money|funds?|awareness|\d))|(?:higher|better) (?:salary|pay)|pay rise|become (?:a |an |the )?(?:senior|lead|principal|staff|head|director|partner|team lead|vp)|make partner\b|performance review|annual review|tenure)\b|^negotiate .*\b(?:salary|pay|raise)\b/i,
  usual: { perWeek: 2, minutes: 45 },
  question: null,
  firstStep: {
    title: 'Three results of the last year',
    note: 'Write down three things that are better at work because of you, with a number where there is one. Done when three lines are written down.',
  },
  phases: [
    {
      title: 'What it takes',
      focus: 'What the next step asks for, in the words of those who decide',
      why: 'Many work hard at what nobody counts; what counts can be asked for.',
      share: 0.25,
      checkpoint: 'You know who decides, when, and by what',
      steps: [
        {
          title: 'Next level: what is written down',
          note: 'Find the description of the role or level you want, and mark what you do already. Done when each line has a yes, partly or no.',
        },
        {
          title: 'Wish, said to your manager',
          note: 'Ask for half an hour, say what you want, and ask what would make it an easy yes. Done when you have written down the answer.',
        },
        {
          title: 'Who decides, and when',
          note: 'Find out who has a say and by which date. Done when names and a date are written down.',
        },
        {
          title: 'Largest gap, in one sentence',
          note: 'Choose the one thing that is missing most. Done when it is a sentence that others could check.',
        },
      ],
      kinds: [
        {
          title: 'Coffee {n}: who is there already',
          note: 'Ask somebody who has made this step what counted in the end. Done when you have two points.',
        },
        {
          title: 'Look up {n}: pay and roles',
          note: 'Find what the step brings elsewhere, from two sources. Done when you have a range.',
        },
        {
          title: 'Feedback {n}: one honest answer',
          note: 'Ask a colleague what you should do more of and less of. Done when both are written down.',
        },
      ],
    },
    {
      title: 'Build the proof',
      focus: 'One visible piece of work at the next level, and the gap',
      why: 'If you do the work of the next level already, you are the smallest risk to those who decide.',
      share: 0.5,
      checkpoint: 'Number of results on your list that somebody else would confirm',
      steps: [
        {
          title: 'Piece of work, agreed on',
          note: 'Propose one task that the next level would do, with a date and what it changes. Done when somebody has said yes to it.',
        },
      ],
      kinds: [
        {
          title: 'Visible work {n}: next step',
          note: 'Work on the piece that shows the next level, the hardest part first. Done when there is something to show for today.',
        },
        {
          title: 'Gap {n}: learn and use it',
          note: 'Learn one thing about your largest gap and use it in this week’s work. Done when it has been used once.',
        },
        {
          title: 'Results {n}: numbers, thanks, links',
          note: 'Write down what was reached lately, with numbers and what others said. Done when each has one line.',
        },
        {
          title: 'Be heard {n}: show it to others',
          note: 'Show a result in a meeting, a message or a short note, and name those who helped. Done when people outside your team have seen it.',
        },
        {
          title: 'Check {n}: still on the way?',
          note: 'Ask your manager for ten minutes: what is missing for a yes? Done when the answer is on your list.',
        },
      ],
    },
    {
      title: 'Ask',
      focus: 'One page, one talk, one number',
      why: 'Asking plainly, with reasons, works more often than waiting to be noticed.',
      share: 0.15,
      checkpoint: 'You have asked for it, with reasons, and have an answer or a date',
      steps: [
        {
          title: 'One page: results for the talk',
          note: 'Put your best five results on one page, each with what it changed. Done when it reads in two minutes.',
        },
        {
          title: 'Rehearse the talk aloud',
          note: 'Say your wish, three reasons and your number to a friend who answers “not now”. Done when you stay calm twice.',
        },
        {
          title: 'Talk: ask, then be silent',
          note: 'Say what you want and why, then wait for the answer. Done when you have a yes, a no, or what is missing and by when.',
        },
      ],
      kinds: [
        {
          title: 'Follow up {n}: in writing',
          note: 'Write down what was said and send it with thanks. Done when it is away.',
        },
        {
          title: 'Ally {n}: who speaks for you',
          note: 'Ask somebody who has a voice whether they would support you. Done when you know their answer.',
        },
        {
          title: 'Plan B {n}: if it is a no',
          note: 'Write down what you do if it is a no: another team, another year, another firm. Done when it has a first step.',
        },
      ],
    },
    {
      title: 'After the answer',
      focus: 'A good start, or a date for the next try',
      why: 'A no with a date is half a yes; a yes is easier to keep when it begins slowly.',
      share: 0.1,
      checkpoint: 'What comes next has a date',
      steps: [
        {
          title: 'Next date: agreed',
          note: 'Agree on the day when you look at it again, or when it begins. Done when it is in the calendar of both.',
        },
      ],
      kinds: [
        {
          title: 'Thanks {n}: to one who helped',
          note: 'Tell one person what their help brought. Done when they have heard.',
        },
        {
          title: 'Lesson {n}: what to keep',
          note: 'Write down what worked in the talk and before it. Done when three lines are written down.',
        },
      ],
    },
  ],
  sources: [{ claim: 'Who asks for more pay mostly gets some', url: 'https://doi.org/10.1002/job.671' }],
}
