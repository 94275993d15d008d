import { designing } from './designing.ts'
import { filming } from './filming.ts'
import { migrating } from './migrating.ts'
import { repairing } from './repairing.ts'
import { retiring } from './retiring.ts'
import { clients } from './clients.ts'
import { publishing } from './publishing.ts'
import { fundraising } from './fundraising.ts'
import { craft } from './craft.ts'
import { growing } from './growing.ts'
import { joining } from './joining.ts'
import type { Pattern } from './pattern.ts'

/** Something that is built and launched: an app, a website, a shop, a shed, an album. */
export const project: Pattern = {
  key: 'project',
  usual: { perWeek: 4, minutes: 60 },
  question: null,
  firstStep: {
    title: 'One sentence: who it is for',
    note: 'Write for whom it is, what they can do with it, and what it will not be. Done when three lines are written down; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Shape',
      focus: 'The smallest version that is worth showing, and the riskiest part of it',
      why: 'What could stop everything is found out first, while it costs a few hours and not the whole plan.',
      share: 0.2,
      checkpoint: 'The riskiest part has been tried, and you know whether it works',
      steps: [
        {
          title: 'Riskiest guess, tried once',
          note: 'Name what would sink the whole thing if it were wrong, and try it in the roughest way. Done when you know: works, does not, or what to try next.',
        },
        {
          title: 'Three people who would use it',
          note: 'Ask three people how they solve this today; listen, do not sell. Done when three answers are written down.',
        },
        {
          title: 'Names and rules to check',
          note: 'Check what could forbid it: names taken, permits, licences, terms. Done when each has a yes, a no or a date.',
        },
        {
          title: 'Cost and tools, one list',
          note: 'Note what you need, what it costs, and what you have. Done when nothing unknown is left that costs more than a day’s work.',
        },
        {
          title: 'Sketch of the whole',
          note: 'Draw it roughly: screens, rooms, tracks, parts. Done when somebody else can explain it back to you.',
        },
        {
          title: 'Workplace, ready to start',
          note: 'Set up the place, files or tools so that a session can begin within two minutes. Done when you tried it.',
        },
        {
          title: 'Cut order: what goes first',
          note: 'Decide what is left out if time gets short. Done when the list has an order.',
        },
        {
          title: 'Smallest version, on one page',
          note: 'List what the first version must do, then strike half of it. Done when at most five points are left.',
        },
      ],
      kinds: [
        {
          title: 'Risk {n}: try it small',
          note: 'Take the next thing that could go wrong and try it in {minutes} minutes. Done when it is off the list or has a plan.',
        },
        {
          title: 'Question {n}: find the answer',
          note: 'Take one open question and find out. Done when the answer is one line in your notes.',
        },
        {
          title: 'Sketch {n}: one part closer',
          note: 'Draw or describe one part so exactly that it can be built. Done when no decision is left in it.',
        },
      ],
    },
    {
      title: 'Build',
      focus: 'A whole that works early, then better part by part',
      why: 'A rough whole shows what is missing; perfect single parts do not.',
      share: 0.45,
      holdsAmount: true,
      checkpoint: 'Share of the points on your one page that work, in %',
      steps: [
        {
          title: 'Hardest part, first working form',
          note: 'Build the part that you fear most, ugly but working. Done when it does its job once.',
        },
        {
          title: 'Next part of your page',
          note: 'Build the next of your five points. Done when you can show it.',
        },
        {
          title: 'Thread from start to end',
          note: 'Connect the parts in the thinnest way, so that one person can go through once. Done when you went through yourself.',
        },
        {
          title: 'Core part, made solid',
          note: 'Make the part that everybody uses reliable. Done when it works ten times in a row.',
        },
        {
          title: 'Another part of your page',
          note: 'Build another of your points, in its plainest form. Done when you can show it.',
        },
        {
          title: 'Show the rough whole',
          note: 'Show what there is to one person and watch without helping. Done when you have written down where they stopped.',
        },
        {
          title: 'Look and feel, one pass',
          note: 'Give everything one consistent look, sound or surface. Done when nothing looks like a placeholder.',
        },
        {
          title: 'What happens when it fails',
          note: 'Try the wrong input, the rain, the empty page. Done when the three likeliest failures end well.',
        },
      ],
      kinds: [
        {
          title: 'Build {n}: the next point',
          note: 'Take the next point of your page and build its plainest form. Done when it can be shown.',
        },
        {
          title: 'Knot {n}: what blocks you',
          note: 'Take what holds you up, split it in two, and solve one half. Done when the work can go on.',
        },
        {
          title: 'Demo {n}: show this week’s work',
          note: 'Show what is new to somebody or record it in one minute. Done when one question came back.',
        },
        {
          title: 'Strengthen {n}: one weak part',
          note: 'Take a part that works only sometimes and make it work always. Done when it held five times.',
        },
        {
          title: 'Cut or keep {n}',
          note: 'Compare the plan with the time that is left and strike what does not fit. Done when the next three sessions are named.',
        },
      ],
    },
    {
      title: 'Test',
      focus: 'Other people use it, and you mend what they stumble over',
      why: 'A handful of people find most of what is wrong; you are too close to see it.',
      share: 0.25,
      checkpoint: 'Number of people who have used it without your help',
      steps: [
        {
          title: 'First tester, you only watch',
          note: 'Give it to one person with a task and say nothing. Done when each place where they hesitated is written down.',
        },
        {
          title: 'Words: every label and text',
          note: 'Read every text as a stranger and make it plain. Done when no word needs explaining.',
        },
        {
          title: 'Worst problem, mended',
          note: 'Mend the problem that hurt most in the test. Done when the same task goes through.',
        },
        {
          title: 'Speed, safety, fit',
          note: 'Check what would be dangerous, slow or loose. Done when each has been tested once on purpose.',
        },
        {
          title: 'Two more testers',
          note: 'Let two more people try the same task. Done when you know which problems come back.',
        },
        {
          title: 'Launch list: all that must be true',
          note: 'Write down all that must be in place on the day. Done when each line has a date.',
        },
        {
          title: 'Price, terms or permission',
          note: 'Settle what people pay, agree to or sign. Done when it is written where they will see it.',
        },
        {
          title: 'Dress rehearsal',
          note: 'Go through the launch as if it were today, from the first click or key to the last. Done when the launch list has no surprise left.',
        },
      ],
      kinds: [
        {
          title: 'Watch {n}: somebody tries it',
          note: 'Watch one person use it for 15 minutes. Done when three observations are noted.',
        },
        {
          title: 'Mend {n}: the most frequent',
          note: 'Mend the problem that most people had. Done when you have tried it again yourself.',
        },
        {
          title: 'Polish {n}: first impression',
          note: 'Improve what people see in their first minute. Done when a newcomer knows what to do.',
        },
        {
          title: 'Sort {n}: now, later, never',
          note: 'Put each wish and bug into now, later or never. Done when the first list fits into the time left.',
        },
      ],
    },
    {
      title: 'Launch and buffer',
      focus: 'Out into the world, with days to spare',
      why: 'Nearly everything takes longer than planned; free days make that harmless.',
      share: 0.1,
      checkpoint: 'It is out, and somebody other than you is using it',
      steps: [
        {
          title: 'Launch, first to five people',
          note: 'Open it to five people, and to everybody when nothing breaks. Done when all five got in without your help.',
        },
        {
          title: 'Last blocker, closed',
          note: 'Close the one thing that would stop the launch. Done when the launch list has no red line.',
        },
        {
          title: 'Message to the first users',
          note: 'Write what it is, for whom and how to get it, in five sentences. Done when somebody understood it at once.',
        },
        {
          title: 'Copy and way back',
          note: 'Keep a copy and know how to undo the launch. Done when you tried the way back.',
        },
        { title: 'Publish, open or hand over', note: 'Make it public. Done when a stranger could reach it.' },
        {
          title: 'Tell ten people by name',
          note: 'Write to ten people yourself, each with one line of their own. Done when ten messages are sent.',
        },
        {
          title: 'First day: watch and answer',
          note: 'Look at what people do and answer what they ask. Done when no question is older than a day.',
        },
        {
          title: 'Look back: keep and change',
          note: 'Write down what worked, what did not, and what comes next. Done when one page is written down.',
        },
      ],
      kinds: [
        {
          title: 'Open point {n} of the launch list',
          note: 'Close one line of your launch list. Done when it is crossed out.',
        },
        {
          title: 'Reply {n}: questions and mends',
          note: 'Answer questions and mend the smallest thing that helps most people. Done when the list is shorter.',
        },
        {
          title: 'Spare time {n}: what slipped',
          note: 'Take what slipped from the weeks before, or rest if nothing did. Done when it is finished or dropped.',
        },
      ],
    },
  ],
  keepsRoom: true,

  variants: [
    filming,
    designing,
    migrating,
    repairing,
    retiring,
    publishing,
    clients,
    craft,
    growing,
    fundraising,
    joining,
  ],
  sources: [
    {
      claim: 'Five people find most problems of use',
      url: 'https://www.nngroup.com/articles/why-you-only-need-to-test-with-5-users/',
    },
    {
      claim: 'Plans take longer than people think, even when they know it',
      url: 'https://doi.org/10.1037/0022-3514.67.3.366',
    },
    { claim: 'Fixed time, and a scope that can be cut', url: 'https://basecamp.com/shapeup' },
  ],
}
