-- An event lives for days and names whom it is told to. Asking whether they exist took a lock on their row each time.
alter table live_events drop constraint live_events_user_id_fkey;
