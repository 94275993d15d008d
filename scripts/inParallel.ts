import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Runs scripts of package.json beside each other; what each says is shown when it ends.
 *
 * @returns whether all succeeded
 */
export async function inParallel(names: readonly string[]): Promise<boolean> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = names.map((name) => [name, scripts[name] ?? 'false'] as const)
  return allSucceed(commands)
}

/** The same for any commands of the shell. @param commands with the names that they are shown by */
export async function allSucceed(commands: readonly (readonly [name: string, command: string])[]) {
  const results = await Promise.all(commands.map(([name, command]) => succeeds(name, command)))
  return results.every(Boolean)
}

async function succeeds(name: string, command: string): Promise<boolean> {
  const began = performance.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => (said += words))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n${said.trim()}`.trimEnd())
  return status === 0
}
