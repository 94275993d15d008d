import { StartError } from './startError.ts'

/** Runs a program of the command line. One that fails says so in one sentence, never with a stack, and ends with code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${inOneSentence(error)}\n`)
    process.exit(1)
  }
}

function inOneSentence(error: unknown): string {
  if (error instanceof StartError) return error.message
  const reason = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && 'syscall' in error && 'path' in error) {
    return `${String(error.path)} cannot be used (${reason}): set DATA_DIR to a folder that this user may write.`
  }
  return `This did not work: ${reason.trim()}.`.replace(/\.\.$/, '.')
}
