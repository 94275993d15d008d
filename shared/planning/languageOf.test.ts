import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { englishOnly } from './languageOf.ts'

test.each([
  ['Ich möchte Spanisch lernen, jeden Tag 30 Minuten', /^Ich verstehe/],
  ['Je veux apprendre le piano', /^Je ne/],
  ['Quiero aprender inglés para mi trabajo', /^Por ahora/],
  ['Vorrei imparare a suonare la chitarra ogni giorno', /^Per ora/],
  ['Quero aprender a nadar até maio', /^Por enquanto/],
  ['Ik wil graag Spaans leren', /^Ik begrijp/],
])('"%s" is answered in its language', (text, answer) => {
  expect(englishOnly(text)).toMatch(answer)
})

test('no English sentence is taken for another language', () => {
  const file = readFileSync(new URL('./goalSentence/sentences.test.ts', import.meta.url), 'utf8')
  const sentences = [...file.matchAll(/^\s*\[?\s*['"`]([^'"`]{8,})['"`],/gm)].map(([, text = '']) => text)
  expect(sentences.length).toBeGreaterThan(100)
  for (const sentence of sentences) expect(englishOnly(sentence), sentence).toBe(null)
})
