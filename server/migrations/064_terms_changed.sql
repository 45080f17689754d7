-- Which blocks of its terms a revision changed: the names, for whoever reviews it, and nothing that is in them.
alter table application_revisions add column terms_changed text[] not null default '{}';
alter table application_revisions
  add constraint application_revisions_terms_changed
    check (terms_changed <@ '{space,prices,hours,weekend,cleaning,allows,rules,cancellation,approval,notice,papers,arrival}')
    not valid;
