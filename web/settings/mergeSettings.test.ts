import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TIME_FORMATS } from '#shared/settings/choices.ts'
import { THEMES } from '#shared/settings/looks.ts'
import { mergeSettings, type Mirrored, NEVER_MET } from './mergeSettings.ts'

const values: fc.Arbitrary<Mirrored> = fc.record({
  darkMode: fc.constantFrom(true, false, null),
  themeColor: fc.constantFrom(...THEMES),
  time_format: fc.constantFrom(...TIME_FORMATS),
  soundEnabled: fc.boolean(),
  single_key_shortcuts: fc.boolean(),
  gamificationEnabled: fc.boolean(),
})

test('what was chosen on the device before it met the server is sent', () => {
  const device = { ...NEVER_MET, themeColor: 'blue', darkMode: false } as const
  expect(mergeSettings(device, NEVER_MET, NEVER_MET)).toEqual({
    take: {},
    send: { themeColor: 'blue', darkMode: false },
  })
})

test('what was chosen elsewhere is taken, also where the device has chosen too', () => {
  const server = { ...NEVER_MET, themeColor: 'red', soundEnabled: true } as const
  const device = { ...NEVER_MET, themeColor: 'blue', single_key_shortcuts: false } as const
  expect(mergeSettings(device, NEVER_MET, server)).toEqual({
    take: { themeColor: 'red', soundEnabled: true },
    send: { single_key_shortcuts: false },
  })
})

test('a device that changed nothing since it met one person sends nothing of that to the next', () => {
  const device = { ...NEVER_MET, themeColor: 'blue' } as const
  expect(mergeSettings(device, device, NEVER_MET)).toEqual({ take: { themeColor: 'gold' }, send: {} })
})

test('after a merge device and server agree, and a second one does nothing', () => {
  fc.assert(
    fc.property(values, values, values, (device, base, server) => {
      const { take, send } = mergeSettings(device, base, server)
      const [here, there] = [
        { ...device, ...take },
        { ...server, ...send },
      ]
      expect(here).toEqual(there)
      expect(mergeSettings(here, there, there)).toEqual({ take: {}, send: {} })
    }),
  )
})
