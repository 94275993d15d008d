import { oldTies } from './oldTies.ts'
import { facingFears } from './facingFears.ts'
import { meetingPeople } from './meetingPeople.ts'
import type { Pattern } from './pattern.ts'

/** How somebody is with others or with themselves: more patient, a better friend, more confident. */
export const behaviour: Pattern = {
  key: 'behaviour',
  usual: { perWeek: 3, minutes: 20 },
  question: {
    text: 'What makes it hard for you?',
    suggestions: [
      { label: 'I notice it too late', level: 'you notice it too late' },
      { label: 'I do not dare', level: 'you do not dare yet' },
      { label: 'I forget about it', level: 'you forget about it' },
    ],
    assumed: 'you notice it too late',
    said: 'It assumes that {level}. Say so if it is otherwise.',
  },
  firstStep: {
    title: 'One moment of this week, written down',
    note: 'Take 5 minutes and write down the last moment in which you wished you had acted otherwise: who, where, what came before. Done when three lines are written down.',
  },
  phases: [
    {
      title: 'Notice',
      focus: 'The moments that count, and what comes before them',
      why: 'What you see coming you can answer in another way; what you do not notice repeats itself.',
      share: 0.25,
      checkpoint: 'You can name the two situations in which it matters most',
      steps: [
        {
          title: 'Ask one person who knows you',
          note: 'Ask somebody you trust: when do you see it in me, and what would help you? Listen and say thank you. Done when their answer is written down.',
        },
        {
          title: 'Picture of a good day',
          note: 'Write down how one day would go if you were already there, hour by hour. Done when others could see the difference in three places.',
        },
      ],
      kinds: [
        {
          title: 'Log {n}: two moments of these days',
          note: 'Write down one moment that went well and one that did not, with what came before each. Done when both are written.',
        },
        {
          title: 'Trigger {n}: what comes before',
          note: 'Read your notes and look for what the moments have in common: time, place, people, hunger, hurry. Done when one pattern is underlined.',
        },
        {
          title: 'Model {n}: somebody who can do it',
          note: 'Think of somebody who is good at it and note what they do and say in such a moment. Done when you have one sentence to borrow.',
        },
      ],
    },
    {
      title: 'Try',
      focus: 'One small thing at a time, in real situations',
      why: 'An intention that names its moment (“when this happens, I do that”) is carried out far more often.',
      share: 0.45,
      checkpoint: 'How often you did it the new way this week',
      kinds: [
        {
          title: 'When-then {n}: one sentence',
          note: 'Write one sentence: when this happens, I do that. Say it aloud and picture the moment. Done when you know it without looking.',
        },
        {
          title: 'Small act {n}: do it today',
          note: 'Do one small thing of this kind on purpose: a question, a thank-you, a pause, a call. Done when somebody could have noticed it.',
        },
        {
          title: 'Rehearse {n}: the hard moment',
          note: 'Play the moment that is hard for you aloud, in front of a mirror or with a friend, in the new way. Done when the third try came easily.',
        },
        {
          title: 'Make it easy {n}: change one thing',
          note: 'Change something around you that helps: earlier to bed, phone in another room, a note at the door. Done when it is changed.',
        },
        {
          title: 'Look back {n}: what worked',
          note: 'Read the notes of the last days; keep what worked and drop one thing that did not. Done when the next try is named.',
        },
      ],
    },
    {
      title: 'Make it usual',
      focus: 'The same in more situations, and after a slip',
      why: 'A slip belongs to it; what counts is how soon you take it up again.',
      share: 0.2,
      checkpoint: 'You did it the new way in a situation that used to be hard',
      kinds: [
        {
          title: 'Harder place {n}: try it there',
          note: 'Choose a situation that is a little harder than the last one and do the same there. Done when you have tried it once.',
        },
        {
          title: 'After a slip {n}: begin again',
          note: 'Take the last time that it went wrong: what would you do in the next five minutes? If it concerned somebody, say so to them. Done when it is said or written.',
        },
        {
          title: 'Anchor {n}: tie it to a time',
          note: 'Tie the new way to something that happens every day anyway. Done when it has worked on one day.',
        },
      ],
    },
    {
      title: 'Look back',
      focus: 'What has changed, and what you keep',
      why: 'Others often see the change before you do.',
      share: 0.1,
      checkpoint: 'The person you asked at the beginning sees a difference',
      kinds: [
        {
          title: 'Ask again {n}: the same person',
          note: 'Ask the person of the first days the same question. Done when you have written down what they see now.',
        },
        {
          title: 'First day and today {n}',
          note: 'Read what you wrote on the first day and note what is different now. Done when three lines stand beside it.',
        },
        {
          title: 'Keep {n}: one thing that stays',
          note: 'Choose the one thing that helped most and give it a fixed place in your week. Done when it has one.',
        },
      ],
    },
  ],
  advice: [{ text: 'Where it weighs on you for weeks, a counsellor or doctor can help.' }],
  variants: [oldTies, meetingPeople, facingFears],
  sources: [
    {
      claim: 'When-then plans help people to carry out what they intend',
      url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    },
    {
      claim: 'Watching one’s progress helps to reach a goal',
      url: 'https://doi.org/10.1037/bul0000025',
    },
  ],
}
