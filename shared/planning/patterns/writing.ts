import { songs } from './songs.ts'
import { publishing } from './publishing.ts'
import { firstDraftOf } from './firstDraft.ts'
import type { Pattern, PatternPhase } from './pattern.ts'
import { rewriting } from './rewriting.ts'
import { story } from './story.ts'

const FIRST_STEP = {
  title: 'First 100 words, unedited',
  note: 'Write for 10 minutes about what you want to write, as you would tell a friend. Done when 100 words are written down, good or not.',
}

const PHASES: readonly PatternPhase[] = [
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
  ...rewriting,
]

const FIRST_DRAFT = /\b(?:first|rough|zero|1st) draft\b|\b(?:nano)?wrimo\b/i
const FIRST_DRAFT_OF_STORY =
  /\b(?:first|rough|zero|1st) draft\b.*\b(?:novels?|novella|stor(?:y|ies)|fiction|screenplay|script|memoir|fantasy|thriller|children'?s book)\b|\bnanowrimo\b/i

/** A novel, a thesis, a blog: whatever is written, rewritten and handed in. */
export const writing: Pattern = {
  key: 'writing',
  usual: { perWeek: 4, minutes: 45 },
  mostSessions: [
    {
      of: /\b(?:essay|report|article|vows|poem|blog post|review|letter|statement|speech|eulogy)$|\b(?:essay|report|article|vows|poem|letter|speech|eulogy) (?:for|on|about|to)\b/i,
      sessions: 12,
    },
  ],
  question: null,
  firstStep: FIRST_STEP,
  phases: PHASES,
  usualWeeks: [
    {
      of: /\b(?:novel|memoir|screenplay|book(?! (?:review|report|summary|club|proposal|chapter)))\b/i,
      weeks: 26,
      text: 'A book usually takes half a year or more; with less, take a short one, and leave rewriting for later.',
    },
    {
      of: /\b(?:thesis|dissertation)\b/i,
      weeks: 8,
      text: 'A thesis usually takes two months or more; with less, ask early what may be left out.',
    },
  ],
  keepsRoom: true,
  variants: [
    publishing,
    songs,
    firstDraftOf(story, FIRST_DRAFT_OF_STORY),
    story,
    firstDraftOf({ firstStep: FIRST_STEP, phases: PHASES }, FIRST_DRAFT),
  ],

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
