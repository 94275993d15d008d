import type { Page } from 'playwright-core'

/** Whether the page is wider than its window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
}

/** Controls in sight that are smaller than 44 px, save links inside of a sentence (WCAG 2.2, 2.5.8 exempts them). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('a, button, input, select, textarea')
    return [...controls].flatMap((control) => {
      const isInline = control.tagName === 'A' && control.parentElement?.tagName === 'P'
      const { width, height } = targetOf(control)
      const isSmall = width > 0 && (Math.round(width) < 44 || Math.round(height) < 44)
      return isSmall && !isInline && control.checkVisibility()
        ? [`${control.outerHTML.slice(0, 120)} ${width}x${height}`]
        : []
    })

    /** A drawing may be smaller than what can be pressed: its `::before` reaches beyond it, or its label does. */
    function targetOf(control: HTMLElement) {
      const box = control.getBoundingClientRect()
      const reach = getComputedStyle(control, '::before')
      if (reach.content === 'none' || reach.position !== 'absolute') return box
      const [top, right, bottom, left] = [reach.top, reach.right, reach.bottom, reach.left].map(
        (each) => -Number.parseFloat(each),
      )
      return {
        width: box.width + (left ?? 0) + (right ?? 0),
        height: box.height + (top ?? 0) + (bottom ?? 0),
      }
    }
  })
}
