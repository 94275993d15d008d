import { expect, test } from 'vitest'
import { peoplesTables } from './bindingPeople.ts'
import { refusedByCitus } from './refusedByCitus.ts'

const TABLES = peoplesTables([
  'tasks',
  'habits',
  'settings',
  'activity',
  'files',
  'claims',
  'partners',
  'achievement_unlocks',
])
const TIED_BELOW_NOTHING = ['a subquery tied to a row around it, below one without FROM']
const TIED_TO_WHOLE = ['a subquery tied to a row of a table that is kept whole']
const OF_ANOTHER = ['a subquery about another person in what is selected (say it by WITH)']
const LOCK = ['a lock of several people or things']
const RETURNING = ['a function in RETURNING that is not immutable']
const SUBQUERY = ['a subquery in RETURNING of an INSERT']
const OF_A_COLUMN = ['a function of a column in UPDATE or DELETE that is not immutable']
const OF_A_VALUE = ['CASE of a value in UPDATE or DELETE (say CASE WHEN value = ...)']
const IN_CASE = ['a function in CASE of a writing statement that is not immutable']

/** Each was run on Citus 13.2.2, which refused it. */
const REFUSED: [string, string[]][] = [
  [
    `select x.n from tasks t cross join lateral (
      select (select count(*) from habits h where h.user_id = t.user_id) as n) x where t.user_id = $1`,
    TIED_BELOW_NOTHING,
  ],
  [
    'select (select s.public_page from settings s where s.user_id = a.id) from auth_users a where a.id = $1',
    TIED_TO_WHOLE,
  ],
  [
    `select u.id, (select s.public_page from settings s where s.user_id = u.id) from auth_users a join users u on u.id = a.id
     where a.id = $1`,
    TIED_TO_WHOLE,
  ],
  [
    'select a.subject in (select k.key from achievement_unlocks k where k.user_id = $1) from activity a where a.user_id = any($2)',
    OF_ANOTHER,
  ],
  [
    `select c.id, exists (select from my_challenges o where o.user_id = $2 and o.challenge_id = c.id) as owed
     from challenges c where c.id = any($1)`,
    OF_ANOTHER,
  ],
  ['select id from users where id = any($1) order by id for no key update', LOCK],
  ['select id from users where id in ($1, $2) for update', LOCK],
  ['select id from users where id = any($1) for key share', LOCK],
  [`insert into claims as c (user_id, id) values ($1, $2) returning to_char(c.opened_at, 'YYYY')`, RETURNING],
  [
    'update claims c set state = $3 where c.user_id = $1 and c.id = $2 returning c.local_date::text',
    RETURNING,
  ],
  [
    `insert into tasks as t (user_id, id, title) select h.user_id, h.id, '' from habits h where h.user_id = $1
     returning (select h.id from habits h where h.user_id = $1 limit 1)`,
    SUBQUERY,
  ],
  [`update users set name = to_char(created_at, 'YYYY') where id = $1`, OF_A_COLUMN],
  [`delete from tasks where user_id = $1 and created_at + interval '1 day' < $2`, OF_A_COLUMN],
  [`delete from tasks t where t.user_id = $1 and t.due_date || ' ' || t.title = any($2)`, OF_A_COLUMN],
  [`update tasks set title = case category when 'x' then 'y' else title end where user_id = $1`, OF_A_VALUE],
  ['update users set xp = case when now() > $2 then 1 else 2 end where id = $1', IN_CASE],
]

test.each(REFUSED)('is refused: %s', (statement, forms) => {
  expect(refusedByCitus(statement, TABLES)).toEqual(forms)
})

/** Each was run there, too, and answered. */
const TAKEN = [
  `delete from tasks t where t.user_id = $1 returning (select h.id from habits h where h.user_id = $1 limit 1)`,
  `select x.n from tasks t cross join lateral (
    select (select count(*) from habits h where h.user_id = $1) as n) x where t.user_id = $1`,
  'select (select s.public_page from settings s where s.user_id = $1) from auth_users a where a.id = $1',
  'select a.id, s.public_page from auth_users a left join settings s on s.user_id = a.id where a.id = $1',
  'select u.id, (select s.public_page from settings s where s.user_id = u.id) from users u where u.id = any($1)',
  `with unlocked as (select k.key from achievement_unlocks k where k.user_id = $1)
    select a.subject in (select key from unlocked) from activity a where a.user_id = any($2)`,
  'select (select count(*) from tasks where user_id = $1), (select count(*) from habits where user_id = $1)',
  'select id from users where id = $1 for no key update skip locked',
  `select id, created_at + interval '1 day' from tasks where user_id = $1 and id = any($2) for update`,
  `select to_char(c.opened_at, 'YYYY'), c.local_date::text from claims c where c.user_id = $1`,
  `update tasks set title = $2 where user_id = $1 and created_at < $3::timestamptz - interval '1 day' returning id`,
  `delete from tasks t where t.user_id = $1 and (t.due_date - '1970-01-01'::date)::text || ' ' || t.title = any($2)`,
  `update tasks set title = case when category = 'x' then 'y' else title end where user_id = $1`,
  'update users u set xp = a.n from unnest($1::uuid[], $2::int[]) as a (id, n) where u.id = a.id',
  `update auth_users set email = case when now() > $1 then '' else email end where id = $2 returning to_char(created_at, 'YYYY')`,
]

test.each(TAKEN)('is taken: %s', (statement) => {
  expect(refusedByCitus(statement, TABLES)).toEqual([])
})
