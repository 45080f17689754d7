-- What server/src/features/account/security.store.ts sends. Printed by: UPDATE_QUERIES=1 npx vitest run --project server printed-queries

-- findSecurity
select users.password_hash is not null as "hasPassword",
  "users"."password_changed_at" as "passwordChangedAt", "google"."email" as "googleEmail",
  "google"."linked_at" as "googleLinkedAt", "removal"."takes_effect_at" as "factorsGoAt"
from "users"
left join "linked_identities" as "google" on "google"."user_id" = "users"."id" and "google"."provider" = $1
left join "factor_removals" as "removal" on "removal"."user_id" = "users"."id" and "removal"."ended_at" is null
where "users"."id" = $2;
