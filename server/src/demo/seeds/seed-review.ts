import { uploadId } from '../../features/verification/document/upload-id.ts'
import { submitVerification } from '../../features/verification/submit-verification.ts'
import { manualProvider } from '../../platform/identity/manual-provider.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'
import { drawIdCard } from './draw-id-card.ts'

const HOUR = 3_600_000

/** Someone whose birthday on the form is not the one on the profile: a person has to look. */
export const seedReview: SeedStep = async (deps, tx, now) => {
  const petra = await demoActor(tx, 'petra@roomtone.test')
  if (!petra) return
  // No outside provider hears about people who do not exist.
  const then = { ...withinStep(deps, tx, new Date(now.getTime() - 2 * HOUR)), identity: manualProvider }
  const { documentId } = await uploadId(then, petra, await drawIdCard('Petra Novak', '1988-05-18'))
  await submitVerification(then, petra, {
    fullName: 'Petra Novak',
    dateOfBirth: '1988-05-18',
    idNumber: 'SP-204 881',
    address: '44 Linden Row, Chicago, IL 60614',
    documentId,
  })
}
