import { AREAS_MAX } from '@roomtone/domain/calendar/areas'
import {
  AREA_NAME_MAX,
  HOUSE_NAME_MAX,
  SHARED_BY_MAX,
  SHARED_BY_MIN,
  SPACES_MAX,
} from '@roomtone/domain/premises/layout'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { id } from '../fields.ts'
import { addressFields } from '../listing/listing-fields.ts'
import { photoView } from '../photo/photo.ts'
import { text } from '../text-class.ts'

const place = z
  .int()
  .min(0)
  .max(AREAS_MAX - 1)

export const areaPlaces = z.array(place).max(AREAS_MAX)

export const areaFields = z.object({
  place,
  name: text(
    'public',
    z.string().trim().min(1, check('area_name_missing')).max(AREA_NAME_MAX, check('name_over_limit')),
  ),
  /** So many crews may use it at a time; null: one has it alone. */
  sharedBy: z
    .int(check('number_not_whole'))
    .min(SHARED_BY_MIN, check('shared_by_out_of_range'))
    .max(SHARED_BY_MAX, check('shared_by_out_of_range'))
    .nullable(),
})

/** Which areas a space has alone, and which it shares with other crews. */
export const spaceAreas = z.object({ id, own: areaPlaces, shared: areaPlaces })

export const layoutFields = z.object({
  name: text('public', z.string().trim().max(HOUSE_NAME_MAX, check('name_over_limit'))),
  areas: z.array(areaFields).min(1, check('areas_missing')).max(AREAS_MAX, check('areas_too_many')),
  /** All of them, those that are not live yet included. */
  spaces: z.array(spaceAreas).max(SPACES_MAX * 2),
})

export type LayoutFields = z.output<typeof layoutFields>

export const houseSpace = spaceAreas.extend({
  /** `draft` and `review`: on its way; its id is that of the draft or the application. */
  state: z.enum(['live', 'off', 'draft', 'review']),
  title: z.string(),
  cover: photoView.nullable(),
  /** Bookings and requests that keep it from being removed. */
  bookingsAhead: z.int(),
})

export type HouseSpace = z.output<typeof houseSpace>

/** A house with its areas and its spaces, for its host. */
export const houseView = z.object({
  id,
  version: z.int(),
  /** Empty until its host has named it. */
  name: z.string(),
  location: addressFields,
  /** One without a name until its host has divided the house. */
  areas: z.array(z.object({ place, name: z.string(), sharedBy: z.int().nullable() })),
  spaces: z.array(houseSpace),
})

export type HouseView = z.output<typeof houseView>
