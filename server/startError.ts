/** A start that cannot work. Its message is one sentence that says what to do; the program shows it and ends with code 1. */
export class StartError extends Error {
  override name = 'StartError'
}
