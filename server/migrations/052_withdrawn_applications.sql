-- A host may take an application back while nobody has decided on it; its answers are a draft again.
alter table host_applications
  drop constraint host_applications_status,
  add constraint host_applications_status check (status in ('pending', 'approved', 'rejected', 'withdrawn'));
alter table application_revisions
  drop constraint application_revisions_status,
  add constraint application_revisions_status check (status in ('pending', 'approved', 'rejected', 'withdrawn'));

-- How long a review usually takes, from those of the last weeks.
create index application_revisions_decided on application_revisions (decided_at) where decided_by is not null;
