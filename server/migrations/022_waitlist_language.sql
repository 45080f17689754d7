-- The language of the page on which somebody joined: the mail that invites them speaks it too.
alter table waitlist add column language text
  constraint waitlist_language check (language in ('en', 'es', 'fr'));
