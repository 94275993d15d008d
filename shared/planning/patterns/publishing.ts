import type { PatternVariant } from './pattern.ts'

/** Something that comes out again and again and wants to be found: a podcast, a channel, a newsletter, a profile with followers. */
export const publishing: PatternVariant = {
  of: /^(?:start|launch|set up|create|run|begin|grow|build) (?:an?|my|our|the) (?:own )?(?:\w+ ){0,2}(?:blog|vlog|substack)\b|\b(?:podcasts?|newsletter|(?:youtube|twitch|tiktok|video) channel|vlog|followers|subscribers|listeners|my (?:instagram|tiktok|youtube|linkedin|twitter|substack|channel|audience|following)|online (?:presence|audience)|content creator|influencer|go viral)\b|^(?:become an? )?(?:streamer|youtuber)\b/i,
  usual: { perWeek: 3, minutes: 60 },
  question: null,
  firstStep: {
    title: 'For whom, and why they return',
    note: 'Write one sentence about the person it is for and one about what they get each time. Done when both are written down; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Shape and try',
      focus: 'One form, ten ideas, one trial piece',
      why: 'A form that you can keep up for a year is worth more than a perfect first piece.',
      share: 0.25,
      checkpoint: 'A trial piece exists, and two people have told you what they think',
      steps: [
        {
          title: 'Three you admire, taken apart',
          note: 'Look closely at three that do it well: length, beginning, rhythm, look. Done when you have three things to use and one to leave.',
        },
        {
          title: 'Ten ideas, one line each',
          note: 'Write ten pieces you could make, the easiest first. Done when ten lines are written down.',
        },
        {
          title: 'Trial piece, with what you have',
          note: 'Make a short one with phone or laptop, without buying anything. Done when it has a beginning and an end.',
        },
        {
          title: 'Two honest people, shown once',
          note: 'Show the trial to two people it is for, and ask where they would have stopped. Done when both answers are written down.',
        },
        {
          title: 'Name, picture, one sentence',
          note: 'Choose name, picture and the sentence below it, and check that nobody has the name. Done when all three are settled.',
        },
      ],
      kinds: [
        {
          title: 'Practice {n}: one skill, one take',
          note: 'Practise one thing for {minutes} minutes: speaking, light, cutting, headlines. Done when the last try beats the first.',
        },
        {
          title: 'Ideas {n}: three more, in detail',
          note: 'Write three ideas with their first sentence and what they end on. Done when you could begin one tomorrow.',
        },
        {
          title: 'Set-up {n}: one thing that hinders',
          note: 'Mend one thing of your set-up: sound, template, folder, account. Done when the next piece begins faster.',
        },
      ],
    },
    {
      title: 'Make the first ones',
      focus: 'Three in store, then out at a fixed day',
      why: 'Pieces in store carry you over the first busy week, where most stop.',
      share: 0.45,
      checkpoint: 'Number of pieces that are out',
      kinds: [
        {
          title: 'Outline {n}: beginning, core, end',
          note: 'Plan the next piece on half a page. Done when the first sentence stands.',
        },
        {
          title: 'Record or write {n}: in one go',
          note: 'Make the piece from start to end without stopping to mend. Done when the last line is there.',
        },
        {
          title: 'Edit {n}: cut, then mend',
          note: 'Take out what nobody would miss, then mend sound, words or pictures. Done when you would go on to the end yourself.',
        },
        {
          title: 'Out {n}: publish and tell ten',
          note: 'Publish it and send it to people it is for, each with a line of their own. Done when it is out and ten have it.',
        },
      ],
    },
    {
      title: 'Be found',
      focus: 'People who care, one by one, and what the numbers say',
      why: 'The first hundred come by hand; from them you learn what brings the others.',
      share: 0.2,
      checkpoint: 'You know which piece did best, and why',
      steps: [
        {
          title: 'Answers to all who wrote',
          note: 'Answer each comment and message, and ask two people what they want next. Done when nobody waits.',
        },
      ],
      kinds: [
        {
          title: 'Numbers {n}: best and worst piece',
          note: 'Look at where people came from and where they left. Done when you know one thing to repeat and one to stop.',
        },
        {
          title: 'Guest {n}: appear elsewhere',
          note: 'Offer a piece, a talk or an exchange to somebody whose people are yours too. Done when the message is sent.',
        },
        {
          title: 'Next piece {n}: by what was liked',
          note: 'Make one more of the kind that did best. Done when it is ready to go out.',
        },
        {
          title: 'Community {n}: join, give, ask',
          note: 'Go where your people talk and help with something before you mention yours. Done when somebody has thanked or asked.',
        },
      ],
    },
    {
      title: 'Rhythm and buffer',
      focus: 'A pace that lasts, and pieces in store',
      why: 'Coming out less often, but always, is what people remember.',
      share: 0.1,
      checkpoint: 'Two pieces are in store, and your rhythm is settled',
      kinds: [
        {
          title: 'In store {n}: one piece ahead',
          note: 'Finish a piece that may wait. Done when it only needs a click.',
        },
        {
          title: 'Steps on a list {n}: from idea to out',
          note: 'Write down each step with its minutes, and drop one. Done when the list fits on a page.',
        },
        {
          title: 'Decide {n}: how often from here',
          note: 'Choose a rhythm that fits your worst week, and say it publicly. Done when it is said.',
        },
      ],
    },
  ],
}
