import { expect, test } from 'vitest'
import { derivedId } from './derivedId.ts'

const DNS = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'

test('an id is the UUID v5 of its name', () => {
  expect(derivedId(DNS, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2') // RFC 9562, A.4
})

// Each id was computed by Node's createHash('sha1'). With the namespace's 16 bytes the lengths lie around the ends of blocks.
test.each([
  [0, '4ebd0208-8328-5d69-8c44-ec50939c0967'],
  [1, '4f3f2898-69e3-5a0d-820a-c4e87987dbce'],
  [38, 'fa465dc7-82d5-5c3b-a5bb-9b8f3132a2b7'],
  [39, '5824f981-4282-59d4-9716-acb6d741350e'],
  [40, '39f39c20-db47-5131-8879-62f8f67f9014'],
  [47, '660c273c-8a00-5941-b6f4-8d0afed88966'],
  [48, '7280cc42-274a-5c4a-91fc-ae23f853eeb7'],
  [49, '69349718-028b-5ff0-a00f-c024ded6e6ee'],
  [103, '1cf1b329-74b7-50b0-a819-28e28c61c775'],
  [104, '31477a3f-211d-5651-b3ce-be7c82999e70'],
  [112, 'ab683ad5-4de4-5faf-bf37-0788e34176da'],
  [300, '39aaf90c-2a5a-5781-93dc-08baea928201'],
])('a name of %i characters', (length, id) => {
  expect(derivedId(DNS, 'a'.repeat(length))).toBe(id)
})

test.each([
  ['Übung', '7dd64c38-80df-5e98-9597-ac92e5cf4dd9'],
  ['日本', 'c545f148-2f1e-5792-8646-ecd64f3bb671'],
  ['😀', '52096f1e-2b44-5520-929f-9e587f0f4899'],
  ['%41 a+b', '7598e85d-eb6a-5235-9ee6-de337921b630'],
])('the name "%s" counts by its bytes in UTF-8', (name, id) => {
  expect(derivedId(DNS, name)).toBe(id)
})
