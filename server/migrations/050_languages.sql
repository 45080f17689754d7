-- A language is a folder and a line in texts/languages.json: the database asks only that it looks like one, so that a
-- new one needs no migration. What the checks before let in, these do too, so there is nothing to look through.
alter table users
  drop constraint users_language,
  add constraint users_language check (language ~ '^[a-z]{2,3}$') not valid;
alter table waitlist
  drop constraint waitlist_language,
  add constraint waitlist_language check (language ~ '^[a-z]{2,3}$') not valid;
