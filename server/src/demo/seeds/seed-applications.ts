import type { DraftContent } from '@roomtone/contract/application/draft'
import { decideApplication } from '../../features/application/decide-application.ts'
import { saveDraft } from '../../features/application/draft/save-draft.ts'
import { startDraft } from '../../features/application/draft/start-draft.ts'
import { submitDraft } from '../../features/application/draft/submit-draft.ts'
import { reworkApplication } from '../../features/application/rework-application.ts'
import { DEMO_LISTINGS } from '../content/catalogue.ts'
import type { DemoListing } from '../content/demo-listing.ts'
import { demoActor } from '../demo-actor.ts'
import type { SeedStep } from '../run-seed-step.ts'
import { withinStep } from '../within-step.ts'
import { sendApplication } from './send-application.ts'

const HOUR = 3_600_000

function like(scene: string, over: Partial<DemoListing>): DemoListing {
  const listing = DEMO_LISTINGS.find((one) => one.scene === scene)
  if (!listing) throw new Error(`The catalogue has no ${scene}`)
  return { ...listing, ...over }
}

const BARN = like('photo-studio', {
  title: 'Salt Barn Daylight Room',
  description: 'A whitewashed barn with a paper-roll corner, north light and a yard that takes two trucks.',
  address: '18 Saltworks Road',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  pricePerDay: 60_000,
})

const TERRACE = like('outdoors', {
  title: 'Roma Norte Roof Garden',
  description: 'A planted roof with a long table, string lights and the jacarandas at eye level in spring.',
  propertyType: 'Apartment',
  address: 'Calle Orizaba 101',
  city: 'Mexico City',
  state: 'Ciudad de México',
  country: 'Mexico',
  zip: '06700',
  pricePerDay: 45_000,
})

const CABIN = like('nature', {
  title: 'Boathouse at Cold Cove',
  description: 'Nice boathouse.',
  address: '2 Cold Cove',
  city: 'Bend',
  state: 'OR',
  zip: '97701',
  pricePerDay: 48_000,
})

/**
 * One new application, one that was improved and sent again, one that needs changes, and an unfinished draft.
 */
export const seedApplications: SeedStep = async (deps, tx, now) => {
  const leo = await demoActor(tx, 'leo@roomtone.test')
  const host = await demoActor(tx, 'host@roomtone.test')
  const admin = await demoActor(tx, 'admin@roomtone.test')
  if (!leo || !host || !admin) return
  const at = (hoursAgo: number) => withinStep(deps, tx, new Date(now.getTime() - hoursAgo * HOUR))

  await sendApplication(at(5), leo, BARN)

  const first = await sendApplication(at(90), leo, TERRACE)
  const tooShort = 'Please say how a crew gets up there, and how loud the street is during the day.'
  await decideApplication(at(70), admin, reject(first, tooShort))
  const { id, version, content } = await reworkApplication(at(30), leo, first.applicationId)
  const better: DraftContent = {
    ...content,
    description: `${content.description} An elevator goes to the fifth floor, one flight of stairs to the roof. Quiet until 5 PM.`,
    pricePerDay: 52_000,
  }
  const saved = await saveDraft(at(29), leo, { id, version, screen: 'final-details', content: better })
  await submitDraft(at(28), leo, { id, version: saved.version })

  const second = await sendApplication(at(60), host, CABIN)
  const notes =
    'The photos are lovely. Please describe the place in a few sentences: what is inside, the light, where to park.'
  await decideApplication(at(40), admin, reject(second, notes))

  const draft = await startDraft(at(20), host, 'room')
  const begun: DraftContent = {
    ...draft.content,
    propertyType: 'Guesthouse',
    location: {
      address: '12 Warren Street',
      city: 'Hudson',
      state: 'NY',
      country: 'United States',
      zip: '12534',
    },
    title: 'The Writing Room',
  }
  await saveDraft(at(20), host, { id: draft.id, version: draft.version, screen: 'basics', content: begun })
}

function reject(
  { applicationId, revision }: { applicationId: string; revision: number },
  adminNotes: string,
) {
  return { id: applicationId, status: 'rejected' as const, adminNotes, revision }
}
