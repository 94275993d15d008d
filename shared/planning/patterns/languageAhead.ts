import { lasting } from './phaseShares.ts'
import type { Pattern, PatternPhase, PatternVariant } from './pattern.ts'

type Question = NonNullable<Pattern['question']>

const bringBack: PatternPhase = {
  title: 'Bring it back',
  focus: 'What you know already, used again, and what is missing',
  why: 'What was learned once comes back in a fraction of the time; a list of gaps shows what is truly new.',
  share: 0.25,
  checkpoint: 'Number of topics about which you can say ten sentences',
  kinds: [
    {
      title: 'Topic {part}: ten sentences aloud',
      note: 'Choose a topic of your days, say ten sentences about it, and look up the words you lacked. Done when you have said all ten once more without help.',
      role: 'new',
    },
    {
      title: 'Easy text {n}: read it aloud',
      note: 'Read a page for beginners aloud and mark the words that you once knew. Done when each marked word has a sentence of yours.',
    },
    {
      title: 'Recall {parts}',
      note: 'Without looking, say all you remember of {parts}; then check and repeat what was missing. Done when nothing was missing the second time.',
      role: 'review',
    },
    {
      title: 'Forms {n}: one you have forgotten',
      note: 'Take one form or tense that you have forgotten and write ten sentences with it. Done when all ten are right.',
    },
  ],
}

const gaps: PatternPhase = {
  title: 'Find the gaps',
  focus: 'Talking about your own topics, and a list of what you avoid',
  why: 'Who gets by says everything with the same few hundred words; the gaps show only when you record yourself.',
  share: 0.25,
  checkpoint: 'You have a list of the ten things that you avoid saying',
  kinds: [
    {
      title: 'Topic {part}: two minutes, recorded',
      note: 'Talk for two minutes about a topic of your life or work, record it, and look up what you lacked. Done when a second recording has it.',
      role: 'new',
    },
    {
      title: 'Own recording {n}: five better ways',
      note: 'Listen to a recording of yours and find five sentences that somebody who grew up with it would say otherwise. Done when you have said all five their way.',
    },
    {
      title: 'Recall {parts}',
      note: 'Talk about {parts} again without notes, with the new words in it. Done when each new word was used once.',
      role: 'review',
    },
    {
      title: 'Full speed {n}: three minutes, twice',
      note: 'Listen to three minutes at full speed, write down what escaped you, and listen again with the text. Done when you follow without it.',
    },
  ],
}

const atLength: PatternPhase = {
  title: 'At length',
  focus: 'Opinions, reasons and stories, in longer talks',
  why: 'Longer talks need words that join sentences; they come by telling and arguing, not by lists.',
  share: 0.4,
  checkpoint: 'You have talked for twenty minutes with somebody about one topic',
  kinds: [
    {
      title: 'Topic {part}: for and against',
      note: 'Choose a question that people disagree about, collect ten phrases for it, and argue both sides aloud. Done when each side had a minute.',
      role: 'new',
    },
    {
      title: 'Long talk {n}: one topic, one partner',
      note: 'Talk for {minutes} minutes with a partner or teacher and stay with one topic. Done when the time is up; note five corrections.',
    },
    {
      title: 'From memory: {parts}',
      note: 'Argue {parts} once more without notes. Done when you came through without a pause for words.',
      role: 'review',
    },
    {
      title: 'Avoided {n}: the form you go around',
      note: 'Take one form from your list of what you avoid and use it in ten sentences of your own. Done when all ten are right.',
    },
    {
      title: 'Page {n}: for people who live there',
      note: 'Read a page that was not written for learners, and tell it in five sentences. Done when you have used five of its words.',
    },
  ],
}

/** Who knew it once: what is left comes back first. */
export function languageAgain(phases: readonly PatternPhase[], question: Question): PatternVariant {
  return {
    ofUnknownLevel:
      /^(?:brush up|refresh|freshen up|revise|review|re-?learn|get back into)\b|\bfrom a[12]\b/i,
    ofLevel:
      /\b(?:some words|an? (?:bit|little|few)|basics?|rusty|(?:at|in|from) school|used to|years ago|forg[eo]t\w*|once|a[12]|elementary)\b/i,
    question: { ...question, assumed: 'know some words' },
    firstStep: {
      title: 'Two minutes: all that is left',
      note: 'Say aloud for two minutes whatever you still know, then write down ten words that you lacked. Done when all ten have their meaning beside them.',
    },
    phases: [bringBack, ...lasting(phases.slice(1), 1 - bringBack.share)],
  }
}

/** Who gets by: no first words, but what they avoid, longer talks and real texts. */
export function languageAhead(phases: readonly PatternPhase[], question: Question): PatternVariant {
  return {
    ofUnknownLevel:
      /^(?:improve|practi[sc]e|polish|perfect|work on|speak (?:much )?better|get (?:much )?better (?:at|in)|keep up|maintain)\b|\bfrom [bc][12]\b/i,
    ofLevel:
      /\b(?:gets? by|conversational|intermediate|advanced|[bc][12]|fluent(?:ly)?|(?:quite|pretty|fairly|very) (?:well|good)|decent)\b/i,
    question: { ...question, assumed: 'get by in everyday life' },
    firstStep: {
      title: 'Record yourself for two minutes',
      note: 'Talk for two minutes about your week and record it. Done when you have listened once and written down three things that you went around.',
    },
    phases: [gaps, atLength, ...lasting(phases.slice(2), 1 - gaps.share - atLength.share)],
  }
}
