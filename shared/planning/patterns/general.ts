import { subject } from './subject.ts'
import { gifts } from './gifts.ts'
import { facingFears } from './facingFears.ts'
import { choosing } from './choosing.ts'
import { clients } from './clients.ts'
import { trip } from './trip.ts'
import { severalTimes, wholeThings } from './wholeThings.ts'
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
import { changing } from './changing.ts'
import { competing } from './competing.ts'
import { designing } from './designing.ts'
import { filming } from './filming.ts'
import { migrating } from './migrating.ts'
import { oldTies } from './oldTies.ts'
import { repairing } from './repairing.ts'
import { retiring } from './retiring.ts'
import { selling } from './selling.ts'
import { unplugging } from './unplugging.ts'
import type { Pattern } from './pattern.ts'
import { research } from './research.ts'
import { teaching } from './teaching.ts'

/** Every goal that no other pattern is for. */
export const general: Pattern = {
  key: 'general',
  usual: { perWeek: 3, minutes: 45 },
  mostSessions: [
    { of: /^write (?:to\b|.*\b(?:letter|cards?|e-?mail|note)\b)/i, sessions: 3 },
    {
      of: /^(?:assemble|put together|put up|hang|mount|install|prune|trim|chop|stack|close|unsubscribe)\b/i,
      sessions: 4,
    },
    { of: /^(?:defrost|rake|wash|weed|shovel|sweep|donate blood|become an organ donor)\b/i, sessions: 1 },
    {
      of: /^make .*\b(?:cookies|biscuits|gingerbread|sourdough|bread|jam|chutney|marmalade|pasta|ice cream|pizza|wine|beer|cider|mead|cheese)$/i,
      sessions: 4,
    },
    {
      of: /^(?:call|ring|phone|e-?mail|ask|tell|text|message|reply)\b|^(?:see|go to|visit) (?:the|my|a) (?:dentist|doctor|gp|optician|vet|hairdresser|barber)\b/i,
      sessions: 1,
    },
    {
      of: /^(?:back ?up|set up (?:my|the|our) (?:new )?(?:phone|laptop|computer|printer|tv|router|tablet|watch))\b/i,
      sessions: 2,
    },
    {
      of: /^(?!.*\d)(?:send(?: out)?|mail|post|order|print|wrap|hand out|pick up|return|renew|cancel|book)\b/i,
      sessions: 4,
    },
    { of: /^bake .*\bcake\b/i, sessions: 6 },
  ],
  question: {
    text: 'What would be a first result you could show?',
    suggestions: [
      { label: 'A rough first version', level: 'a rough first version' },
      { label: 'One small finished part', level: 'one small finished part' },
      { label: 'Doing it once from start to end', level: 'doing it once from start to end' },
    ],
    assumed: 'one small finished part',
    said: 'Its first result is {level}; say so if you have another in mind.',
  },
  firstStep: {
    title: 'The day it is done, in three lines',
    note: 'What will you see, hear or hold on the day you {goal}? Write three lines about it, and under them the first thing that stands in the way. Done when all four lines are written down; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'First result',
      focus: 'Something small and real that you can show: {level}',
      why: 'A small result early shows what is hard and what is missing, while there is time for it.',
      share: 0.25,
      length: 0.67,
      checkpoint: 'You have shown a first result to somebody',
      steps: [
        {
          title: 'All that it takes, on one page',
          note: 'What does it take to {goal}? Write all of it down in any order, then mark the three hardest. Done when nothing new has come for two minutes.',
        },
        {
          title: 'Hardest part, tried once',
          note: 'Take the part that you are least sure of and try it for {minutes} minutes, however roughly. Done when you can say what is hard about it.',
        },
        {
          title: 'Ask somebody who has done it',
          note: 'Find one person who managed to {goal}, or a good guide to it. What would they do first, what would they leave out? Done when you have three answers.',
        },
        {
          title: 'Smallest step that counts',
          note: 'Do the smallest thing that really brings you closer, with the means you have today. Done when it is done, not when it is good.',
        },
        {
          title: 'Tell one person how far you are',
          note: 'Tell or show one person what you have so far, and ask what they would do next. Done when their answer is written down.',
        },
      ],
      kinds: [
        {
          title: 'First result {n}: one step closer',
          note: 'Choose the next small step towards something you can show, and finish it in {minutes} minutes. Done when somebody else could see it.',
        },
        {
          title: 'Find out {n}: one open question',
          note: 'Take one thing you do not know yet about how to {goal}, and look it up, ask or try it. Done when the answer is one line in your notes.',
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
      checkpoint: 'Share of your page that is done, in %',
      steps: [
        {
          title: 'Three stages, each with a day',
          note: 'Cut your page into three stages and give each a day in your calendar. Done when you could tell a friend what is true by each of the three days.',
        },
      ],
      kinds: [
        {
          title: 'Hardest open point {n}',
          note: 'Take the hardest open point of your page and work at it for {minutes} minutes. Done when it is finished, or its next step is written down.',
        },
        {
          title: 'Finish {n}: one point today',
          note: 'Take a point of your page that can be finished today, and finish it. Done when it is crossed out.',
        },
        {
          title: 'Practise {n}: what is hard for you',
          note: 'Name one thing that you cannot do well enough yet to {goal}, and repeat only that for {minutes} minutes. Done when the last try was better than the first.',
        },
        {
          title: 'Show {n}: ask what is missing',
          note: 'Show what is new to somebody, or look at it as they would, and ask what is missing most. Done when one answer is on your page.',
        },
        {
          title: 'Look back {n}: keep, drop, next',
          note: 'What brought you forward since the last look, what did not? Drop one thing and name the next three steps. Done when each of the three has a day.',
        },
      ],
    },
    {
      title: 'Finish',
      focus: 'Close what is open, and try the whole once',
      why: 'The last tenth takes longer than it looks; a try of the whole shows what is missing while there is time.',
      share: 0.2,
      length: 1.33,
      checkpoint: 'The whole has been tried from start to end',
      steps: [
        {
          title: 'Try the whole, start to end',
          note: 'Do it, or use it, once from start to end as on the day when it counts. Done when all that got stuck is on a list.',
        },
      ],
      kinds: [
        {
          title: 'Almost done {n}: finish it',
          note: 'Take one thing that is almost done and finish it. Done when it is crossed out.',
        },
        {
          title: 'Check {n} with fresh eyes',
          note: 'Look at all of it as if somebody else had done it, and note what you would change. Done when the three most important points are marked.',
        },
        {
          title: 'Improve {n}: what matters most',
          note: 'Improve the most important thing that you found. Done when it holds on a second try.',
        },
        {
          title: 'Rehearse {n}: as on the day',
          note: 'Go through it as on the day when it counts, with the same place, time and things. Done when nothing surprised you, or the surprise is on your list.',
        },
      ],
    },
    {
      title: 'Review',
      focus: 'See what you reached, and keep it',
      why: 'Looking back shows what helped; a decision about what comes next keeps what you have reached.',
      share: 0.1,
      checkpoint: 'You can say that you did it: {goal}',
      kinds: [
        {
          title: 'First day and today {n}',
          note: 'Read the lines of the first day and note what is true by now, and what helped most. Done when five lines are written down.',
        },
        {
          title: 'Last gap {n}: close it or let go',
          note: 'What is still missing from your three lines? Close it in {minutes} minutes, or decide that it is good as it is. Done when it no longer nags.',
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
      ],
    },
  ],
  variants: [
    retiring,
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
    oldTies,
    wholeThings,
    severalTimes,
    trip,
    choosing,
    subject,
    research,
    unplugging,
    designing,
    filming,
    selling,
    gifts,
    migrating,
    repairing,
    competing,
    changing,
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
