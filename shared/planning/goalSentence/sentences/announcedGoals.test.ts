import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const
const PAIRS = [
  ['learn guitar', 'read 20 books this year'],
  ['lose 5 kg by june', 'write a novel'],
  ['practise yoga 3 times a week', 'find a new job'],
] as const

/** `G` is the second goal. */
const JOINS =
  `, and also G / . I also want to G / and i'd also love to G / . On the side I want to G / . At the same time I want to G
  , and while i'm at it G / . Apart from that I need to G / . And another thing: I want to G / . Next to that G / . Once that is done, G
  . Oh and i need to G too / . Second goal: G / . In addition, G / ; G`
    .split(/\n| \/ /)
    .map((join) => join.trim())

test.each(JOINS)('… %s: the second goal is one of its own, and none of its facts the first one’s', (join) => {
  for (const [first, second] of PAIRS) {
    const said = join.replace('G', second)
    const sentence = /^[a-z]/.test(said) ? `${first} ${said}` : `${first}${said}`
    const { understood, missing } = understand(sentence, TODAY)
    const alone = understand(first, TODAY).understood
    const { what, deadline, per_week, minutes } = alone
    expect(understood, sentence).toMatchObject({ what, deadline, per_week, minutes, also: [second] })
    expect(missing, sentence).not.toContain('unread')
  }
})
