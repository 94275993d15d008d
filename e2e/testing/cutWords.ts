import type { Page } from 'playwright-core'

/**
 * The words of people's texts that end before their last letter although they are not alone on their line: cut by an
 * ellipsis, broken over two lines, or clipped without an ellipsis.
 */
export async function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('[dir=auto]')].filter((each) =>
      each.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }),
    )
    const facts = [...document.querySelectorAll<HTMLElement>('[data-fact]')].filter(isHalfSeen)
    return [...facts.map(({ dataset }) => `${dataset.fact} is half seen`), ...texts.flatMap(faultsIn)]

    function faultsIn(element: HTMLElement): string[] {
      const clip = clipOf(element)
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const faults: string[] = []
      while (walker.nextNode()) faults.push(...faultsOf(walker.currentNode as Text, clip))
      return faults.map((fault) => `${fault} in "${element.textContent}" (${element.className})`)
    }

    function isHalfSeen(fact: HTMLElement): boolean {
      const [{ left, right, top, width }, clip] = [fact.getBoundingClientRect(), clipOf(fact)]
      return width > 0 && top < clip.bottom - 2 && left < clip.right - 1 && right > clip.right + 1
    }

    /** The nearest element that clips a text, which may be the one that shows it. */
    function clipOf(element: HTMLElement): DOMRect {
      let each = element
      const isClip = ({ display, overflowX }: CSSStyleDeclaration) =>
        display !== 'inline' && overflowX !== 'visible'
      while (each.parentElement && !isClip(getComputedStyle(each))) each = each.parentElement
      return each.getBoundingClientRect()
    }

    function faultsOf(text: Text, clip: DOMRect): string[] {
      let line = Number.NaN
      let hasEllipsis = false
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const [whole, ...parts] = [...range.getClientRects()]
        if (!whole || whole.top >= clip.bottom - 1) return []
        const isFirst = !(Math.abs(whole.top - line) < 2)
        line = whole.top
        // On the line of an ellipsis a word has a second rectangle: what is left of it. Words after the ellipsis have none.
        const shown = parts.find((part) => Math.abs(part.top - whole.top) < 2)
        if (!shown && !isFirst && hasEllipsis) return []
        hasEllipsis = shown !== undefined
        const isShortened = shown !== undefined && shown.width > 0 && shown.width < whole.width - 0.5
        if (isShortened && !isFirst) return [`"${word}" is shortened`]
        const widest = Math.max(...parts.map(({ width }) => width + whole.width))
        if (!shown && parts.length > 0 && widest < clip.width) return [`"${word}" is broken`]
        const isClipped = !shown && (whole.right > clip.right + 1 || whole.left < clip.left - 1)
        return isClipped ? [`"${word}" is clipped`] : []
      })
    }
  })
}
