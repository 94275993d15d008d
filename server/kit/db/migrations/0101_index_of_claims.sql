-- A claim is opened while its witness may be leaving, whom its owner does not lock. So the index goes with its claim, or with who
-- leaves by what the slice does then (server/claims/leaving.ts).
alter table claims_to_judge drop constraint claims_to_judge_user_id_fkey;
