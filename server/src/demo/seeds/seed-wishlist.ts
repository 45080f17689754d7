import { saveProperty } from '../../features/wishlist/save-property.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'

const SAVED = ['Foundry Street Brick Loft', 'Casa Tamarisk Pool Terrace', 'Juniper Lake Cabin']

export const seedWishlist: SeedStep = async (deps, tx, now) => {
  const creator = await demoActor(tx, 'creator@roomtone.test')
  if (!creator) return
  const properties = await tx.selectFrom('properties').select('id').where('title', 'in', SAVED).execute()
  for (const { id } of properties) await saveProperty(withinStep(deps, tx, now), creator, id)
}
