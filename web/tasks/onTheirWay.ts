import type { QueueState, Waiting } from '#web/offline/queue.ts'
import { heldUpBy } from '#web/offline/turns.ts'
import { dependsOn } from './dependsOn.ts'

/** The changes that the device holds and that go as soon as they can: neither stuck nor held up by one that is. */
export function onTheirWay({ waiting, unkept }: Pick<QueueState, 'waiting' | 'unkept'>): Waiting[] {
  const stuck = waiting.filter((entry) => entry.stuck !== undefined)
  const aside = new Set([...stuck, ...stuck.flatMap((entry) => heldUpBy(entry, waiting, dependsOn))])
  return waiting.filter((entry) => !aside.has(entry) && unkept.get(entry.key) !== 'yet')
}
