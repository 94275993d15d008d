-- When the end of an interval was written here, which may be later than the moment that a device noted. Null for what was written
-- before, and for what an import brought: challenges count neither (docs/rules/challenges.md, Scores of challenges).
alter table focus_sessions add column closed_at timestamptz;
