import type { PatternVariant } from './pattern.ts'
import { rewriting } from './rewriting.ts'

/** A novel, a story, a script: people in a place who want something. Each session of the draft begins with lines that warm up. */
export const story: PatternVariant = {
  of: /\b(?:novels?|novella|short stor(?:y|ies)|stor(?:y|ies)|fiction|screenplay|script|memoir|nanowrimo|fantasy|thriller|children'?s book)\b/i,
  firstStep: {
    title: 'First lines: somebody wants something',
    note: 'Write for 10 minutes: who is it, where are they, what do they want right now? Done when some lines are written down that only you could have written.',
  },
  phases: [
    {
      title: 'Find the story',
      focus: 'Whose story it is, what they want, and what is in the way',
      why: 'When you know what a person wants, you know what comes next; plots that get stuck mostly lack that.',
      share: 0.15,
      checkpoint: 'You can tell the story in two sentences, with its end',
      steps: [
        {
          title: 'Two sentences: who, what, why not',
          note: 'Write who wants what and what stands in the way. Done when you would like to read on yourself.',
        },
        {
          title: 'Scene you see already',
          note: 'Write the scene that you have had in mind for longest, roughly, wherever it belongs. Done when it has a last line.',
        },
        {
          title: 'Main person, from inside',
          note: 'Write one page in which the main person complains about something small. Done when you hear a voice that is not yours.',
        },
        {
          title: 'Opponent, with good reasons',
          note: 'Write half a page in which whoever stands in the way explains why they are right. Done when you agree for a moment.',
        },
        {
          title: 'Place: five things one smells',
          note: 'Note what one sees, hears and smells where it happens. Done when five details would be wrong anywhere else.',
        },
        {
          title: 'Two books, taken apart',
          note: 'Take two stories you love and note how they begin and where they turn. Done when you have three things to use.',
        },
        {
          title: 'Ending, in a few lines',
          note: 'Write a rough last scene, so that you know where you are going. Done when it exists; it may change.',
        },
        {
          title: 'Turns: seven on a card each',
          note: 'Write seven moments after which nothing is as before, in order. Done when each follows from the one before.',
        },
      ],
      kinds: [
        {
          title: 'Meet {n}: somebody at the edge',
          note: 'Write a page about a minor person: what do they want, what do they hide? Done when you know one secret.',
        },
        {
          title: 'Talk {n}: two at a table',
          note: 'Let two of your people argue about something small for a page, without telling who speaks. Done when a reader would know it all the same.',
        },
        {
          title: 'Look up {n}: close one gap',
          note: 'Find out one thing that you do not know about work, place or time. Done when it is one line in your notes.',
        },
        {
          title: 'Scenes {n}: the next three',
          note: 'Give three scenes one line each: who wants what, and how it ends worse. Done when each ends elsewhere than it began.',
        },
      ],
    },
    {
      title: 'First draft',
      focus: 'From the first scene to the last, without going back',
      why: 'A draft can be improved, an empty page cannot; most drafts that stop are stopped by editing too early.',
      share: 0.45,
      holdsAmount: true,
      checkpoint: 'Share of the scenes that have a draft, in %',
      steps: [
        {
          title: 'Key scene, written early',
          note: 'Warm up with three lines about the weather in it, then write the scene that all the others lead to, roughly. Done when it has a beginning and an end.',
        },
        {
          title: 'Opening scene, in any shape',
          note: 'Warm up with five bad first sentences, take the sixth and go on; it will be written anew. Done when the second page has begun.',
        },
        {
          title: 'Trouble begins: the first turn',
          note: 'Warm up with three lines about what the main person had planned for today, then spoil it. Done when there is no way back.',
        },
        {
          title: 'Pace: count one session',
          note: 'Warm up with your last three lines, then write for {minutes} minutes without stopping and count. Done when you know how many sessions the draft takes.',
        },
        {
          title: 'Middle: what nobody expected',
          note: 'Warm up by listing five things that could happen, cross out the first three, and write the fourth. Done when you were surprised yourself.',
        },
        {
          title: 'Scene you avoid, half a page',
          note: 'Warm up with one line about why you avoid it, then write half a page. Done when you know what it needs.',
        },
        {
          title: 'List of scenes, brought up to date',
          note: 'Compare what is written with your cards and change the cards. Done when the scenes that are left fit on one page.',
        },
        {
          title: 'Last scene, roughly',
          note: 'Warm up by reading your first page, then write how it ends. Done when you know what has to lead there.',
        },
      ],
      kinds: [
        {
          title: 'Next scene {n}: go on',
          note: 'Warm up by copying your last three lines, then go on for {minutes} minutes without reading back. Done when the time is up and a note says what comes next.',
        },
        {
          title: 'Fast pages {n}, no editing',
          note: 'Warm up with two minutes of whatever comes, then write as fast as you can; [check] stands for what you would look up. Done when the time is up.',
        },
        {
          title: 'Voices {n}: mostly talk',
          note: 'Warm up with one line that each person would never say, then write a scene that is mostly talk. Done when somebody leaves with less than they came for.',
        },
        {
          title: 'Stuck place {n}: three ways on',
          note: 'Warm up with a line about what should not happen, write three ways on, and choose one. Done when you are past it.',
        },
        {
          title: 'Close up {n}: one long moment',
          note: 'Warm up with what the hands are doing, then stretch one moment over a page. Done when one could film it.',
        },
      ],
    },
    ...rewriting,
  ],
}
