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

/** Lines of text that overlap. */
export function linesOnLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    const lines: { text: string; box: DOMRect }[] = []
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      // Words for screen readers alone are a pixel wide.
      if (!data.trim() || !parentElement?.checkVisibility() || parentElement.clientWidth === 1) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const box of range.getClientRects()) lines.push({ text: data.trim(), box })
    }
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.text !== one.text && overlap(one.box, other.box))
        .map((other) => `“${one.text}” and “${other.text}”`),
    )

    /** Letters may reach into the gap between two lines. */
    function overlap(one: DOMRect, other: DOMRect) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return wide > 1 && high > 5
    }
  })
}
