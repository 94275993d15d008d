import type { UserId } from '#server/kit/db/userId.ts'

/** A part of the product that follows whose streams are open on this server. Nothing that it is asked for fails. */
export type Attendant = {
  /** A person's first stream here was opened. */
  opened: (userId: UserId) => Promise<void>
  /** A person's last stream here has ended. */
  closed: (userId: UserId) => Promise<void>
  /** Again and again while somebody listens, and soon after somebody begins or ends. @param listening all who do */
  beat: (listening: readonly UserId[]) => Promise<void>
}

/** How soon a beat follows what asks for one, so that many together are one. Milliseconds. */
const SOON_MS = 100

/** Calls the attendants, one beat at a time. */
export function createAttendants(listening: () => readonly UserId[]) {
  const attendants: Attendant[] = []
  const underWay = new Set<Promise<unknown>>()
  let beating: Promise<void> | null = null
  let soon: ReturnType<typeof setTimeout> | undefined
  let isStopped = false

  function beat(): Promise<void> {
    if (isStopped) return Promise.resolve()
    beating ??= beatAll().finally(() => (beating = null))
    return beating
  }

  async function beatAll() {
    for (const attendant of attendants) await attendant.beat(listening())
  }

  function beatSoon() {
    if (isStopped || attendants.length === 0) return
    soon ??= setTimeout(() => {
      soon = undefined
      void beat()
    }, SOON_MS)
  }

  function note(work: (attendant: Attendant) => Promise<void>) {
    if (isStopped) return
    for (const attendant of attendants) {
      const noting = work(attendant).finally(() => underWay.delete(noting))
      underWay.add(noting)
      void noting.then(beatSoon)
    }
  }

  return {
    add: (attendant: Attendant) => void attendants.push(attendant),
    opened: (userId: UserId) => note((attendant) => attendant.opened(userId)),
    closed: (userId: UserId) => note((attendant) => attendant.closed(userId)),
    beat: () => void beat(),
    beatSoon,
    async stop() {
      isStopped = true
      clearTimeout(soon)
      await Promise.all([beating, ...underWay])
    },
  }
}
