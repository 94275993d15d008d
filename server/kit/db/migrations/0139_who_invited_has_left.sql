-- Who invited to a challenge or a room is nobody once they have left the product.
alter table challenge_members alter column sent_by drop not null;
alter table my_challenges alter column sent_by drop not null;
alter table room_seats alter column sent_by drop not null;
alter table my_rooms alter column sent_by drop not null;

-- For who leaves: nothing waits any more for an address that they invited.
create index invitations_by_sender on invitations (sender_id);
