import type { Locator, Page } from 'playwright-core'

/** Whether a control has the focus. */
export const isFocused = (control: Locator) =>
  control.evaluate((element) => element === document.activeElement)

/** Controls in sight that Tab does not reach within one round, and where the focus is on nothing more often than between two rounds. */
export async function missedByTab(page: Page): Promise<string[]> {
  const all = await page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
    const controls = [
      ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ]
    const reached = controls.filter(
      (each) =>
        each.checkVisibility() && !each.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked)'),
    )
    reached.forEach((each, index) => (each.dataset['walk'] = String(index)))
    return reached.map((each) => each.outerHTML.slice(0, 120))
  })
  const seen = new Set<number>()
  let onNothing = 0
  for (let press = 0; press < all.length + 40 && seen.size < all.length; press += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body ? 'nothing' : (activeElement as HTMLElement).dataset['walk']
    })
    if (at === 'nothing') onNothing += 1
    else if (at !== undefined) seen.add(Number(at))
  }
  const missed = all.filter((_, index) => !seen.has(index))
  return onNothing > 1 ? [...missed, `the focus is lost ${onNothing} times`] : missed
}
