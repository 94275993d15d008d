import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const THEMES = ['gold', 'blue', 'green', 'purple', 'red']
const MODES = ['dark', 'light']
const looks = MODES.flatMap((mode) => THEMES.map((theme) => ({ mode, theme })))

const NEUTRALS = ['canvas', 'surface', 'raised', 'overlay', 'sunken']
const DOMAINS = ['indigo', 'orange', 'teal', 'cyan', 'lime', 'rose'].map((name) => `domain-${name}`)
const RARITIES = ['common', 'rare', 'epic', 'legendary'].map((name) => `rarity-${name}`)
const TEXTS = ['text', 'text-muted', 'text-faint', 'accent', 'success', 'warning', 'danger', 'info']

/** Every text on every background it may be shown on: WCAG 2.2, 1.4.3. */
const TEXT_PAIRS = [
  ...[...TEXTS, ...DOMAINS, ...RARITIES].flatMap((text) => NEUTRALS.map((ground) => [text, ground])),
  ['accent-on-fill', 'accent-fill'],
  ['accent-on-fill', 'accent-fill-hover'],
  ['accent', 'accent-soft'],
  ['text', 'accent-soft'],
]
/** Every edge that carries meaning, on every background: 1.4.11. The focus ring is the accent, tested above. */
const EDGE_PAIRS = [
  ...['border-strong', 'accent-border'].flatMap((edge) => NEUTRALS.map((ground) => [edge, ground])),
  ['accent-meter', 'track'],
  ...NEUTRALS.map((ground) => ['accent-meter', ground]),
]

const css = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')

test.each(looks)('all text of $theme in $mode mode can be read', (look) => {
  expect(tooFaint(look, TEXT_PAIRS, 4.5)).toEqual([])
})

test.each(looks)('all edges of $theme in $mode mode can be seen', (look) => {
  expect(tooFaint(look, EDGE_PAIRS, 3)).toEqual([])
})

test('gold is gold in light mode too, with dark words on it', () => {
  const look = { mode: 'light', theme: 'gold' }
  expect(colour(look, 'accent-fill')).toBe('#efbc43')
  expect(luminance(colour(look, 'accent-on-fill') ?? '')).toBeLessThan(0.05)
})

test('all ten looks are written down', () => {
  expect(looks.filter((look) => colour(look, 'accent') === undefined)).toEqual([])
})

function tooFaint(look: Look, pairs: string[][], least: number): string[] {
  return pairs.flatMap(([front = '', ground = '']) => {
    const ratio = contrast(colour(look, front) ?? '', colour(look, ground) ?? '')
    return ratio >= least ? [] : [`${front} on ${ground}: ${ratio.toFixed(2)}`]
  })
}

type Look = { mode: string; theme: string }

/** The value of a token as the page would compute it: the theme's block first, then the mode's. */
function colour({ mode, theme }: Look, token: string): string | undefined {
  return (
    valueIn(`[data-mode='${mode}'][data-theme='${theme}']`, token) ??
    valueIn(`[data-mode='${mode}']`, token) ??
    (token === 'accent-meter' ? colour({ mode, theme }, 'accent-fill') : undefined)
  )
}

function valueIn(selector: string, token: string): string | undefined {
  const blocks = [...css.matchAll(/(?<selectors>[^{}]+)\{(?<body>[^{}]*)\}/g)]
  const block = blocks.find(({ groups }) =>
    groups?.['selectors']?.split(',').some((each) => each.trim() === selector),
  )
  return new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(block?.groups?.['body'] ?? '')?.[1]
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** WCAG 2.2, relative luminance of an sRGB colour. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
