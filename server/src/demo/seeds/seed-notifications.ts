import type { SeedStep } from '../run-seed-step.ts'
import { DEMO_KEYS } from '../within-step.ts'

/** The list goes by its own numbers, and the steps before have written the past in a different order. */
export const seedNotifications: SeedStep = async (_, tx) => {
  const told = await tx
    .deleteFrom('notifications')
    .where('key', 'like', `${DEMO_KEYS}%`)
    .returning(['id', 'user_id', 'kind', 'about', 'booking_id', 'created_at', 'read_at', 'key'])
    .execute()
  const inOrder = told.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
  for (const { about, ...row } of inOrder)
    await tx
      .insertInto('notifications')
      .values({ ...row, about: JSON.stringify(about) })
      .execute()
}
