import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism, setPriority } from 'node:os'
import type { Logger } from 'pino'
import { AppError, invalidField } from '#shared/errors.ts'
import { createFairQueue } from '#server/kit/queue/fairQueue.ts'
import type { EncodedPicture, Files } from '../files.ts'
import type { AskedPicture, PictureAnswer } from './encodePicture.ts'

/** At least two, so that one bad picture leaves a process to the others. */
const PROCESSES = Math.max(2, Math.floor(availableParallelism() / 2))
/** A picture takes a second, or many on a machine that is busy. What takes so long is ended with its process. Milliseconds. */
const LONGEST_MS = 45_000
/** Below the threads beside the event loop (5): a picture takes a second, and nobody else should wait for it. */
const NICENESS = 10
/** A process without work ends after so long. Milliseconds. */
const IDLE_MS = 20_000

const inTurn = createFairQueue('pictures', {
  total: { running: PROCESSES, waiting: 128 },
  account: { running: 1, waiting: 16 },
})

type World = {
  log: Logger
  longestMs?: number
  /** The module that each process runs. */
  module?: URL
}

/**
 * Encodes pictures in processes of their own, each with one at a time: the code that reads what strangers sent shares no memory
 * with the server, knows none of its secrets and can be ended. The first picture starts the first process, and with it loads
 * the library.
 */
export function createEncoder({
  log,
  longestMs = LONGEST_MS,
  module = new URL('./process.ts', import.meta.url),
}: World): Files['encode'] {
  /** Each with what ends it. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>()

  function take(): ChildProcess {
    for (const [child, ending] of idle) {
      clearTimeout(ending)
      idle.delete(child)
      if (child.connected) return child
    }
    return start(module)
  }

  function giveBack(child: ChildProcess) {
    const ending = setTimeout(() => {
      idle.delete(child)
      child.kill('SIGKILL')
    }, IDLE_MS)
    idle.set(child, ending.unref())
  }

  async function encode(asked: AskedPicture): Promise<EncodedPicture> {
    const child = take()
    const answer = await ask(child, asked, longestMs)
    if (typeof answer === 'string') {
      child.kill('SIGKILL')
      log.warn({ purpose: asked.purpose, answer }, 'The encoding of a picture was ended')
      throw answer === 'ended'
        ? invalidField('file', BROKEN)
        : new AppError('unavailable', BUSY, { retry_after: 30 })
    }
    giveBack(child)
    if (!('refused' in answer)) return answer
    throw invalidField('file', answer.refused === 'pixels' ? TOO_MANY_PIXELS : BROKEN)
  }

  return (paths, purpose, person) =>
    inTurn({ network: 'people', account: person.id }, () =>
      encode({ ...paths, purpose, longestSeconds: Math.ceil(longestMs / 1000) }),
    )
}

const BUSY = 'The server is busy. Please try again in a moment.'
const BROKEN = 'This picture cannot be read'
const TOO_MANY_PIXELS = 'This picture has more than 50 megapixels'

/** With nothing of the server's environment, and less urgent than the server and the database. */
function start(module: URL): ChildProcess {
  const child = fork(module, [], {
    env: { MALLOC_ARENA_MAX: '2' },
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.on('error', () => {}) // its work hears of it by its end
  if (child.pid !== undefined) lowerPriority(child.pid)
  child.unref()
  child.channel?.unref()
  return child
}

function lowerPriority(pid: number) {
  try {
    setPriority(pid, NICENESS)
  } catch {} // it may have ended already
}

/** The answer of a process, or that it has `ended` without one, or was `late`. */
function ask(
  child: ChildProcess,
  asked: AskedPicture,
  longestMs: number,
): Promise<PictureAnswer | 'ended' | 'late'> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end('late'), longestMs)
    const onMessage = (answer: unknown) => end(answer as PictureAnswer)
    const onExit = () => end('ended')
    function end(answer: PictureAnswer | 'ended' | 'late') {
      clearTimeout(timer)
      child.off('message', onMessage).off('exit', onExit)
      resolve(answer)
    }
    child.on('message', onMessage).on('exit', onExit)
    child.send(asked, (error) => {
      if (error) end('ended')
    })
  })
}
