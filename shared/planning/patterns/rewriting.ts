import type { PatternPhase } from './pattern.ts'

/** What comes behind every draft: it is rewritten, and handed in. */
export const rewriting: readonly PatternPhase[] = [
  {
    title: 'Rewrite',
    focus: 'The whole first, then paragraphs, then sentences',
    why: 'What gets moved or cut needs no polish, so the large changes come first.',
    share: 0.3,
    checkpoint: 'Somebody else has read it and told you where they got lost',
    steps: [
      {
        title: 'Whole text in one go',
        note: 'Read from start to end as a reader would and note only what is unclear, missing or too long. Done when you have one page of notes.',
      },
      {
        title: 'Biggest hole, filled',
        note: 'Take the most important thing that is missing and write it. Done when the note about it is crossed out.',
      },
      {
        title: 'First reader: send it',
        note: 'Send it to one person with three questions: where were you bored, lost, convinced? Done when it is sent.',
      },
      {
        title: 'Cut list: what can go',
        note: 'Mark the parts that nobody would miss and move them into another file. Done when the text is shorter.',
      },
      {
        title: 'New order, tested',
        note: 'Move the parts on a list first, then in the text. Done when each part follows from the one before.',
      },
      {
        title: 'Answers sorted',
        note: 'List what readers have said so far, by size, and decide on each: change it or leave it. Done when every answer has a decision.',
      },
      {
        title: 'Opening, written anew',
        note: 'Write the first page again, now that you know what it opens. Done when it says or shows what is at stake.',
      },
      {
        title: 'Last page, written anew',
        note: 'Write the end again so that it answers the beginning. Done when nothing important stays open by mistake.',
      },
    ],
    kinds: [
      {
        title: 'Rewrite {n}: one part',
        note: 'Take one part and change what your notes ask for, the largest thing first. Done when its notes are crossed out.',
      },
      {
        title: 'Tighten {n}: a tenth shorter',
        note: 'Take some pages and cut a tenth of their words without losing a thought. Done when the count says so.',
      },
      {
        title: 'Aloud {n}: read and smooth',
        note: 'Read some pages aloud and change every sentence that you stumble over. Done when you read them through without stopping.',
      },
      {
        title: 'Facts and names {n}',
        note: 'Check the facts, names, dates and quotations of one part. Done when no [check] is left in it.',
      },
    ],
  },
  {
    title: 'Buffer and hand in',
    focus: 'Small repairs, the form, and room for what goes wrong',
    why: 'The last days always bring something; with room for it nothing has to be done at night.',
    share: 0.1,
    checkpoint: 'It is handed in or published',
    steps: [
      {
        title: 'Form as asked, and hand in if ready',
        note: 'Compare form, length and file with what is asked for, mend what differs, and hand in if nothing is left. Done when it is sent or the list of what is missing is complete.',
      },
      {
        title: 'Spelling, from the last page',
        note: 'Proofread page by page from the end, so that the story does not carry you along. Done when you are at the first page.',
      },
      {
        title: 'Sources, captions, thanks',
        note: 'Check that every source, picture and thank-you is there. Done when the list of them agrees with the text.',
      },
      {
        title: 'Title and first lines',
        note: 'Write five titles and choose one; read the first lines beside it. Done when both promise what the text holds.',
      },
      {
        title: 'One page, another pair of eyes',
        note: 'Give the page you are least sure of to somebody for mistakes. Done when their marks are worked in.',
      },
      {
        title: 'Summary in five lines',
        note: 'Write what it is about for those who only read that: abstract, back cover, announcement. Done when five lines make somebody want to read it.',
      },
      {
        title: 'Final file, two copies',
        note: 'Make the final file, open it once on another device, and keep a copy elsewhere. Done when both copies open.',
      },
      {
        title: 'Hand in or publish',
        note: 'Send it off or put it online. Done when you have a receipt or can see it there.',
      },
    ],
    kinds: [
      {
        title: 'Proofread {n}',
        note: 'Read {minutes} minutes for spelling, commas and doubled words only. Done when every page you read is marked and mended.',
      },
      {
        title: 'Loose end {n}',
        note: 'Take one open note or comment and close it. Done when it is crossed out.',
      },
      {
        title: 'Fresh look {n} at one page',
        note: 'Read one page in another typeface or on paper, and mend what you see. Done when you would sign it.',
      },
    ],
  },
]
