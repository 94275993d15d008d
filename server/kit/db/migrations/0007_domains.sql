-- Life domains: parts of a life that collect tasks, by their category or one by one.
create table domains (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  name text not null,
  icon text not null,
  color text not null,
  categories text[] not null default '{}',
  position int not null,
  is_default boolean not null default false,
  version int not null default 1,
  deleted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, id)
);
