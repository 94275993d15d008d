-- Messages of two friends are one thing of both, placed by an id that follows from the two. They are numbered, so that their
-- order, what is read and what is kept do not hang on clocks. Of a deleted message the text is gone.
create table messages (
  conversation_id uuid not null,
  id uuid not null,
  number int not null,
  -- Who wrote it, and to whom.
  user_id uuid not null,
  sent_to uuid not null,
  text text,
  created_at timestamptz not null,
  deleted_at timestamptz,
  primary key (conversation_id, id),
  unique (conversation_id, number)
);
-- For what somebody stores in all, and for who leaves.
create index messages_by_sender on messages (user_id);

-- A conversation as each of the two has it: with its last message, so that a list of them reads no messages.
create table conversations (
  user_id uuid not null references users on delete cascade,
  friend_id uuid not null,
  conversation_id uuid not null,
  -- The number of the last message, and of the last one that is read.
  last_number int not null,
  read_number int not null,
  unread int not null,
  last_id uuid not null,
  last_from uuid not null,
  last_text text,
  last_at timestamptz not null,
  last_deleted_at timestamptz,
  -- The notification of the first message that is not read.
  notice_id uuid,
  primary key (user_id, friend_id)
);
create index conversations_by_time on conversations (user_id, last_at desc, friend_id desc);

-- When somebody sent their last messages, to whomever: no more of them than the pace asks for.
create table recent_sends (
  user_id uuid primary key references users on delete cascade,
  sent_at timestamptz[] not null
);
