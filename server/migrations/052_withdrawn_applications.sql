-- A host may take an application back while nobody has decided on it; its answers are a draft again. What the checks
-- before let in, these do too, so there is nothing to look through.
alter table host_applications
  drop constraint host_applications_status,
  add constraint host_applications_status check (status in ('pending', 'approved', 'rejected', 'withdrawn'))
  not valid;
alter table application_revisions
  drop constraint application_revisions_status,
  add constraint application_revisions_status check (status in ('pending', 'approved', 'rejected', 'withdrawn'))
  not valid;

-- Small table: a few rows for each listing. How long a review usually takes, from those of the last weeks.
create index application_revisions_decided on application_revisions (decided_at) where decided_by is not null;
