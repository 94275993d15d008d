import { Claim, ClaimPage } from '#shared/claims/claim.ts'
import type { NewTask } from '#shared/tasks/task.ts'
import { aTask, read, type TestServer } from '#server/testing.ts'
import { becomePartners } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'

/** Two partners. */
export async function twoPartners(server: TestServer) {
  const [ann, ben] = [await server.signUp({ name: 'Ann' }), await server.signUp({ name: 'Ben' })]
  await becomePartners(ann, ben)
  return { ann, ben }
}

/** Completes a new task without a date, which must be taken. @returns its id */
export async function completed(person: TestPerson, more: Partial<NewTask>): Promise<string> {
  const task = aTask({ scheduled_date: null, scheduled_time: null, ...more })
  for (const answer of [await person.post('/api/tasks', task), await person.act(task.id, 'complete')])
    if (answer.status >= 300) throw new Error(`${answer.status}: ${await answer.text()}`)
  return task.id
}

export type Role = 'owner' | 'witness'

export const claimsOf = async (person: TestPerson, role: Role = 'owner', more = '') =>
  (await read(ClaimPage, person.get(`/api/claims?role=${role}${more}`))).items

/** A claim that Ann has opened and Ben may judge. */
export async function aClaim(server: TestServer, more: Partial<NewTask> = {}) {
  const { ann, ben } = await twoPartners(server)
  const taskId = await completed(ann, { accountability_type: 'partner', witness_id: ben.id, ...more })
  const [claim] = await claimsOf(ann)
  if (!claim) throw new Error('No claim was opened')
  return { ann, ben, taskId, claim }
}

export const readClaim = (person: TestPerson, id: string) => read(Claim, person.get(`/api/claims/${id}`))

/** Does something to a claim. @returns the status, and the claim where it is answered */
export async function act(person: TestPerson, id: string, action: string, body: object = {}) {
  const answer = await person.post(`/api/claims/${id}/${action}`, body)
  const json: unknown = await answer.json()
  return { status: answer.status, claim: answer.status === 200 ? Claim.parse(json) : null, json }
}
