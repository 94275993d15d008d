import type { PatternVariant } from './pattern.ts'

/** Coming back to strength: after burnout, a separation, a loss, an illness. Little, gently, and never more than the day allows. */
export const recovering: PatternVariant = {
  of: /\b(?:burn(?:ed|t)?[- ]?out|break-?up|(?<!get )divorced?|separation|heart ?break|grief|griev(?:e|ing)|mourn(?:ing)?|bereavement|exhaust(?:ed|ion)|long covid|depress(?:ed|ion)|trauma|overwhelm(?:ed)?|rest and recover)\b|^(?:get over (?:my|our|the|him|her|an?)\b|(?:recover|heal|come back|bounce back) (?:from|after)\b|(?:take|have) (?:more|some) (?:rest|time for myself)\b|rest\b|slow down\b|recharge\b|find my(?:self| joy| energy)\b|(?:be|feel|become) (?:happier|happy again|better|well again)\b|(?:have|get) more energy\b|enjoy (?:my )?life\b|get my (?:energy|strength|joy) back\b)/i,
  usual: { perWeek: 3, minutes: 20 },
  question: null,
  firstStep: {
    title: 'One thing off today’s list',
    note: 'Look at what you meant to do today and cross out or move the one thing that nobody needs today. Done when it is off; rest for the minutes that are left.',
  },
  phases: [
    {
      title: 'Set down',
      focus: 'Less of what drains you, and somebody who knows',
      why: 'Strength comes back where less is taken out; what others know of they can take over.',
      share: 0.25,
      checkpoint: 'One person knows how it is, and one thing that drained you is gone',
      steps: [
        {
          title: 'Drains and springs: two lists',
          note: 'Write what takes your strength and what gives some back, as it comes. Done when each side has three lines.',
        },
        {
          title: 'One person, told how it is',
          note: 'Tell somebody you trust how you are, without making it smaller. Done when they have heard it.',
        },
        {
          title: 'Help: whom to call',
          note: 'Write down a doctor, a counsellor and a friend with their numbers, and book one talk if you can. Done when the list hangs where you see it.',
        },
        {
          title: 'No to one thing, kindly',
          note: 'Choose one thing you can give back or say no to, and write the two sentences for it. Done when they are sent or said.',
        },
      ],
      kinds: [
        {
          title: 'Nothing {n}: rest without a screen',
          note: 'Sit or lie down for {minutes} minutes with nothing to do. Done when the time is up; falling asleep counts.',
        },
        {
          title: 'Slow walk {n}: no aim',
          note: 'Walk as slowly as you like, or stand at an open window if that is enough today. Done when you have been outside or the time is up.',
        },
        {
          title: 'How it is {n}: three lines',
          note: 'Write how you slept, what was heavy and what was light. Done when three lines are written down.',
        },
      ],
    },
    {
      title: 'Small good things',
      focus: 'Sleep, air, food and one person, in small doses',
      why: 'Small things that are done on a bad day too carry more than great ones that wait for a good day.',
      share: 0.4,
      checkpoint: 'Number of days this week with one good moment',
      kinds: [
        {
          title: 'Outside {n}: daylight and air',
          note: 'Be outside for {minutes} minutes, walking or sitting. Done when you are back and have had something to drink.',
        },
        {
          title: 'Good company {n}: call or visit',
          note: 'Call, write to or meet somebody who does you good; say so when you are tired. Done when you have heard from each other.',
        },
        {
          title: 'Warm meal {n}, without hurry',
          note: 'Cook or get something simple and eat it sitting down. Done when the plate is empty and you have sat for five minutes more.',
        },
        {
          title: 'Hands {n}: a quiet small thing',
          note: 'Do something with your hands that needs no result: plants, clay, cards, a puzzle. Done when the time is up.',
        },
        {
          title: 'Thoughts {n}: out onto paper',
          note: 'Write what goes round in your head for {minutes} minutes, unread by anybody. Done when the paper is put away or torn up.',
        },
      ],
    },
    {
      title: 'A little more',
      focus: 'One thing you used to love, and limits that protect it',
      why: 'What comes back slowly stays; a limit that is set on a good day holds on a bad one.',
      share: 0.25,
      checkpoint: 'You have done one thing that you used to love, and it did you good',
      steps: [
        {
          title: 'Early signs, and what helps',
          note: 'Write down how you notice first that it gets too much, and what helped last time. Done when both have three lines.',
        },
        {
          title: 'One limit, said aloud',
          note: 'Choose one limit for work, messages or family, and tell the person whom it concerns. Done when they know it.',
        },
      ],
      kinds: [
        {
          title: 'Old joy {n}: half of it',
          note: 'Take something you used to like and do half as much as you could. Done when you stop while it is still good.',
        },
        {
          title: 'Someone new or long unseen {n}',
          note: 'Write to or meet a person outside of what happened. Done when a message is sent or a coffee drunk.',
        },
        {
          title: 'Energy {n}: what it costs today',
          note: 'Before and after one task give your energy a number from 1 to 10. Done when you know whether it gives or takes.',
        },
      ],
    },
    {
      title: 'Keep it',
      focus: 'What stays in your week, and what stays out',
      why: 'What helped gets lost in good weeks first; a fixed place keeps it.',
      share: 0.1,
      checkpoint: 'Two things that do you good have a fixed place in your week',
      kinds: [
        {
          title: 'Fixed place {n} for what helps',
          note: 'Give one thing that did you good a day and an hour. Done when it is in your calendar.',
        },
        {
          title: 'Then and now {n}: read, compare',
          note: 'Read your first lines and write what is lighter and what is not yet. Done when both are written down.',
        },
        {
          title: 'Quiet hour {n}: as you like it',
          note: 'Take the time for what you liked most in these weeks. Done when the time is up.',
        },
      ],
    },
  ],
  advice: [
    {
      text: 'A doctor or counsellor belongs to it where it lasts for weeks; if you think of harming yourself, call your emergency number now.',
    },
  ],
  sources: [
    {
      claim: 'Who leaves work behind in the evening recovers better',
      url: 'https://doi.org/10.1002/job.1924',
    },
    {
      claim: 'Small things that are done bring the mood up',
      url: 'https://doi.org/10.1016/S0140-6736(16)31140-0',
    },
  ],
}
