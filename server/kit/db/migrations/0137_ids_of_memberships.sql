-- A name for a membership that says nothing of the person, so that also a member who is hidden by a block can be removed.
alter table team_members add column member_id uuid not null default gen_random_uuid();
create unique index team_members_by_member_id on team_members (team_id, member_id);
