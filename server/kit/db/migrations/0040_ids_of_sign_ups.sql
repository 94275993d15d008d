-- An account takes the id of the sign-up that confirms it. Until then it has only these rows, beside its profile.
alter table identities drop constraint identities_user_id_fkey,
  add foreign key (user_id) references auth_users on delete cascade on update cascade;
alter table secrets drop constraint secrets_user_id_fkey,
  add foreign key (user_id) references auth_users on delete cascade on update cascade;
alter table security_events drop constraint security_events_user_id_fkey,
  add foreign key (user_id) references auth_users on delete cascade on update cascade;
