import { PROPERTY_TYPES } from '@roomtone/domain/listing/options'
import { z } from 'zod'
import { propertyCard } from '../listing/property-card.ts'

export const SORTS = ['recommended', 'price', 'price_high', 'newest'] as const
export type Sort = (typeof SORTS)[number]

const foundCard = propertyCard.extend({
  /** Cents, as checkout would have it for the time and crew that were asked for; null where no time was. */
  total: z.int().nullable(),
  /** Other spaces of the same house that match as well: a house shows once. */
  moreSpaces: z.int(),
})

const tally = <K extends string>(keys: readonly K[]) => z.record(z.enum(keys), z.int())

/** How many match. `isExact` is false where a sample was counted; more than `COUNT_SHOWN` shows as "1,000+". */
export const COUNT_SHOWN = 1000

export const searchReply = z.object({
  items: z.array(foundCard),
  nextCursor: z.string().nullable(),
  count: z.object({ value: z.int(), isExact: z.boolean() }),
  /** How many totals the order by price compared, where more match than that; null where it compared them all. */
  compared: z.int().nullable(),
  /** What *Where* was understood as; null when nothing was asked. */
  place: z
    .object({
      kind: z.enum(['city', 'state', 'near', 'words']),
      label: z.string(),
      lat: z.number().nullable(),
      lng: z.number().nullable(),
    })
    .nullable(),
  facets: z.object({
    types: tally(PROPERTY_TYPES),
    /** By amenity; only those that some match has. */
    amenities: z.record(z.string(), z.int()),
    enhanced: z.int(),
    instant: z.int(),
  }),
})

export type SearchReply = z.output<typeof searchReply>
