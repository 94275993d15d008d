/** Removes the link of a file that could not be loaded: the bundler asks for none that the document names, also where it failed. */
export function removeFailedStyles(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLLinkElement && target.remove(), true)
}
