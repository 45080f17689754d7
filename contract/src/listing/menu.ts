import { PRODUCTION_KINDS } from '@roomtone/domain/booking/production'
import { DAY_MINUTES, MINIMUM_HOURS_MAX, NOTICE_MAX_HOURS } from '@roomtone/domain/listing/editing'
import { PRICE_MAX } from '@roomtone/domain/listing/options'
import {
  ADD_ON_COUNT_MAX,
  ADD_ON_NAME_MAX,
  ADD_ON_NOTE_MAX,
  ADD_ON_UNITS,
  ADD_ONS_MAX,
  CREW_MAX,
  CREW_TIERS_MAX,
  LONG_DAY_MAX_PERCENT,
} from '@roomtone/domain/pricing/menu'
import { z } from 'zod'
import { type CheckCode, check } from '../check-words.ts'
import { id } from '../fields.ts'
import { text } from '../text-class.ts'
import { price } from './listing-fields.ts'

const whole = (min: number, max: number, code: CheckCode) => z.int(code).min(min, code).max(max, code)

/** What more people cost may be nothing; a price may not. */
const surcharge = whole(0, PRICE_MAX, check('surcharge_out_of_range'))
const kind = z.enum(PRODUCTION_KINDS)
const crew = whole(1, CREW_MAX, check('crew_out_of_range'))
const count = whole(1, ADD_ON_COUNT_MAX, check('count_out_of_range'))
const minutes = whole(0, DAY_MINUTES, check('time_of_day_invalid'))

const addOn = z.object({
  /** Made by the page and kept for as long as the add-on is on the menu, because bookings refer to it. */
  id,
  name: text(
    'public',
    z.string().trim().min(1, check('add_on_name_missing')).max(ADD_ON_NAME_MAX, check('title_too_long')),
  ),
  note: text('public', z.string().trim().max(ADD_ON_NOTE_MAX, check('text_too_long'))),
  unit: z.enum(ADD_ON_UNITS),
  price,
  /** Of items: how many at least and at most. */
  min: count,
  max: count,
  /** Null: enough for everyone. */
  stockPerDay: count.nullable(),
  leadHours: whole(0, NOTICE_MAX_HOURS, check('notice_out_of_range')),
  photo: id.nullable(),
  /** Null: the add-on is optional. Otherwise any one of these conditions makes it required. */
  requiredIf: z
    .object({
      kinds: z.array(kind),
      crewFrom: crew.nullable(),
      /** Minutes of the local day. */
      outside: z.object({ from: minutes, until: minutes }).nullable(),
    })
    .nullable(),
})

/** What a price depends on besides the time itself. */
export const menu = z.object({
  kinds: z
    .array(
      z.object({
        kind,
        hourlyRate: price.nullable(),
        pricePerDay: price.nullable(),
        minimumHours: whole(1, MINIMUM_HOURS_MAX, check('minimum_hours_out_of_range')).nullable(),
        crewMax: crew.nullable(),
      }),
    )
    .max(PRODUCTION_KINDS.length),
  crewTiers: z
    .array(
      z.object({
        from: whole(2, CREW_MAX, check('crew_out_of_range')),
        perHour: surcharge,
        perDay: surcharge,
      }),
    )
    .max(CREW_TIERS_MAX, check('tiers_too_many')),
  addOns: z.array(addOn).max(ADD_ONS_MAX, check('add_ons_too_many')),
  /** Null: no prep or strike outside the shoot. */
  prepPercent: whole(0, 100, check('percent_out_of_range')).nullable(),
  longDay: z
    .object({
      fromHours: whole(2, MINIMUM_HOURS_MAX, check('minimum_hours_out_of_range')),
      percent: whole(1, LONG_DAY_MAX_PERCENT, check('long_day_out_of_range')),
    })
    .nullable(),
})

/** How many of which add-ons; required ones are added by themselves. */
export const chosenAddOns = z.array(z.object({ id, count })).max(ADD_ONS_MAX, check('add_ons_too_many'))
