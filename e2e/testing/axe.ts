import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { walked } from '#server/testing/walks.ts'

const MODES = ['dark', 'light']
const THEMES = ['gold', 'blue', 'green', 'purple', 'red']
export const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }

/**
 * What axe finds: all of it at both widths in the first look; the other looks differ in nothing but colour, themes at one. A run
 * that is not whole has the first look at the first width.
 */
export async function faultsInAllLooks(page: Page, themes = THEMES): Promise<string[]> {
  const found: string[] = []
  for (const size of walked([WIDE, NARROW])) {
    await page.setViewportSize(size)
    const worn = size === WIDE ? themes : themes.slice(0, 1)
    const looks = MODES.flatMap((mode) => worn.map((theme) => [mode, theme] as const))
    for (const [mode, theme] of walked(looks)) {
      await wear(page, mode, theme)
      const here = await faults(page, mode === MODES[0] && theme === THEMES[0] ? [] : ['color-contrast'])
      found.push(...here.map((fault) => `${size.width} ${mode} ${theme} ${fault}`))
    }
  }
  return found
}

/** Puts a look on and waits until it is painted. */
async function wear(page: Page, mode: string, theme: string) {
  await page.evaluate(
    ([nextMode, nextTheme]) => {
      Object.assign(document.documentElement.dataset, { mode: nextMode, theme: nextTheme })
      return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    },
    [mode, theme],
  )
}

/** What axe finds, with the element, so that a failure says where to look. @param rules only these; empty: all */
export async function faults(page: Page, rules: string[] = []): Promise<string[]> {
  // Half a megabyte, once a page.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (only) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run({
        ...(only.length > 0 && { runOnly: only }),
        resultTypes: ['violations'], // of what passes it would describe each element too
        selectors: false,
      }),
    rules,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))
}
