import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const
const GOALS = [
  'learn guitar',
  'run a half marathon on 9 may',
  'write a novel',
  'get better at chess, 30 minutes a day',
]

/** What people put before a goal. It is none of its title, and no condition. */
const LEADS = `
    I've always wanted to / I've been meaning to / I've been wanting to / been wanting to / been meaning to
    I keep meaning to / I should really / I really should / I really ought to / I ought to / I need to finally
    I finally want to / finally going to / this is the year I / 2027 is the year I / my new year's resolution is to
    my resolution: / new years resolution: / my goal is simple: / my big goal: / my dream is to / I dream of being able to
    it's my dream to / it has always been my dream to / one of my dreams is to / on my bucket list: / bucket list item:
    bucket list: / top of my bucket list is to / the plan is to / my plan is to / plan: / our plan is to / the idea is to
    the goal is to / the aim is to / I'm aiming to / I aim to / I'm looking to / looking to / hoping to
    I'm hoping to be able to / thinking I might / I think I want to / I think it's time to / it's time to
    it's about time to / it is high time to / time for me to / I was thinking of trying to / I've decided it's time to
    I made up my mind to / I promised myself to / I promised my wife to / I promised my kids to / I told everyone I would
    I bet my friend I could / I made a bet to / I've been told to / my doctor told me to / my doctor wants me to
    doctor's orders: / my wife wants me to / my wife says I should / my boss wants me to / 
    my coach said I should / can you help me / can you help me to / could you help me / could you please help me to
    would you help me / please help me to / help me to / help: I need to / I need help to / I need a plan to
    I need your help to / give me a plan to / make me a plan to / make a plan for me to / write me a plan to
    create a plan to / set up a plan to / I'd like a plan to / I want a plan to / looking for a plan to / get me to
    how do I / how can I / how could I / how would I / what's the best way to / what is the best way to
    what would it take to / is it realistic to / is it possible to / would it be possible to / do you think I can
    do you think I could / can I / could I / I wonder if I can / I wish I could / if only I could / I'd give anything to
    nothing would make me happier than to / it would be great to / it would be nice to / would be nice to / would be cool to
    it'd be awesome to / I'd be so happy to / I'm determined to / I'm ready to / I'm excited to / I'm so ready to
    I'm keen to / keen to / dying to / itching to / I can't wait to / I feel like it's time to / I feel I should
    I guess I should / I suppose I need to / I have no choice but to / I have to / gotta / i gotta / I've got to / got to
    must / I must / I absolutely must / I desperately need to / I badly want to / I seriously need to / we want to
    we need to / my husband and I want to / my girlfriend and I would like to / our family wants to / as a family we want to
    for my 40th birthday I want to / for my mental health I want to / for myself I want to / just for fun I want to
    in my free time I'd like to / besides work I want to / after years of excuses I want to / after a long break I want to
    once and for all I want to / today I decided to / yesterday I decided to / last night I decided to / I've just decided to
    ok so I want to / so basically I want to / right so I need to / hey there, I'd love to / good evening, I would like to
    first goal: / goal number one: / goal 1: / my first goal is to / number one priority: / priority: / todo: / to do:
    task: / challenge: / my challenge: / my mission: / mission: / new project: / new hobby: / new habit: / project:
    personal goal: / fitness goal: / health goal: / money goal: / goal - / I set myself the goal to
    I set myself the goal of being able to / I've set a goal to / I have a goal: / I have one goal: / I have a goal to
    all I want is to / all I want to do is / the only thing I want is to / what I want is to / what I'd like is to
    what I really want is to / what I need to do is / the thing I want most is to / more than anything I want to
    most of all I want to / above all I want to / honestly I just want to / tbh I just want to / idk I just want to
    not gonna lie I want to / ngl I want to / I am trying to / I'm trying to / been trying to / trying to finally
    I've tried to / I would love nothing more than to / I'd really love to finally / I could do with a plan to
    I'm supposed to / I am supposed to / I was asked to / I've been asked to / I volunteered to / I agreed to
    I signed up to / I'm going to try to / I'll try to / I will try to / let's / let's try to / lets / let me / I'm gonna
    gonna / imma / i wanna / wanna / wannt to / want too / i wnat to / I waant to / id love to / id like to / i d like to
    i'dlike to / I whant to`
  .split(/\n| \/ /)
  .map((lead) => lead.trim())
  .filter((lead) => lead !== '')

test.each(LEADS)('%s …: the goal is as without it', (lead) => {
  for (const goal of GOALS) expect(factsOf(`${lead} ${goal}`), goal).toEqual(factsOf(goal))
})

function factsOf(sentence: string) {
  const { understood, missing } = understand(sentence, TODAY)
  const { what, also, per_week, weekdays, minutes, deadline, starts_on, amount, pattern } = understood
  const facts = { also, per_week, weekdays, minutes, deadline, starts_on, amount, pattern }
  return { ...facts, what: what?.toLowerCase(), isAsked: missing.includes('unread') }
}
