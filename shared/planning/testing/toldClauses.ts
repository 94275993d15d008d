/**
 * Clauses that people put around a wish and that change nothing of it: each is one that somebody might type with any goal. They are parted
 * by slashes.
 */

/** What somebody tells in a sentence of its own, before or behind a wish. */
export const SENTENCES = listed(`
  i'm retired / i work from home / i have two small kids / i've got a newborn / i live in a small flat /
  i'm scared / i freeze up every time in the monday meeting / i have adhd / i've tried twice and failed /
  i always quit after a month / i did it once in 2015 / my doctor said so / my doctor told me to /
  i lost my job in september / i broke up with my boyfriend / it's for my mental health /
  i have 2 cats and a dog / i'm dyslexic / i'm a freelance designer / i spend all day in meetings /
  i get out of breath on the stairs / i never stick to anything / i dropped out of uni in 2012 /
  i had covid in february / my girlfriend left me / my girlfriend is from rome / my wife is pregnant /
  my neighbour does it and looks great / my manager thinks it's a good idea / my physio recommended it /
  the house is a mess / we have a baby and a toddler / it's about time / it's been ages /
  it's kind of embarrassing at my age / this is super important to me / people keep telling me to /
  i was quite good at school / i played in a band when i was 20 / i've heard it's good for you /
  i read an article about it / i'm not the sporty type / i'm a bit of a perfectionist /
  i'm sick of feeling tired / i'm between jobs / i'm a junior doctor / i'm a taxi driver / i'm a widow /
  i'm really struggling at work / i'm shy around strangers / i am hopeless at this / i have diabetes /
  i have dyslexia / i have tried everything / i've gained 12 kg since my wedding /
  i bought a guitar in 2019 / i joined a gym but only went twice / i met someone / i got a bonus /
  i cried in the last meeting / i hate my handwriting / i live alone / i live next to a park /
  i work in a bakery / i work in sales / i drive a lot / i cook every now and then /
  i spend way too much on shoes / my son asked me to / my daughter is a vegan / my wife left /
  my husband doubts it / my parents were immigrants / my family comes from italy / my boss is a nightmare /
  my doctor is strict / my therapist says it helps / my colleagues are faster / the mess drives me mad /
  the weather is awful / the last attempt was a disaster / this is embarrassing / it runs in the family /
  it never worked out / it's my dad's old dream / it sounds fun / everybody around me is fit /
  life is short / life has been hard / work was a nightmare
`)

/** Why: behind `because`. */
export const REASONS = listed(`
  of my health / of work / my sister does it too / i feel stuck / i'm turning 40 / we are moving /
  it's about time / i promised my dad / it's a dream of mine / i look terrible in photos / i can't sleep /
  my blood pressure is too high / the old one broke / we want to move / we need more space /
  it would help my career / i've been lazy / i was told to / of my back / of a bet / my dog ate my homework /
  i broke my last one / i never travelled / i'm single now / i feel old / i used to love it /
  we were burgled / of money problems / that's what adults do / there is no excuse
`)

/** What somebody says of themselves, of others or of the past without a verb. */
export const FRAGMENTS = listed(`
  been putting this off for ages / tried twice and failed / failed last time / since my knee op /
  since my divorce / since the baby came / a bit scared / 45 and unfit / no money for a coach /
  as a complete beginner / for my health / together with my brother / with my wife / my sister too /
  my dream since childhood / long time dream / my third attempt / student on a budget / recently divorced /
  just had a baby / no sense of rhythm / absolutely no discipline / on my bucket list / a lifelong dream /
  a bet with my brother / lost motivation last time / used to be fit / used to play in school /
  never managed before / thanks to my sister / due to my back / for my wife / with my dog /
  with my whole family / in spite of everything / like my sister / after my divorce / after having kids /
  mainly for fun / widowed last year / ex smoker / couch potato / not great with numbers /
  never had a teacher / always been lazy / lost my job / got a dog / had surgery in may / bought the book /
  burned out / low on cash / out of shape / out of practice / in my forties / at my age / at 58 / with adhd /
  with a bad knee / against all odds / for my girlfriend / for charity / for the third time / as a retiree /
  as usual / like a grown up / since corona / after my heart attack / doctor insists / wife insists /
  long story
`)

/** Where and how: behind a wish. */
export const MANNERS = listed(`
  with an app / with my brother / from home / without spending a fortune / on my phone / in my living room /
  at the gym / at the pool / with a coach / with a group / with zero budget / by bike / on foot / outdoors /
  from scratch / from zero / one step at a time / as cheaply as possible / on youtube / in nature /
  at my local library / with the pram / with patience / with pen and paper / without a teacher /
  without a car / via an app / using an app / nice and slow / for good
`)

/** What is said to whoever reads it, behind a wish. */
export const REMARKS = listed(`
  help! / lol / haha / where do i start? / what do you think? / this time for real / seriously /
  sounds easy right / that's it / i know i know / please be gentle / or so / need some help /
  any help appreciated / advice? / how should i start? / what should i do first? / you decide /
  not sure where to start / pinky promise / promise / i mean it / thank you so much / that would be great /
  that would be awesome / would be nice / if it works / etc / believe me / simple as that /
  before i die lol / one day / you know / opinions? / is it possible in that time? / too much to ask? /
  what would you suggest? / would you help me? / are you able to help? / make it happen / be strict with me /
  go easy on me / i know its late / not sure tho / rofl / imo / btw / pfff / argh / sigh / yay / woohoo /
  thanks a bunch / hope that helps / hope this works / cant wait / can't wait / lets do this /
  its now or never / last chance
`)

/** What stands in brackets. */
export const BRACKETS = listed(`
  choir / because of work / my dream / finally / for fun / i know, i know / again / for my mum / app /
  i hate it / my idea / god knows how / used to be good / on my phone / i know / sigh / the old one broke /
  seriously / on a budget / without a teacher / at 58 / help / if possible / my wife thinks im crazy /
  i am 61 / we just had a baby / it was his idea / gift from my wife / not alone / burnout
`)

/** What people begin with. */
export const GREETINGS = listed(`
  hi / hey there / so / well / hello again / so basically / long story short / hello, my name is anna /
  so here it is / first of all hi / hi coach / hiya / sorry if this is a dumb question / basically /
  to be honest / hello hello / ok look / lets see / i need help / please help / tough one /
  to cut a long story short / well you know / the truth is / err
`)

function listed(text: string): string[] {
  return text.split('/').map((clause) => clause.trim())
}
