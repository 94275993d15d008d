import type { PatternVariant } from './pattern.ts'

/**
 * Finding out: a family tree, a history, a subject on one's own. Questions lead, sources answer, and the result is presented at
 * the end.
 */
export const research: PatternVariant = {
  of: /\b(?:family (?:tree|history)|genealogy|ancest(?:ors?|ry)|research(?:ing)?|investigate|find out|trace (?:my|our|the)|history of (?:my|our|the) (?:family|house|street|village|town|parents|grandparents))\b/i,
  usual: { perWeek: 2, minutes: 45 },
  question: null,
  firstStep: {
    title: 'Three questions, and who knows',
    note: 'Write down the three questions that you want answered, and one person or place that may know. Done when all four lines are written down; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Gather what is near',
      focus: 'What you and the people around you know already',
      why: 'People who remember are the one source that cannot wait; what lies at home costs nothing.',
      share: 0.25,
      checkpoint: 'Number of facts on your list that have a source',
      steps: [
        {
          title: 'All I know, on one page',
          note: 'Write down names, dates and facts as far as you know them, with a question mark where you guess. Done when nothing new has come for two minutes.',
        },
        {
          title: 'Oldest witness, first talk',
          note: 'Call or visit the person who knows most, and ask ten open questions. Done when their answers are written down or recorded, with the date.',
        },
        {
          title: 'At home: boxes, shelves, files',
          note: 'Look through what lies at home or with relatives and friends, and photograph what matters. Done when each picture has a name.',
        },
        {
          title: 'System: a place for each find',
          note: 'Set up one folder or program, with a line for where each fact comes from. Done when the first ten facts are in it.',
        },
      ],
      kinds: [
        {
          title: 'Talk {n}: somebody who knows',
          note: 'Ask one person about one of your questions. Done when their answer is in your notes, with the name.',
        },
        {
          title: 'Overview {n}: read for the map',
          note: 'Read or watch one good introduction and write down the five most important names or terms. Done when each has a line.',
        },
        {
          title: 'Into the system {n}: ten facts',
          note: 'Enter what you found lately, with its source. Done when ten more are written down.',
        },
      ],
    },
    {
      title: 'Dig deeper',
      focus: 'One question at a time, from good sources',
      why: 'Who follows one question to its end finds the way to the next; who follows all of them gets lost.',
      share: 0.4,
      holdsAmount: true,
      checkpoint: 'Number of your questions that have an answer from two sources',
      steps: [
        {
          title: 'Hardest question, cut in three',
          note: 'Take the question that you least know how to answer and cut it into three smaller ones. Done when one of them has a place to look.',
        },
        {
          title: 'Best sources: five by name',
          note: 'Find five archives, books, databases or experts for your subject. Done when each has an address and what it holds.',
        },
        {
          title: 'First request: write to one',
          note: 'Ask an archive, a library or an expert for one thing. Done when it is sent, with a day to ask again.',
        },
      ],
      kinds: [
        {
          title: 'Search {n}: one question',
          note: 'Look for the answer to one question for {minutes} minutes, and note where you looked in vain. Done when it is answered or has a next place.',
        },
        {
          title: 'Close reading {n}: one source',
          note: 'Read one source slowly and write down what it says, what it leaves out, and who wrote it why. Done when three lines are written down.',
        },
        {
          title: 'Check {n}: a second source',
          note: 'Take a fact that matters and look for a second, independent source. Done when it is confirmed or has a question mark.',
        },
        {
          title: 'Retell {n}: from memory',
          note: 'Tell somebody, or the page, what you know about one question, without looking. Done when you have found the gap.',
        },
      ],
    },
    {
      title: 'Put in order',
      focus: 'What belongs together, and what is still missing',
      why: 'Gaps show when things are put in order, while there is time to fill them.',
      share: 0.2,
      checkpoint: 'One page shows all of it in order, gaps marked',
      steps: [
        {
          title: 'One page: the whole in order',
          note: 'Draw the tree, the timeline or the map of it. Done when the gaps are marked in another colour.',
        },
      ],
      kinds: [
        {
          title: 'Gap {n}: the one that matters',
          note: 'Take the gap that matters most and make one more attempt. Done when it is filled, or left open on purpose.',
        },
        {
          title: 'Doubt {n}: two that disagree',
          note: 'Take two facts that disagree and decide which is likelier, and why. Done when the reason stands beside it.',
        },
        {
          title: 'Arrange {n}: one branch or part',
          note: 'Bring one part into its final order, with its pictures and sources. Done when somebody else finds their way in it.',
        },
      ],
    },
    {
      title: 'Tell it',
      focus: 'A story, a page or an evening for others',
      why: 'What is told is understood, and those who listen often know the missing piece.',
      share: 0.15,
      checkpoint: 'Somebody else has read or heard what you found',
      kinds: [
        {
          title: 'Story {n}: one page of it',
          note: 'Write one page about the find that surprised you most. Done when it can be read without you.',
        },
        {
          title: 'Show {n}: to one person',
          note: 'Show it to somebody whom it concerns, and write down what they add. Done when their words are in your notes.',
        },
        {
          title: 'Copy {n}: safe, in two places',
          note: 'Store everything in two places and send a copy to somebody else. Done when you have opened both.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Begin with what is known at home and work backwards, with a source for each fact',
      url: 'https://www.archives.gov/research/genealogy/start-research',
    },
    {
      claim: 'Telling from memory teaches more than reading again',
      url: 'https://doi.org/10.1111/j.1467-9280.2006.01693.x',
    },
  ],
}
