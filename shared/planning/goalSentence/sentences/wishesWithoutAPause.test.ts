import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-30', weekStart: 1 } as const
const STORIES = ['my boss is french', 'the kids have left home', 'my wife says im lazy', 'i hate my job']
const WISHES = [
  ', i should G',
  ' and gonna G',
  ' so trying to G',
  ', time to G',
  ' and its time to G',
  '. i must G',
  ' i need to G',
  " i'd love to G",
]

test.each(STORIES)('%s: the goal is what is wanted behind it', (story) => {
  for (const wish of WISHES) {
    const sentence = `${story}${wish.replace('G', 'swim every tuesday')}`
    const { understood, missing } = understand(sentence, TODAY)
    expect(understood, sentence).toMatchObject({ what: 'swim', weekdays: [2], also: [] })
    expect(missing, sentence).not.toContain('unread')
  }
})
