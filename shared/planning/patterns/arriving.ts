import type { PatternVariant } from './pattern.ts'

/** Somebody comes to live with you: a baby, a child, an animal, a parent. Home, papers, people and the first days. */
export const arriving: PatternVariant = {
  of: /^(?!(?:(?:finish|start) )?(?:knit(?:ting)?|crochet(?:ing)?|sew(?:ing)?|quilt(?:ing)?|weav(?:e|ing)|carv(?:e|ing)|build(?:ing)?|mak(?:e|ing)|decorat(?:e|ing)|paint(?:ing)?)\b).*\b(?:bab(?:y|ies)|baby[- ]?proof\w*|newborn|twins|nursery room|maternity|paternity|parental leave|(?:giving|give) birth|childbirth|becom(?:e|ing) (?:a )?(?:parents?|father|mother|dad|mum|mom)|first child)\b(?! (?:shower|photos?|clothes|book|names?))|^(?:get|adopt|prepare for|get ready for|welcome) (?:an?|the|our|my)? ?(?:new |rescue |first )*(?:dog|puppy|cat|kitten|pet|rabbit|flatmate|roommate|au pair)\b/i,
  usual: { perWeek: 2, minutes: 45 },
  question: null,
  firstStep: {
    title: 'Three worries, three wishes',
    note: 'Write down what worries you most about the first weeks and what you look forward to. Done when three lines stand on each side; 10 minutes are enough.',
  },
  phases: [
    {
      title: 'Lists and dates',
      focus: 'What is needed, what it costs, who helps',
      why: 'Most of what is sold is not needed; papers and places have waiting times that nobody shortens.',
      share: 0.3,
      checkpoint: 'What is needed stands on one list, with its cost and its dates',
      steps: [
        {
          title: 'Must-haves: one short list',
          note: 'Ask two people who have been through it what they really used in the first month. Done when the list has no more than twenty lines.',
        },
        {
          title: 'Waiting lists, signed up today',
          note: 'Find what has to be booked long before: midwife or vet, course, care, time off. Done when you are on the first list.',
        },
        {
          title: 'Money: once and each month',
          note: 'Write what it costs at the start and what it costs each month, with what is paid by others. Done when both have a sum.',
        },
        {
          title: 'Papers: what to apply for when',
          note: 'List forms, insurance and registrations with their dates. Done when each has a day in your calendar.',
        },
      ],
      kinds: [
        {
          title: 'Question {n}: asked and noted',
          note: 'Ask somebody who knows one thing that you are unsure of. Done when the answer is on your list.',
        },
        {
          title: 'Talk {n}: who does what',
          note: 'Talk with those you live with about one point: nights, work, visits, money. Done when you agree on a first try.',
        },
        {
          title: 'Learn {n}: one skill for the start',
          note: 'Read or watch how one thing is done, such as carrying, feeding or first aid. Done when you could show it.',
        },
      ],
    },
    {
      title: 'Make room',
      focus: 'The place to sleep first, then what else the first weeks need',
      why: 'The first weeks take place around one bed and one table; the rest can follow.',
      share: 0.4,
      checkpoint: 'Share of your list that stands in its place, in %',
      steps: [
        {
          title: 'Safe place to sleep, set up',
          note: 'Choose it by what is safe, not by what is pretty, and set it up. Done when it is firm, empty and in its place.',
        },
        {
          title: 'Borrow before you buy',
          note: 'Ask friends and family for what is needed only for months. Done when three lines of your list have a name.',
        },
        {
          title: 'Home, seen from knee height',
          note: 'Go through the rooms low down: cables, edges, poisons, things that fall. Done when the worst three are out of reach.',
        },
      ],
      kinds: [
        {
          title: 'Room {n}: one corner ready',
          note: 'Clear, clean or build up one corner. Done when you could use it tonight.',
        },
        {
          title: 'Get {n}: next things of the list',
          note: 'Buy, borrow or order the next things that the first month needs. Done when they are ticked off.',
        },
        {
          title: 'Form {n}: filled in and sent',
          note: 'Take the next form or letter and send it. Done when it is away and a copy is kept.',
        },
        {
          title: 'Freezer {n}: meals for later',
          note: 'Cook a double portion of something simple and freeze it. Done when it has a name and a date on it.',
        },
      ],
    },
    {
      title: 'First days',
      focus: 'Who is there, what is packed, what happens at night',
      why: 'In the first days nobody wants to decide anything; what is settled before is a gift.',
      share: 0.2,
      checkpoint: 'Bag, numbers and helpers are ready for the first week',
      steps: [
        {
          title: 'Bag and papers, by the door',
          note: 'Pack what is needed on the day, with papers and chargers. Done when it stands by the door.',
        },
        {
          title: 'Numbers on the fridge',
          note: 'Write down doctor or vet, emergency, helpers and the way there. Done when it hangs where all can see it.',
        },
        {
          title: 'Way there, tried once',
          note: 'Go the way you will go, at the hour it may be, and see where to park or ring. Done when you know how long it takes.',
        },
      ],
      kinds: [
        {
          title: 'Helper {n}: a day and a job',
          note: 'Ask one person for one job in the first weeks: cooking, shopping, an hour of rest. Done when there is a day.',
        },
        {
          title: 'Hand over {n}: work and duties',
          note: 'Pass on one thing that goes on without you. Done when somebody else knows how.',
        },
        {
          title: 'Time for you {n}, while it is quiet',
          note: 'Do something that will be rare for a while, alone or with your partner. Done when you have enjoyed it.',
        },
      ],
    },
    {
      title: 'Buffer',
      focus: 'Nothing new, only what is still open, and rest',
      why: 'It may come sooner than the date; these days are there for that.',
      share: 0.1,
      checkpoint: 'Nothing on the list is open that cannot wait',
      kinds: [
        {
          title: 'Last open line {n}',
          note: 'Take the one thing that is still open, or cross it out. Done when it is off the list.',
        },
        {
          title: 'Rest {n}: ahead of the nights',
          note: 'Lie down or do nothing for {minutes} minutes. Done when the time is up.',
        },
        {
          title: 'Walk through {n}: the first day',
          note: 'Go through the first day hour by hour, aloud, with those who will be there. Done when nobody has a question.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'A firm, flat, empty bed is the safest for a baby',
      url: 'https://doi.org/10.1542/peds.2022-057990',
    },
  ],
}
