/**
 * Tells, as SQL, whether the person with this id is an admin, while admins need a second factor, and has
 * neither an app nor a passkey. Their role rests everywhere.
 */
export const isRestingAdmin = (id: string): string => `(
  exists (select from user_roles where user_id = ${id} and role = 'admin')
  and exists (select from platform_settings where name = 'admins_need_second_factor' and value = 'true')
  and not exists (select from second_factors where user_id = ${id} and confirmed_at is not null)
  and not exists (select from passkeys where user_id = ${id}))`
