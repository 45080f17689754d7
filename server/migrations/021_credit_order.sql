-- The list of gift cards and coupons in the order in which they end; what does not end comes last.
-- Small table.
create index credits_ending on credits ((coalesce(expires_at, timestamptz '9999-12-31 00:00:00+00')), id);
