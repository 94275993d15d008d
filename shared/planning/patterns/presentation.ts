import type { Pattern } from './pattern.ts'
import { toast } from './toast.ts'

/** A talk, a speech, a pitch or a defence: one message, then rehearsal aloud. */
export const presentation: Pattern = {
  key: 'presentation',
  usual: { perWeek: 3, minutes: 40 },
  mostSessions: [{ sessions: 16 }],
  question: null,
  firstStep: {
    title: 'Message: one sentence, said aloud',
    note: 'Finish this sentence aloud, then on paper: when I have spoken, they will know or do … Done when it has fewer than 20 words.',
  },
  phases: [
    {
      title: 'Message',
      focus: 'Who listens, what they take home, in which order',
      why: 'Listeners keep one thing; if you do not choose it, chance does.',
      share: 0.25,
      checkpoint: 'Somebody repeated your message after hearing the outline once',
      steps: [
        {
          title: 'Listeners: what they want to know',
          note: 'Note who listens, what they know and what worries them; ask one of them. Done when you have three of their questions.',
        },
        {
          title: 'Outline: three points, one end',
          note: 'Choose three points that carry the message, and the last sentence. Done when you can tell it in one minute.',
        },
        {
          title: 'One-minute version, out loud',
          note: 'Tell it to somebody or to your phone in one minute. Done when they can repeat the message.',
        },
      ],
      kinds: [
        {
          title: 'Material {n}: example or number',
          note: 'Find the example, number or story that carries one point. Done when it can be told in three sentences.',
        },
        {
          title: 'Cut {n}: what nobody would miss',
          note: 'Read your notes and strike what does not carry the message. Done when it is a fifth shorter.',
        },
        {
          title: 'Order {n}: try another beginning',
          note: 'Tell the outline in a different order. Done when you know which one needs fewer words.',
        },
      ],
    },
    {
      title: 'Build',
      focus: 'First words, last words, and what is shown',
      why: 'The beginning wins the listeners and the end is what they keep; slides come after the words.',
      share: 0.3,
      checkpoint: 'It can be given from start to end, with all that is shown',
      steps: [
        {
          title: 'Hardest point, explained simply',
          note: 'Explain your most difficult point so that a 12-year-old could follow. Done when one try worked on somebody.',
        },
        {
          title: 'First minute, word for word',
          note: 'Write your first sentences: a question, a scene, a number; no thanks, no agenda. Done when you can say them by heart.',
        },
        {
          title: 'Last minute, word for word',
          note: 'Write how it ends and what you ask for. Done when the last sentence could stand alone.',
        },
        {
          title: 'Pictures or slides, one idea each',
          note: 'Sketch what is shown, one idea each, with few words; a speech may need none. Done when each carries its point or is gone.',
        },
      ],
      kinds: [
        {
          title: 'Write {n}: keywords for one part',
          note: 'Turn one part into keywords on a card, no full sentences. Done when you can speak it from the card.',
        },
        {
          title: 'Slide or prop {n}: make and thin',
          note: 'Make what is shown for one part and take half of the words away. Done when it is understood in three seconds.',
        },
        {
          title: 'Bridge {n}: from part to part',
          note: 'Find the sentence that leads from one part to the next. Done when you can say it without looking.',
        },
        {
          title: 'Say it {n}: one part aloud',
          note: 'Speak one part aloud, standing. Done when it went through twice without reading.',
        },
      ],
    },
    {
      title: 'Rehearse',
      focus: 'Aloud, standing, with a clock and then with people',
      why: 'What was said aloud on several days stays, also when you are nervous; reading it over does not do that.',
      share: 0.35,
      checkpoint: 'Length of your last full run, in minutes',
      steps: [
        {
          title: 'Full run with a clock',
          note: 'Give it from start to end without stopping; note the time of each part. Done when you know by how much it is too long.',
        },
        {
          title: 'Run for one listener',
          note: 'Give it to one person; ask what the message was and where they drifted off. Done when both answers are written down.',
        },
        {
          title: 'Questions: the five hardest',
          note: 'Write the five questions you fear and answer each aloud in a minute. Done when each answer has an end.',
        },
      ],
      kinds: [
        {
          title: 'Full run {n}: standing, with a clock',
          note: 'Give all of it without stopping. Done when it stays under your time by a tenth.',
        },
        {
          title: 'Part by part {n}: the weakest twice',
          note: 'Speak the part that went worst, change one thing, and speak it again. Done when the second time was easier.',
        },
        {
          title: 'Listener {n}: one person, one question',
          note: 'Give a part to somebody and ask what they would ask. Done when you have answered it.',
        },
        {
          title: 'Recording {n}: watch five minutes',
          note: 'Record a run, watch five minutes and choose one thing to change. Done when you tried that one thing.',
        },
        {
          title: 'Without notes {n}',
          note: 'Give as much as you can without cards and look only when you stop. Done when you know which lines need a keyword.',
        },
      ],
    },
    {
      title: 'Ready',
      focus: 'Short runs, the place, and sleep',
      why: 'Now nothing new helps any more; a calm first minute does.',
      share: 0.1,
      checkpoint: 'You have said the first minute by heart today',
      steps: [
        {
          title: 'Place and equipment, tried out',
          note: 'Try the room or the call: screen, sound, light, water. Done when your material shows and you could do without it.',
        },
      ],
      kinds: [
        {
          title: 'First and last minute {n}',
          note: 'Say both by heart, standing, three times. Done when they come by themselves.',
        },
        {
          title: 'Light run {n}: at half voice',
          note: 'Go through it once, half aloud, and change nothing. Done when you reach the end.',
        },
        {
          title: 'Calm start {n}: breathe, then speak',
          note: 'Breathe slowly for two minutes, tell yourself that you are excited, and say the first sentence. Done when you did it twice.',
        },
      ],
    },
  ],
  keepsRoom: true,
  isTheDay: true,

  variants: [toast],
  sources: [
    {
      claim: 'Recalling keeps more than reading it again',
      url: 'https://doi.org/10.1111/j.1467-9280.2006.01693.x',
    },
    {
      claim: 'Practice on several days lasts longer than on one',
      url: 'https://doi.org/10.1037/0033-2909.132.3.354',
    },
    { claim: 'Calling the nerves excitement helps in speaking', url: 'https://doi.org/10.1037/a0035325' },
  ],
}
