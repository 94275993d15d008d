import { expect, test } from 'vitest'
import { foreignLanguage } from './foreignLanguage.ts'

test.each([
  ['Ich möchte Spanisch lernen, 3 mal pro Woche', 'de'],
  ['spanisch lernen bis juni, 30 minuten täglich', 'de'],
  ['Ich will einen Marathon laufen', 'de'],
  ['mit dem Rauchen aufhören', 'de'],
  ['Je veux apprendre l’anglais', 'fr'],
  ['courir un marathon avec mes amis cette semaine', 'fr'],
  ['Bonjour', 'fr'],
  ['Quiero aprender inglés', 'es'],
  ['ahorrar 500 euros cada mes', 'es'],
  ['hola', 'es'],
  ['Voglio imparare il tedesco', 'it'],
  ['vorrei smettere di fumare', 'it'],
  ['Quero aprender inglês', 'pt'],
  ['gostaria de correr 3 vezes por semana', 'pt'],
  ['Ik wil Spaans leren', 'nl'],
  ['elke dag 30 minuten hardlopen', 'nl'],
  ['jag vill lära mig spanska', 'sv'],
  ['jeg vil gerne lære spansk', 'da'],
  ['chcę nauczyć się angielskiego', 'pl'],
  ['İngilizce öğrenmek istiyorum', 'tr'],
  ['英語を勉強したい', 'ja'],
  ['我想学英语', 'zh'],
  ['영어를 배우고 싶어요', 'ko'],
  ['Я хочу выучить английский', 'ru'],
  ['أريد أن أتعلم الإنجليزية', 'ar'],
  ['אני רוצה ללמוד אנגלית', 'he'],
  ['Θέλω να μάθω αγγλικά', 'el'],
])('%s is %s', (text, language) => {
  expect(foreignLanguage(text)).toBe(language)
})

test.each([
  'walk the Camino de Santiago in May',
  'learn to say mañana and gracias',
  'cook coq au vin for my mother',
  'play the Mondscheinsonate',
  'mein kampf essay due friday', // one word is no language beside English ones
  'visit San Francisco and Los Angeles',
  'prep for die hard marathon',
  'gym mon wed fri',
  'yoga',
  'B1 in german until May',
  'read Les Misérables',
  'call José tomorrow at 5pm',
  '😀 run',
  '',
  '1234',
])('%s is not taken for another language', (text) => {
  expect(foreignLanguage(text)).toBeNull()
})

test('a script is the language of a message when more than half of its letters are of it', () => {
  expect(foreignLanguage('да no')).toBeNull()
  expect(foreignLanguage('дай no')).toBe('ru')
  expect(foreignLanguage('д')).toBeNull()
  expect(foreignLanguage('да')).toBe('ru')
})
