-- Without a transaction.
drop index concurrently if exists properties_menu_photos;
create index concurrently properties_menu_photos on properties using gin (menu_photos);
