import type { PatternVariant } from './pattern.ts'

/** New friends, a partner, people in a new place: being where they are, often, and making the next step. */
export const meetingPeople: PatternVariant = {
  of: /^(?:make|find|meet|get to know|build) (?:(?:my|our|the) )?(?:\w+ )?(?:more |new |some |good |close |real |like-minded )*(?:friends|people|friendships|a (?:partner|girlfriend|boyfriend|husband|wife)|a (?:social )?circle|love|neighbou?rs?|colleagues|classmates|in-laws)\b|\b(?:date again|start dating|social life|less lonely|feel at home in)\b/i,
  usual: { perWeek: 2, minutes: 45 },
  question: null,
  firstStep: {
    title: 'Three people you know already',
    note: 'Write down three people you would like to see more of, also those from long ago or far away. Done when you have written one line to one of them.',
  },
  phases: [
    {
      title: 'Places to go',
      focus: 'Places where the same people come back',
      why: 'Friendship grows out of hours together; the same group each week makes them without effort.',
      share: 0.25,
      checkpoint: 'There are two places to which you will go again',
      steps: [
        {
          title: 'What you like to do with others',
          note: 'Write down what you would do anyway and rather not alone: sport, music, games, helping, a language. Done when you have five.',
        },
        {
          title: 'Three groups near you, by name',
          note: 'Find three that meet each week and note day, place and whom to write to. Done when you have written to one.',
        },
        {
          title: 'Tell those you know',
          note: 'Tell two people that you look for company and ask whom they would bring you together with. Done when both have answered or been asked.',
        },
      ],
      kinds: [
        {
          title: 'First visit {n}: just be there',
          note: 'Go to one group or event and stay for at least {minutes} minutes. Done when you know two names.',
        },
        {
          title: 'Hello {n}: three short chats',
          note: 'Talk to three people for a minute each: neighbour, colleague, somebody in the queue. Done after the third.',
        },
        {
          title: 'Old friend {n}: write or call',
          note: 'Write to or call somebody you have lost sight of. Done when they have heard from you.',
        },
      ],
    },
    {
      title: 'Come back',
      focus: 'The same places again, and one step more each time',
      why: 'People like whom they know; most of it comes from being there a second and third time.',
      share: 0.45,
      checkpoint: 'Number of people who know your name and something about you',
      kinds: [
        {
          title: 'Group {n}: the same as last time',
          note: 'Go again, and speak with somebody you have met there before. Done when you remember something they told you.',
        },
        {
          title: 'Ask {n}: for a coffee or a walk',
          note: 'Ask one person for something small with a day and an hour. Done when you have asked; a no is not against you.',
        },
        {
          title: 'Stay in touch {n}: two messages',
          note: 'Write to two people about what you talked of. Done when both are sent.',
        },
        {
          title: 'New place {n}: try one more',
          note: 'Go somewhere that you have not tried yet. Done when you know whether you want to go again.',
        },
      ],
    },
    {
      title: 'Closer',
      focus: 'Time in twos and threes, and something of your own',
      why: 'Closeness comes from time with few, and from telling a little more than the last time.',
      share: 0.2,
      checkpoint: 'You have met one person twice outside of the group',
      kinds: [
        {
          title: 'Invite {n}: something simple',
          note: 'Invite one or two people for soup, a film or a walk. Done when there is a date.',
        },
        {
          title: 'Meet {n}: listen, and tell a bit',
          note: 'Meet somebody, ask about what matters to them, and tell something of yourself. Done when you have a next time in mind.',
        },
        {
          title: 'Help {n}: offer or ask',
          note: 'Offer help with something, or ask for it. Done when one of you has said yes.',
        },
      ],
    },
    {
      title: 'Keep them',
      focus: 'A rhythm, so that it does not depend on mood',
      why: 'Friendships end mostly by nothing happening; a fixed evening keeps them.',
      share: 0.1,
      checkpoint: 'One fixed meeting a month stands in your calendar',
      kinds: [
        {
          title: 'Fixed evening {n}: agreed',
          note: 'Agree on an evening that comes back, with two people or the group. Done when it is in the calendar.',
        },
        {
          title: 'Birthdays and names {n}',
          note: 'Note birthdays and what matters to those you have met. Done when three have a line.',
        },
        {
          title: 'Who does you good {n}',
          note: 'Write down with whom you felt well, and ask one of them for the next time. Done when it is sent.',
        },
      ],
    },
  ],
  advice: [],
  sources: [
    {
      claim: 'A friendship takes about fifty hours together, a close one two hundred',
      url: 'https://doi.org/10.1177/0265407518761225',
    },
  ],
}
