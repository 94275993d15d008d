import { NOT_ACTIVE } from './levelWords.ts'
import { lasting } from './phaseShares.ts'
import type { Pattern, PatternPhase, PatternVariant, SessionKind } from './pattern.ts'

/** Minutes running and walking by turns, in the order in which they come. */
const TURNS: readonly (readonly [run: string, walk: string])[] = [
  ['1 min', '2 min'],
  ['1 min', '1 min'],
  ['2 min', '2 min'],
  ['2 min', '1 min'],
  ['3 min', '2 min'],
  ['3 min', '1 min'],
  ['4 min', '1 min'],
  ['5 min', '1 min'],
  ['6 min', '1 min'],
  ['8 min', '1 min'],
  ['10 min', '1 min'],
  ['12 min', '1 min'],
]

/** Each comes on two days; of a short phase some are taken. */
const turns: SessionKind[] = TURNS.flatMap(([run, walk]) =>
  ['Run', 'Once more: run'].map((begins) => ({
    title: `${begins} ${run}, walk ${walk}, {minutes} min in all`,
    note: `Walk 5 minutes, then run ${run} so slowly that you could talk and walk ${walk}, by turns. Done when {minutes} minutes are up; more walking is fine on a hard day.`,
  })),
)

const walkingFirst: PatternPhase = {
  title: 'From walking to running',
  focus: 'Running and walking by turns',
  why: 'Lungs learn faster than tendons; the walking gives these the weeks that they need before they are asked for more.',
  share: 0.3,
  checkpoint: 'Minutes of your longest run without walking',
  steps: turns,
  kinds: [
    {
      title: 'Run and walk {n}, {minutes} min: as it feels',
      note: 'Run slowly, and walk a minute whenever talking gets hard. Done when {minutes} minutes are up.',
      effort: 'easy',
    },
    {
      title: 'In one piece {n}: a little more, {minutes} min in all',
      note: 'Walk 5 minutes, then run a little longer without a break than last time, slower than you think; walk the rest of the {minutes} minutes. Done when the longest piece is written down.',
      effort: 'easy',
    },
    {
      title: 'Long way {n}, {minutes} min: run and walk',
      note: 'Be under way for {minutes} minutes: run a while, walk a while, without looking at the pace. Done when the time is up and you could have gone on a little.',
      effort: 'long',
    },
  ],
}

/**
 * A race of somebody who does not run yet: running and walking come before its phases. Who names 5 km and no time for it cannot run them yet,
 * unless they say so. @param phases of the race
 */
export function raceFromZero(
  phases: readonly PatternPhase[],
  question: NonNullable<Pattern['question']>,
): PatternVariant {
  return {
    ofUnknownLevel:
      /(?<!from |off my |beat my |improve my |lower my |better my )\b5 ?k(?:m|ilomet\w+)?\b(?!.*(?:\bto \d|\b(?:under|sub|faster|pb|pr|race)\b|\bin \d))/i,
    question: { ...question, assumed: 'can run less than 5 km' },
    ofLevel: new RegExp(
      `\\b(?:scratch|zero|nothing|beginner|novice|newbie|never|less than 5 ?k)|^(?:no|without) |${NOT_ACTIVE.source}`,
      'i',
    ),
    firstStep: {
      title: 'Find your start: 5 min walk, 1 min run',
      note: 'Walk 5 minutes, run 1 minute as slowly as you can, walk home. Done when you know how that minute felt.',
    },
    phases: [walkingFirst, ...lasting(phases, 1 - walkingFirst.share)],
  }
}
