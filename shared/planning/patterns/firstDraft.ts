import type { PatternPhase, PatternVariant } from './pattern.ts'
import { lasting } from './phaseShares.ts'

/** The end of a first draft: it is whole, not good. Rewriting is another goal. */
const WHOLE: PatternPhase = {
  title: 'Close the gaps',
  focus: 'From the first page to the last without a hole, and room for what slipped',
  why: 'A draft is done when it can be read through; what is bad in it shows better after a rest.',
  share: 0.15,
  checkpoint: 'The draft can be read from the first page to the last',
  steps: [
    {
      title: 'Gaps: a list of all of them',
      note: 'Leaf through the draft and list each [check], each missing scene or part. Done when the list goes to the last page.',
      isNeeded: true,
    },
    {
      title: 'Largest gap, closed roughly',
      note: 'Write what is missing most, as fast as you can. Done when it is crossed out on the list.',
    },
    {
      title: 'Last lines, if only for now',
      note: 'Write the end as you see it today. Done when there is a last sentence.',
    },
    {
      title: 'Copy in a second place',
      note: 'Save the draft once more elsewhere and open it there. Done when the last page opens.',
    },
    {
      title: 'One page for the rewrite',
      note: 'Write down what you already know you will change, without changing it. Done when the page is full or nothing comes for two minutes.',
    },
  ],
  kinds: [
    {
      title: 'Next gap {n}',
      note: 'Close the next gap of your list in {minutes} minutes. Done when it is crossed out.',
    },
    {
      title: 'What slipped {n}',
      note: 'Take a part that was due earlier and write it roughly. Done when the time is up; rest if nothing slipped.',
    },
    {
      title: 'Read on {n}, only mark',
      note: 'Read for {minutes} minutes and mark in the margin; change nothing. Done when the time is up.',
    },
  ],
}

/** A first draft alone, which nobody rewrites yet. @param base the same kind of text, with its two phases up to the draft first */
export function firstDraftOf(
  { firstStep, phases }: Pick<PatternVariant, 'firstStep' | 'phases'>,
  of: RegExp,
): PatternVariant {
  return { of, firstStep, phases: [...lasting(phases.slice(0, 2), 1 - WHOLE.share), WHOLE] }
}
