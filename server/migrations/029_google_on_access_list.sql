-- Whoever came through Google while everyone might was given no place on the access list: closing the doors would lock
-- them out, and nobody could take them off. They get it now, but for those whom an admin has taken off.
insert into access_whitelist (email, added_at, added_by, source)
select u.email, now(), null, 'open'
from users u
where (u.closed_at is null or u.closing_until > now())
  and exists (select from audit_log a where a.action = 'account.created' and a.subject_type = 'user'
    and a.subject_id = u.id::text and a.data ->> 'by' = 'google')
  and not exists (select from audit_log a where a.action = 'access-list.removed' and a.subject_type = 'user'
    and a.subject_id = u.id::text)
on conflict on constraint access_whitelist_pkey do nothing;
