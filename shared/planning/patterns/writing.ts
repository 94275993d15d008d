import type { Pattern } from './pattern.ts'

/** A novel, a thesis, a blog: whatever is written, rewritten and handed in. */
export const writing: Pattern = {
  key: 'writing',
  usual: { perWeek: 4, minutes: 45 },
  question: null,
  firstStep: {
    title: 'First 100 words, unedited',
    note: 'Write for 10 minutes about what you want to write, as you would tell a friend. Done when 100 words stand there, good or not.',
  },
  phases: [
    {
      title: 'Plan',
      focus: 'What it says, to whom, and in which order',
      why: 'One page of plan saves whole chapters, and leaves most of the time for writing.',
      share: 0.15,
      checkpoint: 'You can say in two sentences what it is about and where it ends',
      steps: [
        {
          title: 'Core in two sentences',
          note: 'Write what it is about and what a reader takes away, one sentence each. Done when you can read both aloud without adding anything.',
        },
        {
          title: 'Hardest part, one rough page',
          note: 'Take the scene, chapter or argument that you are least sure of and write one rough page of it. Done when the page is full.',
        },
        {
          title: 'One reader, by name',
          note: 'Choose a person you write for; note what they know already and what they want to find out. Done when half a page describes them.',
        },
        {
          title: 'All ideas on one page',
          note: 'Put down every scene, point or post that you have in mind, in any order. Done when nothing new has come for two minutes.',
        },
        {
          title: 'Two models, taken apart',
          note: 'Take two good texts of the same kind; note how they begin and how long their parts are. Done when you have three things to use.',
        },
        {
          title: 'Gaps: what you must find out',
          note: 'Mark each place where a fact, a source or a reason is missing. Done when every gap has a way to close it.',
        },
        {
          title: 'Ending, in a few lines',
          note: 'Write a rough last paragraph, so that you know where you are going. Done when it exists; it may change.',
        },
        {
          title: 'Order of the parts',
          note: 'Bring the ideas into an order and give each part one line. Done when the list runs from the first part to the last.',
        },
      ],
      kinds: [
        {
          title: 'Outline {n}: one part in points',
          note: 'Break one part of your list into five to ten points, in order. Done when you could write it without thinking about what comes next.',
        },
        {
          title: 'Research {n}: close one gap',
          note: 'Find out one thing that you marked as missing and write it down with its source. Done when the gap is crossed out.',
        },
        {
          title: 'Trial page {n}',
          note: 'Write one page of a part that you have not tried yet. Done when you know whether its tone fits.',
        },
        {
          title: 'Notes {n}: sort and throw out',
          note: 'Go through your notes, put each with its part, and drop what belongs nowhere. Done when no loose note is left.',
        },
      ],
    },
    {
      title: 'First draft',
      focus: 'From the first part to the last, without going back',
      why: 'A draft can be improved, an empty page cannot; most drafts that stop are stopped by editing too early.',
      share: 0.45,
      holdsAmount: true,
      checkpoint: 'Share of the parts that have a draft, in %',
      steps: [
        {
          title: 'Key passage, written early',
          note: 'Write the passage that everything else hangs on, roughly. Done when it has a beginning and an end.',
        },
        {
          title: 'Opening page, in any shape',
          note: 'Write the first page to get past it; it will be written anew later. Done when the second page has begun.',
        },
        {
          title: 'Part one to its last line',
          note: 'Bring the first part to an end, with gaps in brackets where you would look something up. Done when its last line is there.',
        },
        {
          title: 'Pace: count one session',
          note: 'Write for {minutes} minutes without stopping and count the words. Done when you know how many sessions the draft takes.',
        },
        {
          title: 'The turn in the middle',
          note: 'Write what changes half-way: the event, the counter-argument, the new question. Done when a reader could not have guessed all of it.',
        },
        {
          title: 'List of parts, brought up to date',
          note: 'Compare what you have with your list and change the list to what you know by now. Done when the parts that are left fit on one page.',
        },
        {
          title: 'Avoided part, half a page',
          note: 'Take the part that you keep putting off and write half a page of it. Done when you know what it needs.',
        },
        {
          title: 'Closing passage, roughly',
          note: 'Write how it ends: the last scene, the conclusion, the call to the reader. Done when you know what has to lead there.',
        },
      ],
      kinds: [
        {
          title: 'Draft {n}: the next part',
          note: 'Go on where you stopped, for {minutes} minutes, without reading back. Done when the time is up and a note says what comes next.',
        },
        {
          title: 'Fast pages {n}, no editing',
          note: 'Write as fast as you can; put [check] wherever you would stop to look something up. Done when the time is up.',
        },
        {
          title: 'Stuck place {n}: three ways on',
          note: 'Take the place that holds you up, write three ways in which it could go on, and choose one. Done when you are past it.',
        },
        {
          title: 'Read back {n}, only mark',
          note: 'Read what you wrote last week and mark it in the margin; change nothing. Done when the next three parts are named.',
        },
      ],
    },
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
  ],
  keepsRoom: true,

  sources: [
    {
      claim: 'Planning, drafting and reviewing are different work that take turns',
      url: 'https://doi.org/10.2307/356600',
    },
    {
      claim: 'Revise the whole before the sentences',
      url: 'https://writingcenter.unc.edu/tips-and-tools/revising-drafts/',
    },
    {
      claim: 'A long thesis is written in small regular pieces',
      url: 'https://writingcenter.unc.edu/tips-and-tools/dissertations/',
    },
  ],
}
