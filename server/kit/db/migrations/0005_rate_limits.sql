-- What is counted against the limits, by all servers together. After a crash every count begins again: that costs less
-- than writing each one down for good. The columns stand in the order that rate-limiter-flexible writes them.
create unlogged table rate_limits (
  -- Derived with SECRET_KEY from an address or a mailbox, so that nobody can read either here.
  key text primary key,
  points int not null,
  -- Epoch milliseconds.
  expire bigint not null
);
