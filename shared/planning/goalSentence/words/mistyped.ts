import { isVerb } from './verbs.ts'
/** What is too short to be recognised by its letters alone, and what is written in another way. */
const OTHER_FORMS: Readonly<Record<string, string | undefined>> = {
  im: "i'm",
  ive: "i've",
  b4: 'before',
  abt: 'about',
  "days'": 'days',
  "weeks'": 'weeks',
  "months'": 'months',
  "years'": 'years',
  'w/': 'with',
  thru: 'through',
  til: 'till',
  "'til": 'till',
  untill: 'until',
  untl: 'until',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  bc: 'because',
  becuse: 'because',
  becuz: 'because',
  becasue: 'because',
  beacuse: 'because',
  becaus: 'because',
  bcoz: 'because',
  evry: 'every',
  evey: 'every',
  dayly: 'daily',
  dialy: 'daily',
  tims: 'times',
  timse: 'times',
  tiems: 'times',
  twise: 'twice',
  twcie: 'twice',
  twic: 'twice',
  twicw: 'twice',
  nite: 'night',
  nites: 'nights',
  wrk: 'work',
  onec: 'once',
  onyl: 'only',
  olny: 'only',
  eveing: 'evening',
  wek: 'week',
  weke: 'week',
  weeek: 'week',
  hous: 'hours',
  tommorow: 'tomorrow',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  weds: 'wednesday',
  wensday: 'wednesday',
  exc: 'except',
  cept: 'except',
  "'cept": 'except',
  excpt: 'except',
  xcept: 'except',
  exept: 'except',
  execpt: 'except',
  whilst: 'while',
  n: 'and',
  wnat: 'want',
  watn: 'want',
  wnt: 'want',
  hol: 'holiday',
  hols: 'holidays',
  teh: 'the',
  hte: 'the',
  ppl: 'people',
  shoud: 'should',
  shuld: 'should',
  woud: 'would',
  juni: 'june',
  juli: 'july',
  xmas: 'christmas',
  arvo: 'afternoon',
  arvos: 'afternoons',
  morn: 'morning',
  morns: 'mornings',
  nxt: 'next',
  wkend: 'weekend',
  wkends: 'weekends',
  wkday: 'weekday',
  wkdays: 'weekdays',
  wknd: 'weekend',
  wknds: 'weekends',
  aint: "isn't",
  "ain't": "isn't",
  volunter: 'volunteer',
  excercise: 'exercise',
  excercises: 'exercises',
  exercize: 'exercise',
  havent: "haven't",
  havnt: "haven't",
  luv: 'love',
  tho: 'though',
  bday: 'birthday',
  hasnt: "hasn't",
  hadnt: "hadn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  doesnt: "doesn't",
  didnt: "didn't",
  couldnt: "couldn't",
  dont: "don't",
  cant: "can't",
  wont: "won't",
  thats: "that's",
  theres: "there's",
  shes: "she's",
  hes: "he's",
  theyre: "they're",
}

const WORDS =
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february august september october november december christmas summer winter autumn
  morning mornings afternoon afternoons evening evenings weekend weekends weekday weekdays tomorrow everyday
  minutes hours before until except without between`.split(/\s+/)

/** Words of their own, though they look like one of these. */
const NOT_MISTYPED = /^(?:mourning|eventing|sundae|frida|simmer|hummer|winder|august[aeo]|befor(?:e.+))$/
const SHORTEST = 5

/** The word that was meant: a word of time that is one letter away, or a short form. */
export function asMeant(plain: string): string {
  const other = Object.hasOwn(OTHER_FORMS, plain) ? OTHER_FORMS[plain] : undefined
  if (other !== undefined) return other
  // `20ish minutes`
  const about = /^(\d[\d:.]*)-?ish$/.exec(plain)?.[1]
  if (about !== undefined) return about
  if (plain.length < SHORTEST || !/^[a-z]+$/.test(plain) || NOT_MISTYPED.test(plain) || WORDS.includes(plain))
    return plain
  const near = WORDS.filter((word) => isOneAway(plain, word))
  return near.find((word) => word.length === plain.length) ?? near[0] ?? plain
}

/** Whether one letter is missing, one too many, another one, or two have changed places. The first letter is always right. */
function isOneAway(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1 || typed[0] !== word[0]) return false
  let at = 1
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [behind, meant] = [typed.slice(at), word.slice(at)]
  if (behind.length !== meant.length)
    return behind.length > meant.length ? behind.slice(1) === meant : behind === meant.slice(1)
  const isSwapped = behind[0] === meant[1] && behind[1] === meant[0] && behind.slice(2) === meant.slice(2)
  return isSwapped || behind.slice(1) === meant.slice(1)
}

/** What goals are about, with no word of its own one letter away but their plurals. */
const TOPICS =
  `guitar ukulele saxophone violin clarinet accordion spanish italian japanese portuguese norwegian mandarin chinese swedish marathon
  photography calligraphy programming javascript python volunteer exercises`.split(/\s+/)

const SHORTEST_TOPIC = 6

/** What is often mistyped, and which a rule of one letter would take for other words: `cooling` is no `cooking`. */
const OTHER_TOPICS: Readonly<Record<string, string | undefined>> = {
  runing: 'running',
  runnning: 'running',
  swiming: 'swimming',
  cyling: 'cycling',
  cycleing: 'cycling',
  joging: 'jogging',
  climing: 'climbing',
  streching: 'stretching',
  meditaton: 'meditation',
  meditashun: 'meditation',
  gardning: 'gardening',
  kniting: 'knitting',
  coocking: 'cooking',
  bakeing: 'baking',
  danceing: 'dancing',
  drawng: 'drawing',
  paino: 'piano',
  gitar: 'guitar',
  geetar: 'guitar',
  frensh: 'french',
  fench: 'french',
  germen: 'german',
  englsh: 'english',
  engish: 'english',
  langauge: 'language',
  langage: 'language',
  strenght: 'strength',
  stength: 'strength',
}

/** A text with what it is about as it was meant: `learn giutar` is `learn guitar`. */
export function withTopicsAsMeant(said: string): string {
  return said.replaceAll(/(?<![\p{L}\p{N}'’-])[a-z]{4,12}(?![\p{L}\p{N}'’-])/gu, (typed) => {
    const other = Object.hasOwn(OTHER_TOPICS, typed) ? OTHER_TOPICS[typed] : undefined
    if (other !== undefined) return other
    if (isVerb(typed) || TOPICS.some((topic) => typed === topic || typed === `${topic}s`)) return typed
    if (typed.length < SHORTEST_TOPIC) return typed
    return TOPICS.find((topic) => isOneAway(typed, topic)) ?? typed
  })
}
