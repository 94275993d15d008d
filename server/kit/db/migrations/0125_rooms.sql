-- Rooms: several people start the same minutes. A room is placed by its id, with its seats.
create table rooms (
  id uuid primary key,
  -- Null once the account is gone.
  host_id uuid,
  team_id uuid,
  minutes int not null check (minutes in (25, 50, 75)),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cancelled boolean not null default false,
  -- When its end was written down, once.
  settled_at timestamptz,
  created_at timestamptz not null
);

-- Who was invited or has a seat, of which there are eight.
create table room_seats (
  room_id uuid not null,
  user_id uuid not null,
  -- Who took the seat or, of an invitation, who invited.
  sent_by uuid not null,
  state text not null check (state in ('invited', 'joined', 'here', 'left', 'kept', 'missed')),
  seat int check (seat between 1 and 8),
  intent text,
  checked_in_at timestamptz,
  created_at timestamptz not null,
  primary key (room_id, user_id),
  unique (room_id, seat),
  check ((state = 'invited') = (seat is null))
);

-- For what somebody stores in all.
create index room_seats_by_person on room_seats (user_id);

-- The index of one's own rooms: those that somebody is in, has made or is invited to.
create table my_rooms (
  user_id uuid not null references users on delete cascade,
  room_id uuid not null,
  sent_by uuid not null,
  state text not null check (state in ('invited', 'joined', 'here', 'left', 'kept', 'missed')),
  intent text,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (user_id, room_id)
);
create index my_rooms_by_end on my_rooms (user_id, ends_at desc, room_id desc);

-- The rooms of a team that have not ended.
create table team_rooms (
  team_id uuid not null,
  room_id uuid not null,
  ends_at timestamptz not null,
  primary key (team_id, room_id)
);
