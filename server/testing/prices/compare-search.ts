import { writeAddOns } from '@roomtone/contract/listing/add-on-list'
import { listingCalls } from '@roomtone/contract/listing/listing.calls'
import type { QuoteView } from '@roomtone/contract/listing/quote'
import { searchCalls } from '@roomtone/contract/search/search.calls'
import type { TimeChoice } from '@roomtone/domain/availability/time-rules'
import { usualTime } from '@roomtone/domain/availability/usual-time'
import { type Shoot, USUAL_SHOOT } from '@roomtone/domain/pricing/menu'
import { leastHours } from '@roomtone/domain/pricing/what-menu-asks'
import type { TestServer } from '../server.ts'
import type { AskedTime } from './random-choice.ts'
import type { RandomTerms } from './random-terms.ts'

export async function askQuote(
  server: TestServer,
  id: string,
  { time, shoot }: { time: TimeChoice; shoot: Shoot },
): Promise<QuoteView> {
  const { addOns, ...rest } = shoot
  return server.call(listingCalls.quote, {
    params: { id },
    query: { ...time, ...rest, addOns: writeAddOns(addOns) },
  })
}

type Found = { compared: number; priced: Set<string>; faults: string[] }

/** Every card's total beside what checkout says of the time and the crew that the card was shown for. */
export async function compareSearch(
  server: TestServer,
  termsOf: ReadonlyMap<string, RandomTerms>,
  asked: AskedTime,
): Promise<Found> {
  const { items } = await server.call(searchCalls.search, { query: { ...asked, limit: 48 } })
  const found: Found = { compared: 0, priced: new Set(), faults: [] }
  await Promise.all(
    items.map(async ({ id, total }) => {
      const terms = termsOf.get(id)
      if (!terms) return
      const shoot = { ...USUAL_SHOOT, crew: asked.crew ?? USUAL_SHOOT.crew }
      const minimumHours = leastHours(terms, shoot.kind)
      const time = usualTime({ ...terms, minimumHours }, { ...asked, to: asked.to ?? asked.from })
      const { price } = await askQuote(server, id, { time, shoot })
      found.compared += 1
      if (price) found.priced.add(id)
      if (total !== (price?.total ?? null))
        found.faults.push(
          `search says ${total} and checkout ${price?.total} for ${JSON.stringify(asked)} at ${JSON.stringify(terms)}`,
        )
    }),
  )
  return found
}
