import { VERDICT_HOURS } from '#shared/claims/nextState.ts'
import { SETTINGS_FIELDS } from '#shared/settings/settings.ts'
import type { Tx } from '#server/kit/db/database.ts'
import { newId } from '#server/kit/db/newId.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import type { BatchedFollower } from '#server/kit/facts/batchedFollower.ts'
import type { Facts } from '#server/kit/facts/facts.ts'
import { CLAIM_CHECK, CLAIM_SILENCE, CLAIM_TO_JUDGE, TEAM_CLAIM_TO_JUDGE } from './dueNames.ts'

/** SQL: the partner or the team that witnesses the task `t`: the one it names where they may, else the default, else nobody. */
const WITNESS = `
  case t.accountability_type
    when 'partner' then (
      select p.partner_id from partners p
      where p.user_id = t.user_id and p.state = 'active' and (p.partner_id = t.witness_id or p.is_default)
      order by p.partner_id = t.witness_id desc nulls last limit 1)
    when 'team' then (
      select m.team_id from my_teams m
      where m.user_id = t.user_id and (m.team_id = t.witness_id or m.is_default)
      order by m.team_id = t.witness_id desc nulls last limit 1)
  end`

const COLUMNS = `user_id, id, task_id, title, type, witness_id, state, local_date, opened_at, proof_until, verdict_until, late, judges`

/** SQL: minutes for proof, of the settings `s`. */
const MINUTES = `coalesce(s.default_proof_time_minutes, ${SETTINGS_FIELDS.default_proof_time_minutes.initial})`

/**
 * SQL: the values of {@link COLUMNS} of a claim whose task `t` was completed, with its `witness`, as `shared/claims/nextState.ts`
 * says (`opening`).
 *
 * @param id, date, now SQL: the claim's id, the completion's day and its arrival
 */
const valuesOf = ({ id, date, now }: { id: string; date: string; now: string }) => `
  t.user_id, ${id}, t.id, t.title, t.accountability_type, t.witness, 'open', ${date}, ${now},
  ${now} + make_interval(mins => ${MINUTES}),
  ${now} + make_interval(mins => ${MINUTES}, hours => ${VERDICT_HOURS}),
  coalesce(t.scheduled_date < ${date}, false),
  case when t.accountability_type = 'partner' and t.witness is not null then array[t.witness] else '{}'::uuid[] end`

/** SQL: of the claims of a person silence ends the first one first, and that sets the moment of the next. */
const LATER_ONES_WAIT = `due_moments.kind <> '${CLAIM_SILENCE}' or excluded.due_at < due_moments.due_at`

/** SQL: a moment that was set before is set anew, also while a server is about to do it: the notice then includes this claim, too. */
const ANEW = `
    on conflict (owner_id, kind, subject) do update set
      due_at = excluded.due_at, try_at = excluded.try_at, attempts = 0, claim = null
    where ${LATER_ONES_WAIT}`

/** SQL: what is due with the claims of a relation, at its moments. @param now SQL: their arrival */
const momentsOf = (claims: string, now: string) => `
  select c.user_id, '${CLAIM_SILENCE}', c.user_id, c.verdict_until, c.verdict_until from ${claims} c
  union all
  select c.user_id, '${CLAIM_CHECK}', c.id, c.proof_until, c.proof_until from ${claims} c where c.type = 'ai'
  union all
  select c.witness_id, case c.type when 'team' then '${TEAM_CLAIM_TO_JUDGE}' else '${CLAIM_TO_JUDGE}' end, c.user_id, ${now}, ${now}
  from ${claims} c where c.witness_id is not null`

/** SQL: relations that open the claims of completed tasks, all of which have none yet: `claimed`, and those of its witnesses and moments. */
const openedBy = (done: string) => `
  claimed as (
    insert into claims (${COLUMNS})
    select ${valuesOf({ id: 't.claim_id', date: 't.earned_on', now: 't.now' })}
    from (select t.*, ${WITNESS} as witness from ${done} t where t.accountability_type <> 'self') t
    left join settings s on s.user_id = t.user_id
    returning *
  ), judged_by_partners as (
    insert into claims_to_judge (user_id, claim_id, owner_id, type, state, opened_at, verdict_until)
    select c.witness_id, c.id, c.user_id, c.type, c.state, c.opened_at, c.verdict_until from claimed c
    where c.type = 'partner' and c.witness_id is not null
  ), judged_by_teams as (
    insert into team_claims (team_id, claim_id, owner_id, state, opened_at, verdict_until)
    select c.witness_id, c.id, c.user_id, c.state, c.opened_at, c.verdict_until from claimed c
    where c.type = 'team' and c.witness_id is not null
  ), claims_due as (
    insert into due_moments (owner_id, kind, subject, due_at, try_at) ${momentsOf('claimed', 'c.opened_at')}
    ${ANEW}
  )`

/** Opens the claims of tasks that are completed by one statement. One that was withdrawn is opened again in a transaction alone. */
export const openClaims: BatchedFollower = {
  values: { claim_id: { type: 'uuid', of: newId } },
  row: `(t.accountability_type = 'self' or not exists (select from claims c where c.user_id = t.user_id and c.task_id = t.id))`,
  adds: {
    where: `t.accountability_type <> 'self'`,
    changes: `jsonb_build_array(jsonb_build_object('table', 'claims', 'id', me.claim_id, 'op', 'insert'))`,
    relations: openedBy,
  },
}

/**
 * Opens the claim of a task that was just completed, or opens it again where it was withdrawn. One that is decided stays as it is.
 * The person is locked. A task of type self has none.
 */
export async function openClaim(
  inside: Inside,
  { id: userId }: { id: PersonId },
  { task_id: taskId, accountability_type, date }: Facts['task.completed'],
): Promise<void> {
  if (accountability_type === 'self') return
  const { db: tx } = inside
  const now = inside.now()
  const [was] = await tx.query<Asked>(ASKED_BEFORE, [userId, taskId])
  const [opened] = await tx.query<Opened>(OPEN, [userId, taskId, newId(), date, now])
  if (!opened) return
  const { id, type, witness_id: witness, opened_at, proof_until, verdict_until } = opened
  tx.changed(userId, 'claims', id, was ? 'update' : 'insert')
  const moments = [
    { owner: userId, kind: CLAIM_SILENCE, subject: userId, at: verdict_until },
    ...(type === 'ai' ? [{ owner: userId, kind: CLAIM_CHECK, subject: id, at: proof_until }] : []),
    ...(witness && type === 'partner'
      ? [{ owner: witness, kind: CLAIM_TO_JUDGE, subject: userId, at: now }]
      : []),
    ...(witness && type === 'team'
      ? [{ owner: witness, kind: TEAM_CLAIM_TO_JUDGE, subject: userId, at: now }]
      : []),
  ]
  if (was) await forgetAsked(tx, opened, was)
  if (witness)
    await tx.query(type === 'team' ? ASK_TEAM : ASK, [witness, id, userId, opened_at, verdict_until])
  await tx.query(SET_DUE, [
    moments.map(({ owner }) => owner),
    moments.map(({ kind }) => kind),
    moments.map(({ subject }) => subject),
    moments.map(({ at }) => at),
  ])
}

type Opened = {
  id: string
  type: 'ai' | 'partner' | 'team'
  witness_id: string | null
  opened_at: Date
  proof_until: Date
  verdict_until: Date
}
/** Who was asked before a claim was withdrawn. */
type Asked = { team: string | null; judges: string[] }

/** Who was asked before and is not now has nothing to do with it any more, unless they have judged it. */
async function forgetAsked(tx: Tx, { id, witness_id: witness }: Opened, was: Asked): Promise<void> {
  const others = was.judges.filter((judge) => judge !== witness)
  if (others.length > 0) await tx.query(FORGET, [others, id])
  if (was.team && was.team !== witness) await tx.query(FORGET_TEAM, [was.team, id])
}

const FORGET = `
  delete from claims_to_judge where user_id = any($1::uuid[]) and claim_id = $2 and judged_at is null`
const FORGET_TEAM = 'delete from team_claims where team_id = $1 and claim_id = $2'

/** Opened again it is as new, but for its dispute, of which there is one a claim. */
const AGAIN = [
  'title',
  'type',
  'witness_id',
  'state',
  'local_date',
  'opened_at',
  'proof_until',
  'verdict_until',
  'late',
]

const ASKED_BEFORE = `
  select case type when 'team' then witness_id end as team, judges from claims where user_id = $1 and task_id = $2`

const OPEN = `
  insert into claims as c (${COLUMNS})
  select ${valuesOf({ id: '$3::uuid', date: '$4::date', now: '$5::timestamptz' })}
  from (select t.*, ${WITNESS} as witness from tasks t where t.user_id = $1 and t.id = $2 and t.accountability_type <> 'self') t
  left join settings s on s.user_id = $1
  on conflict (user_id, task_id) do update set
    ${AGAIN.map((name) => `${name} = excluded.${name}`).join(', ')},
    judges = array(select distinct unnest(c.judges || excluded.judges)),
    note = null, file_id = null, proof_at = null, verdict_answer = null, verdict_by = null, verdict_name = null,
    verdict_note = null, verdict_at = null, closed_at = null, version = c.version + 1
  where c.state = 'withdrawn'
  returning c.id, c.type, c.witness_id, c.opened_at, c.proof_until, c.verdict_until`

const ASK = `
  insert into claims_to_judge (user_id, claim_id, owner_id, type, state, opened_at, verdict_until)
  values ($1, $2, $3, 'partner', 'open', $4, $5)
  on conflict (user_id, claim_id) do update set type = 'partner', state = 'open', opened_at = $4, verdict_until = $5, told = false`
const ASK_TEAM = `
  insert into team_claims (team_id, claim_id, owner_id, state, opened_at, verdict_until)
  values ($1, $2, $3, 'open', $4, $5)
  on conflict (team_id, claim_id) do update set state = 'open', opened_at = $4, verdict_until = $5, told = false`

const SET_DUE = `
  insert into due_moments (owner_id, kind, subject, due_at, try_at)
  select m.owner, m.kind, m.subject, m.at, m.at
  from unnest($1::uuid[], $2::text[], $3::uuid[], $4::timestamptz[]) as m (owner, kind, subject, at)
  ${ANEW}`
