import type { Pattern } from './pattern.ts'

/** Reading books. */
export const reading: Pattern = {
  key: 'reading',
  usual: { perWeek: 5, minutes: 30 },
  question: null,
  firstStep: {
    title: 'Choose the book and read two pages',
    note: 'Take the book that you look forward to most, put it where you will sit, and read two pages. Done after two pages.',
  },
  phases: [
    {
      title: 'Get going',
      focus: 'A place, a time, a book that you like',
      why: 'A habit hangs on a place and a time; a good book does the rest.',
      share: 0.25,
      checkpoint: 'Pages that you have read so far',
      kinds: [
        {
          title: 'Read {n} in your place',
          note: 'Read for {minutes} minutes without the phone in the room. Done when the time is up or the chapter ends.',
        },
        {
          title: 'Keep reading {n}: then one line',
          note: 'Read for {minutes} minutes and write one line about it. Done when the line is there.',
        },
        {
          title: 'Page mark {n}: how far it is',
          note: 'Read for {minutes} minutes and look how many pages that was. Done when the number stands on your bookmark.',
        },
        {
          title: 'Slow pages {n}: read aloud',
          note: 'Read for {minutes} minutes, the first two pages aloud. Done when the time is up.',
        },
        {
          title: 'Somewhere else {n}',
          note: 'Read for {minutes} minutes in another place: a park, a café, the kitchen. Done when you know whether it suits you.',
        },
      ],
    },
    {
      title: 'Read on',
      focus: 'One book after the other',
      why: 'Steady pages beat long weekends; a book that bores you may be left.',
      share: 0.5,
      checkpoint: 'Number of books that you have finished',
      kinds: [
        {
          title: 'Chapters {n}: on and on',
          note: 'Read for {minutes} minutes. Done at the end of a chapter.',
        },
        {
          title: 'A sentence to keep {n}',
          note: 'Read for {minutes} minutes and copy the best sentence. Done when it is copied.',
        },
        {
          title: 'Tell somebody {n}',
          note: 'Read for {minutes} minutes and tell somebody what it is about. Done when they could tell it on.',
        },
        {
          title: 'Long sitting {n}',
          note: 'Read for {minutes} minutes or as long as you like. Done when you want to stop.',
        },
        {
          title: 'Question {n}: what comes next',
          note: 'Guess what the author will do or say next, then read for {minutes} minutes. Done when you know whether you were right.',
        },
      ],
    },
    {
      title: 'Finish',
      focus: 'The last books, and what comes next',
      why: 'The next book lies ready before this one ends.',
      share: 0.25,
      checkpoint: 'All the books of your aim are read',
      kinds: [
        {
          title: 'Towards the end {n}',
          note: 'Read for {minutes} minutes in the book that is nearest to its end. Done when the time is up.',
        },
        {
          title: 'Next book {n}: lay it ready',
          note: 'Read for {minutes} minutes, then choose what comes next. Done when it lies ready.',
        },
        {
          title: 'Look back {n}: three lines a book',
          note: 'Read for {minutes} minutes, then write three lines about the last book. Done when they are written.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'When and where, decided beforehand, makes it happen',
      url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    },
    { claim: 'Habits form by repeating in the same setting', url: 'https://doi.org/10.1002/ejsp.674' },
  ],
}
