import type { Tx } from '#server/kit/db/database.ts'
import { lockThing, type ThingKind } from '#server/kit/db/lockThing.ts'
import type { Tables } from '#server/kit/db/tables.ts'

/** The sample's tables as `server/kit/db/tables.ts` would have them. */
export const LIST_TABLES: Tables = {
  lists: { rows: 'shared', key: 'id' },
  list_members: { rows: 'shared', key: 'list_id' },
  list_messages: { rows: 'shared', key: 'list_id' },
  my_lists: { rows: 'owned', key: 'user_id' },
  list_invitations: { rows: 'owned', key: 'user_id', sentBy: 'sent_by' },
}

/** As its migration would have them. */
export const CREATE_LIST_TABLES = `
  create table if not exists lists (
    id uuid primary key, name text not null, seats int not null, ends_at timestamptz not null,
    endings int not null default 0 -- how often it ended, which is once at most
  );
  create table if not exists list_members (
    list_id uuid not null, user_id uuid not null, role text not null, joined_at timestamptz not null,
    primary key (list_id, user_id)
  );
  create table if not exists list_messages (
    list_id uuid not null, id uuid not null, text text not null, primary key (list_id, id),
    user_id uuid -- null for a former member
  );
  -- The index of one's own memberships.
  create table if not exists my_lists (
    user_id uuid not null references users on delete cascade, list_id uuid not null, done int not null default 0,
    primary key (user_id, list_id)
  );
  -- One row with the sender, one with the addressee.
  create table if not exists list_invitations (
    user_id uuid not null references users on delete cascade, list_id uuid not null, sent_by uuid not null,
    sent_to uuid not null, primary key (user_id, list_id, sent_to)
  );
  grant select, insert, update, delete on lists, list_members, list_messages, my_lists, list_invitations to public`

/** As `THING_KINDS` would have it. */
const KINDS: readonly ThingKind[] = [{ kind: 'list', table: 'lists' }]

/** Makes changes of one list wait for each other. */
export const lockList = (tx: Tx, id: string) => lockThing(tx, 'list', id, KINDS)
