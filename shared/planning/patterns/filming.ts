import type { PatternVariant } from './pattern.ts'

/** A film of any kind: a short one, a documentary, stop motion, a music video. */
export const filming: PatternVariant = {
  of: /^(?!.*\b(?:app|software|website|channel|podcast|blog|festival|course|club|night|history)\b).*\b(?:film|movie|documentary|stop[- ]motion|music video|animation|cartoon|video (?:for|about|of))\b/i,
  usual: { perWeek: 3, minutes: 60 },
  question: null,
  firstStep: {
    title: 'Film ten seconds today',
    note: 'Film ten seconds with what you have, of anything that could be in it. Then write in one sentence what the film is about. Done when both are saved.',
  },
  phases: [
    {
      title: 'Story',
      focus: 'One sentence, a script of one page, a drawing for each shot',
      why: 'What is decided on paper costs a minute; what is decided while filming costs a day.',
      share: 0.25,
      checkpoint: 'Somebody can retell the film from your drawings',
      steps: [
        {
          title: 'Beginning, turn, end',
          note: 'Write three sentences: how it begins, what changes, how it ends. Done when somebody wants to know the end.',
        },
        {
          title: 'Shots, each as a small drawing',
          note: 'Draw a box for each shot, matchstick people are enough. Done when the story can be followed without words.',
        },
        {
          title: 'Test: light, sound, camera',
          note: 'Film one shot in the real place and listen to it with headphones. Done when you know what to change in light and sound.',
        },
        {
          title: 'People, things, places: a list',
          note: 'List who and what is needed for each shot, and who has to be asked. Done when nothing on it is without a source.',
        },
      ],
      kinds: [
        {
          title: 'Script {n}: one scene',
          note: 'Write or shorten one scene: what is seen, what is heard. Done when it fits on half a page.',
        },
        {
          title: 'Build {n}: set, figure or costume',
          note: 'Make one thing that has to be seen. Done when it stands before the camera.',
        },
        {
          title: 'Study {n}: one scene you admire',
          note: 'Watch one scene you like with the sound off and count its shots. Done when you know one trick to take over.',
        },
      ],
    },
    {
      title: 'Shoot',
      focus: 'The hardest shots first, a few at a time',
      why: 'The hardest shot decides whether the story works; while there is time it can be written otherwise.',
      share: 0.4,
      checkpoint: 'Share of the shots that are filmed, in %',
      steps: [
        {
          title: 'Hardest shot, filmed first',
          note: 'Film the shot you fear most, three times. Done when one of the three can be used, or the shot is written otherwise.',
        },
      ],
      kinds: [
        {
          title: 'Shoot {n}: the next three shots',
          note: 'Film the next shots of your list, each at least twice, from wide to close. Done when all are crossed out.',
        },
        {
          title: 'Watch {n}: what was filmed',
          note: 'Watch what you have, name the good takes, list what is missing. Done when the bad ones are marked.',
        },
        {
          title: 'Sounds {n}: record them apart',
          note: 'Record sounds, voices or a minute of silence in the place. Done when they are saved under clear names.',
        },
        {
          title: 'Again {n}: the weakest shot',
          note: 'Film the weakest shot once more, with one thing changed. Done when the new one is better, or you keep the old one.',
        },
      ],
    },
    {
      title: 'Cut',
      focus: 'A rough whole first, then rhythm, sound and titles',
      why: 'Only the whole shows which shots it needs; most films get better by what is left out.',
      share: 0.25,
      checkpoint: 'Somebody has watched the whole rough cut',
      steps: [
        {
          title: 'Rough cut from start to end',
          note: 'Put the good takes one after the other, without sound or effects. Done when it can be watched to the end.',
        },
        {
          title: 'One viewer, you only watch',
          note: 'Show the rough cut to somebody and watch their face. Done when each place where they looked away is written down.',
        },
      ],
      kinds: [
        {
          title: 'Shorter {n}: a tenth off',
          note: 'Cut out a tenth of one part. Done when nobody would miss it.',
        },
        {
          title: 'Sound {n}: voices, then music',
          note: 'Set the sound of one part: voices clear, music below. Done when it can be followed with closed eyes.',
        },
        {
          title: 'Colour and titles {n}',
          note: 'Match the colours of one part and add what has to be read. Done when it looks like one film.',
        },
      ],
    },
    {
      title: 'Show it',
      focus: 'Export, thanks, a first evening',
      why: 'A film is finished when others have seen it; days to spare are for what breaks in the export.',
      share: 0.1,
      checkpoint: 'The film was shown to people who had not seen it',
      kinds: [
        {
          title: 'Export {n}: watch it on a screen',
          note: 'Export it and watch it once on another screen, to the end. Done when picture and sound are right.',
        },
        {
          title: 'Copy {n}: film and raw takes',
          note: 'Keep film and takes in two places. Done when both open.',
        },
        {
          title: 'First evening {n}: invite',
          note: 'Choose day and place and invite those who took part. Done when the invitations are out.',
        },
      ],
    },
  ],
  keepsRoom: true,
  sources: [
    {
      claim: 'From idea to editing: how films are made, step by step',
      url: 'https://www.intofilm.org/',
    },
  ],
}
