const CONTROLS = 'a[href], button, input'

/**
 * Notes what is typed and where the focus is in the page's own markup.
 *
 * @returns what puts both into the same controls of the app, once that has drawn the screen; where it shows another one, nothing happens
 */
export function fieldsOf(page: ParentNode): () => void {
  const noted = controlsIn(page).map((control) => ({
    control,
    isFocused: control === document.activeElement,
  }))
  return () => {
    const drawn = controlsIn(document)
    noted.forEach(({ control, isFocused }, nth) => {
      const own = drawn[nth]
      if (!own || nameOf(own) !== nameOf(control)) return
      if (isFocused) own.focus({ preventScroll: true })
      if (own instanceof HTMLInputElement && control instanceof HTMLInputElement) type(own, control)
    })
  }
}

function controlsIn(place: ParentNode): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(CONTROLS)]
}

/** What tells controls of a screen apart from those of another. */
function nameOf(control: HTMLElement): string {
  return `${control.tagName} ${control.id} ${control.getAttribute('href')} ${control.textContent}`
}

function type(field: HTMLInputElement, { value, selectionStart, selectionEnd }: HTMLInputElement): void {
  if (value === '') return
  field.value = value
  field.setSelectionRange(selectionStart, selectionEnd)
}
