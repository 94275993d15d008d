import { subject } from './subject.ts'
import { facingFears } from './facingFears.ts'
import { choosing } from './choosing.ts'
import { clients } from './clients.ts'
import { trip } from './trip.ts'
import { arriving } from './arriving.ts'
import { bodyCare } from './bodyCare.ts'
import { career } from './career.ts'
import { fundraising } from './fundraising.ts'
import { meetingPeople } from './meetingPeople.ts'
import { moneyInOrder } from './moneyInOrder.ts'
import { newJob } from './newJob.ts'
import { organising } from './organising.ts'
import { paperwork } from './paperwork.ts'
import { recovering } from './recovering.ts'
import { publishing } from './publishing.ts'
import { admission } from './admission.ts'
import { affairs } from './affairs.ts'
import { craft } from './craft.ts'
import { growing } from './growing.ts'
import { joining } from './joining.ts'
import type { Pattern } from './pattern.ts'
import { research } from './research.ts'
import { teaching } from './teaching.ts'

/** Every goal that no other pattern is for. */
export const general: Pattern = {
  key: 'general',
  usual: { perWeek: 3, minutes: 45 },
  question: {
    text: 'What would be a first result you could show?',
    suggestions: [
      { label: 'A rough first version', level: 'a rough first version', start: 1 },
      { label: 'One small finished part', level: 'one small finished part', start: 1 },
      { label: 'Doing it once from start to end', level: 'doing it once from start to end', start: 1 },
    ],
    assumed: 'one small finished part',
    said: 'Its first result is {level}; say so if you have another in mind.',
  },
  firstStep: {
    title: 'Write down what done looks like',
    note: 'Take 10 minutes: one sentence about what you or others will see when it is reached, and three things that it takes. Done when all four lines are written down.',
  },
  phases: [
    {
      title: 'First result',
      focus: 'Something small that you can show',
      why: 'A small result early shows what is hard and what is missing, while there is time for it.',
      share: 0.25,
      checkpoint: 'You have shown a first result to somebody',
      steps: [
        {
          title: 'List all that it takes',
          note: 'Write down everything that has to happen, in any order, then mark the three hardest. Done when nothing new has come for two minutes.',
        },
        {
          title: 'Hardest part, tried once',
          note: 'Take the part that you are least sure of and try it for {minutes} minutes, however roughly. Done when you can say what is hard about it.',
        },
        {
          title: 'Ask somebody who has done it',
          note: 'Ask a person or read a good guide: what would they do first, what would they leave out? Done when you have three answers.',
        },
        {
          title: 'Smallest step that counts',
          note: 'Do the smallest thing that is really part of it, today and for real. Done when it is done, not when it is good.',
        },
        {
          title: 'Tell one person how far you are',
          note: 'Show or tell one person what you have done, and ask what they would do next. Done when their answer is written down.',
        },
      ],
      kinds: [
        {
          title: 'First result {n}: one step closer',
          note: 'Choose the next smallest step towards your first result and finish it in {minutes} minutes. Done when somebody else could see it.',
        },
        {
          title: 'Find out {n}: one open question',
          note: 'Take one thing that you do not know yet and look it up, ask or try it. Done when the answer is one line in your notes.',
        },
        {
          title: 'Better {n}: by one thing',
          note: 'Take what is there and improve the one thing that bothers you most. Done when it no longer does.',
        },
      ],
    },
    {
      title: 'Build',
      focus: 'The largest part of the way, one step a session',
      why: 'A step that fits into one session gets finished, and you always know what comes next.',
      share: 0.45,
      holdsAmount: true,
      checkpoint: 'Share of your list that is done, in %',
      kinds: [
        {
          title: 'Hardest open point {n}',
          note: 'Take the hardest open point of your list and work at it for {minutes} minutes. Done when it is finished or you know its next step.',
        },
        {
          title: 'Finish {n}: one point today',
          note: 'Take a point of your list that can be finished today, and finish it. Done when it is off the list.',
        },
        {
          title: 'Three small things {n}',
          note: 'Choose three small things of your list and do them one after the other. Done when all three are crossed out.',
        },
        {
          title: 'Practise {n}: what is hard for you',
          note: 'Name one thing that you cannot do well enough yet and repeat only that for {minutes} minutes. Done when the last try was better than the first.',
        },
        {
          title: 'Plan {n}: the next three steps',
          note: 'See what worked, drop what did not, and name the next three steps. Done when they are written down with a day each.',
        },
      ],
    },
    {
      title: 'Finish',
      focus: 'Close what is open',
      why: 'The last tenth takes longer than it looks; it has its own time here.',
      share: 0.2,
      checkpoint: 'Nothing is left open on your list',
      kinds: [
        {
          title: 'Almost done {n}: finish it',
          note: 'Take one thing that is almost done and finish it. Done when it is crossed out.',
        },
        {
          title: 'Check {n} with fresh eyes',
          note: 'Look at all of it as if somebody else had made it, and note what you would change. Done when the three most important points are marked.',
        },
        {
          title: 'Improve {n}: what matters most',
          note: 'Improve the most important thing that you found. Done when it holds on a second try.',
        },
        {
          title: 'Try it for real {n}',
          note: 'Use it or do it as on the day when it counts, from start to end. Done when you know what is still missing.',
        },
      ],
    },
    {
      title: 'Review',
      focus: 'See what you reached, and keep it',
      why: 'Looking back shows what helped; a decision about what comes next keeps what you have reached.',
      share: 0.1,
      checkpoint: 'What you set out to reach is reached',
      kinds: [
        {
          title: 'First day and today {n}',
          note: 'Read what you wrote on the first day and note what is true by now, and what helped most. Done when five lines are written down.',
        },
        {
          title: 'Share the result {n}',
          note: 'Show it to a person who has not seen it yet and tell how it came about. Done when they have asked one question.',
        },
        {
          title: 'Decide {n}: what goes on',
          note: 'Decide what goes on from here: a habit, a next goal, or nothing more. Done when it has a day, or is closed.',
        },
        {
          title: 'Lessons {n}: write three',
          note: 'Write what went better than you thought, what was harder, and what you would do first next time. Done when three lines are written down.',
        },
        {
          title: 'Thanks {n}: to one who helped',
          note: 'Tell one person who helped what came of it. Done when they have heard.',
        },
        {
          title: 'Next wish {n}: one sentence',
          note: 'Write down what you would like to reach from here, without planning it yet. Done when it is one sentence.',
        },
      ],
    },
  ],
  variants: [
    bodyCare,
    recovering,
    admission,
    teaching,
    newJob,
    career,
    arriving,
    facingFears,
    moneyInOrder,
    paperwork,
    affairs,
    publishing,
    clients,
    fundraising,
    craft,
    growing,
    joining,
    organising,
    meetingPeople,
    trip,
    choosing,
    subject,
    research,
  ],
  sources: [
    {
      claim: 'What has a when and a where is carried out more often',
      url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    },
    {
      claim: 'Small visible progress keeps people going',
      url: 'https://hbr.org/2011/05/the-power-of-small-wins',
    },
  ],
}
