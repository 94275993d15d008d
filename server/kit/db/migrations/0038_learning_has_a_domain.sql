-- The category learning belongs to a default domain, where no other one of the person collects it and this one is as it began.
update domains d set categories = '{work,technology,learning}', version = version + 1, updated_at = now()
where d.is_default and d.name = 'Career & Work' and d.categories = '{work,technology}'
  and not exists (
    select 1 from domains other
    where other.user_id = d.user_id and other.deleted_at is null and 'learning' = any (other.categories));
