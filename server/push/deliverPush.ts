import { mayGo } from '#shared/notifications/mayGo.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { DueKinds, DueMoment } from '#server/kit/due/dueKind.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { readSettings } from '#server/settings/settings.ts'
import { PUSH, type PushJob, setPush } from './duePush.ts'
import { encryptPush } from './encryptPush.ts'
import { judgeAnswer } from './judgeAnswer.ts'
import { readUntold } from './untold.ts'
import { ttlOf, writePush } from './writePush.ts'

/** Pushes to browsers. A server that dies between the service's answer and the end of the moment sends one twice, with one id and topic. */
export const DUE_PUSHES: DueKinds = {
  [PUSH]: {
    clock: 'trusted',
    horizon: 86_400,
    atOnce: 50,
    claimSeconds: 30, // longer than a call may take
    retries: { first: 10, longest: 300, giveUpAfter: 3600 }, // of what fails on this side
    deliver: deliverPush,
  },
}

async function deliverPush(deps: Deps, moment: DueMoment, now: Date): Promise<void> {
  const job: PushJob = JSON.parse(moment.payload ?? '')
  const person = await personOf(deps.db, moment.ownerId as UserId)
  const subscription = person && (await readTarget(deps, person, job.subscriptionId))
  if (!subscription) return
  const [newest, ...others] = await readUntold(deps, person, job.noticeIds, now)
  if (!newest || !(job.isTest || (await isWanted(deps, person, newest.kind, now)))) return
  const until = new Date(new Date(newest.created_at).getTime() + ttlOf(newest.kind) * 1000)
  if (until <= now) return
  const { endpoint, session_id: sessionId } = subscription
  const push = await writePush(deps, [newest, ...others], { person, sessionId }, now)
  const answer = await deps.outbound.call({
    url: endpoint,
    method: 'POST',
    headers: {
      ...push.headers,
      Authorization: await deps.vapid.authorizationFor(endpoint),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
    },
    body: encryptPush(Buffer.from(push.text), subscription),
    maxBytes: 4096,
  })
  const verdict = judgeAnswer(answer, { failures: job.failures, until, now })
  switch (verdict.kind) {
    case 'taken':
      return markTaken(deps, person, job.subscriptionId, now)
    case 'gone':
      return removeGone(deps, person, job.subscriptionId)
    case 'later':
      return setPush(deps.db, person.id, { ...job, failures: job.failures + 1 }, verdict.at, moment.subject)
    case 'refused':
      deps.log.warn({ host: new URL(endpoint).host, reason: verdict.reason }, 'A push was not taken')
  }
}

type Target = { endpoint: string; session_id: string; p256dh: Buffer; auth: Buffer }

async function readTarget({ db }: Deps, { id: userId }: Person, id: string): Promise<Target | undefined> {
  const [row] = await db.read<Target>(READ, [userId, id])
  return row
}

const READ =
  'select endpoint, session_id, p256dh, auth from push_subscriptions where user_id = $1 and id = $2'

/** A push that waited for another try may have been muted meanwhile. */
async function isWanted(
  { db }: Deps,
  { id }: Person,
  kind: Parameters<typeof mayGo>[1],
  now: Date,
): Promise<boolean> {
  return mayGo(await readSettings(db, id), kind, 'push', now)
}

function markTaken(deps: Deps, person: Person, id: string, now: Date): Promise<void> {
  return change(deps, person, async (tx) => {
    const marked = await tx.query(MARK, [person.id, id, now])
    if (marked.length > 0) tx.changed(person.id, 'push_subscriptions', id, 'update')
  })
}

const MARK = 'update push_subscriptions set last_success_at = $3 where user_id = $1 and id = $2 returning id'

function removeGone(deps: Deps, person: Person, id: string): Promise<void> {
  return change(deps, person, async (tx) => {
    const gone = await tx.query(REMOVE, [person.id, id])
    if (gone.length > 0) tx.changed(person.id, 'push_subscriptions', id, 'delete')
  })
}

const REMOVE = 'delete from push_subscriptions where user_id = $1 and id = $2 returning id'
