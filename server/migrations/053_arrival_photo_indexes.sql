-- Without a transaction.
drop index concurrently if exists properties_arrival_photos;
create index concurrently properties_arrival_photos on properties using gin (arrival_photos);
drop index concurrently if exists host_applications_arrival_photos;
create index concurrently host_applications_arrival_photos on host_applications using gin ((terms -> 'arrivalPhotos'));
