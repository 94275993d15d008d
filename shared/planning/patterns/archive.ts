import type { PatternVariant } from './pattern.ts'

/** Photos, papers and files that are chosen, scanned, named and kept in two places: nothing here is cleaned or mended. */
export const archive: PatternVariant = {
  of: /\b(?:photos?|photographs?|pictures|slides|negatives|home (?:movies|videos)|albums?|papers?|paperwork|documents?|files?|letters|records|archives?)\b/i,
  mostSessions: [{ sessions: 24 }],
  firstStep: {
    title: 'One handful, two piles',
    note: 'Take ten photos or papers from the nearest pile: keep or not. Done when all ten lie on one of two piles.',
  },
  phases: [
    {
      title: 'Gather',
      focus: 'Everything in one place, and a decision what is worth keeping',
      why: 'Once you know how much there is, you choose well; sorting before that is done twice.',
      share: 0.2,
      checkpoint: 'Number of boxes, albums and folders on your list',
      steps: [
        {
          title: 'Places: list where things are',
          note: 'Walk through rooms, phones, old computers and clouds and list each place with a rough number. Done when nobody at home can name another.',
        },
        {
          title: 'Worst box, sorted first',
          note: 'Take the box or folder that you avoid and sort it into keep, unsure and away. Done when it is empty.',
        },
        {
          title: 'One table for all of it',
          note: 'Bring the paper to one shelf or table and the files into one folder named inbox. Done when each place on your list is crossed out or has a date.',
        },
        {
          title: 'Rule: what stays',
          note: 'Write three lines: what is always kept, what never is, and how long bills and contracts must stay where you live. Done when you could decide on ten pieces by it.',
        },
      ],
      kinds: [
        {
          title: 'Choose {n}: one box or folder',
          note: 'Go through one box or folder by your rule, quickly, without reading everything. Done when it holds only what stays.',
        },
        {
          title: 'Doubles {n}: keep the best',
          note: 'Of pictures and papers that say the same keep the best one. Done when one pile or folder has no doubles.',
        },
        {
          title: 'Unsure pile {n}: decide on twenty',
          note: 'Take twenty pieces of the unsure pile and decide on each within half a minute. Done when twenty are gone from it.',
        },
      ],
    },
    {
      title: 'Scan',
      focus: 'Paper becomes files, the best and the frail first',
      why: 'What exists once can be lost once; a scan that is good enough today beats a perfect one that never comes.',
      share: 0.45,
      checkpoint: 'Share of what you keep that is scanned, in %',
      steps: [
        {
          title: 'Trial scan: ten pieces',
          note: 'Scan ten pieces, or photograph them by daylight, look at them at full size, and settle the quality. Done when you can read the smallest writing.',
        },
        {
          title: 'Frail and only ones, scanned',
          note: 'Scan what is fading or exists only once, both sides where something is written. Done when each has a file that opens.',
        },
        {
          title: 'Pace: count one session',
          note: 'Scan for {minutes} minutes and count. Done when you know how many sessions are left, or what is left out.',
        },
        {
          title: 'Phone and cloud, brought over',
          note: 'Copy what is on phones, old computers and clouds into the inbox. Done when the numbers on both sides agree.',
        },
      ],
      kinds: [
        {
          title: 'Scan {n}: the next stack',
          note: 'Scan one stack in its order and put a slip where you stopped. Done when the time is up and the files open.',
        },
        {
          title: 'Album {n}: page by page',
          note: 'Scan one album or binder in its order, captions and backs too where something is written. Done when its last page has a file, or a slip shows where you stopped.',
        },
        {
          title: 'Check {n}: the last scans',
          note: 'Open the last scans at full size and do the crooked and blurred ones again. Done when each can be read.',
        },
        {
          title: 'Straighten {n}: turn and crop',
          note: 'Turn and crop what is crooked, without making it prettier. Done when one folder stands upright.',
        },
      ],
    },
    {
      title: 'Name',
      focus: 'Each file says when, who and what, and lies where one would look',
      why: 'In ten years nobody remembers; a name with a date is found by every computer.',
      share: 0.2,
      checkpoint: 'Somebody else finds five things by name within five minutes',
      steps: [
        {
          title: 'Name rule: date, who, what',
          note: 'Settle one form, such as 1987-06 Anna wedding, and name twenty files by it. Done when the twenty sort by date.',
        },
        {
          title: 'Folders: ten at most',
          note: 'Make folders by year or by subject, ten at most on top. Done when each kept piece has one obvious place.',
        },
        {
          title: 'Unknown faces, asked about',
          note: 'Show or send ten unknown pictures to the oldest person who may know. Done when their answers stand in the names.',
        },
        {
          title: 'What matters most, in one folder',
          note: 'Choose what you would save from a fire: the best fifty pictures, or identity, insurance, contracts and wills. Done when it lies together and another person knows where.',
        },
      ],
      kinds: [
        {
          title: 'Rename {n}: one folder',
          note: 'Name the files of one folder by your rule, several at once where they belong together. Done when none is called IMG or scan.',
        },
        {
          title: 'File {n}: empty the inbox',
          note: 'Put what lies in the inbox where it belongs. Done when the time is up or the inbox is empty.',
        },
        {
          title: 'Tell {n}: a line for five',
          note: 'Add one line about people or place to five pieces. Done when a stranger would know what they see.',
        },
      ],
    },
    {
      title: 'Keep safe',
      focus: 'Two copies in two places, and a habit for what is new',
      why: 'A disk fails without notice; a second copy elsewhere is what makes it an archive.',
      share: 0.15,
      checkpoint: 'Two copies exist in two places, and one file of each was opened',
      steps: [
        {
          title: 'Back up: the first full copy',
          note: 'Copy everything to a second disk or a cloud. Done when both say the same number of files.',
        },
        {
          title: 'Second place: a copy elsewhere',
          note: 'Bring one copy to another home or into a cloud that is not on the same desk. Done when it is there.',
        },
        {
          title: 'Trial: get ten files back',
          note: 'Open ten files from each copy on another device. Done when all ten open.',
        },
        {
          title: 'Originals, boxed and labelled',
          note: 'Put what stays on paper into labelled boxes and let the rest go; shred what has names and numbers on it. Done when no loose pile is left.',
        },
        {
          title: 'New things: ten minutes a month',
          note: 'Put a date in the calendar for the inbox and the copy. Done when the first date is there.',
        },
      ],
      kinds: [
        {
          title: 'Gap {n}: one that is missing',
          note: 'Find one picture or paper that you know exists and add it. Done when it is in both copies.',
        },
        {
          title: 'Refresh {n}: copy what is new',
          note: 'Bring both copies up to date. Done when the numbers agree.',
        },
        {
          title: 'Print {n}: a page to look at',
          note: 'Choose pictures for one page of an album or a frame. Done when it is ordered or hangs.',
        },
      ],
    },
  ],
  sources: [
    {
      claim: 'Find where photos are, choose, name, and keep two copies in different places',
      url: 'https://www.digitalpreservation.gov/personalarchiving/photos.html',
    },
  ],
}
