-- A plan from a goal says which goal it makes, its phases and what was understood, and keeps what it was asked by.
alter table plans
  add column goal jsonb,
  add column phases jsonb not null default '[]',
  add column summary text not null default '',
  add column reason text,
  add column asked jsonb,
  add column limits jsonb not null default '{}';
update plans set
  items = (select coalesce(jsonb_agg('{"phase": null, "note": ""}'::jsonb || item order by at), '[]')
    from jsonb_array_elements(items) with ordinality as each(item, at)),
  infeasible = (select coalesce(jsonb_agg('{"count": 1}'::jsonb || entry order by at), '[]')
    from jsonb_array_elements(infeasible) with ordinality as each(entry, at)),
  steps = (select coalesce(jsonb_agg('{"phase": null, "recurrence": null, "sequence": null, "kickoff": null}'::jsonb || step order by at), '[]')
    from jsonb_array_elements(steps) with ordinality as each(step, at));
