let keep: () => void = () => {}

/** Calls this before a screen that failed is taken away. */
export function keepBeforeFailure(work: () => void): void {
  keep = work
}

/** The screen is still there, and is about to be replaced. */
export function beforeFailure(): void {
  keep()
}
