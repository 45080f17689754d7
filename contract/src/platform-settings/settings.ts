import { areStepsSound, HOURS_BEFORE_MAX, STEPS_MAX } from '@roomtone/domain/cancellation/steps'
import {
  ANNOUNCEMENT_AUDIENCES,
  ANNOUNCEMENT_LINK_MAX,
  ANNOUNCEMENT_TEXT_MAX,
  ANNOUNCEMENT_TONES,
} from '@roomtone/domain/settings/announcement'
import { FEE_MAX_HUNDREDTHS, type KeptSetting } from '@roomtone/domain/settings/settings'
import {
  CATEGORIES_MAX,
  CATEGORY_LINE_MAX,
  CATEGORY_TITLE_MAX,
  isShowcaseSound,
  PACKAGED_PICTURES,
} from '@roomtone/domain/settings/showcase'
import { areRowsSound, TAX_MAX_HUNDREDTHS, TAX_ROWS_MAX } from '@roomtone/domain/settings/tax'
import { z } from 'zod'
import { COUNT_MAX, id, instant } from '../fields.ts'
import { text } from '../text-class.ts'

const ownPath = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?!\/)[^\s\\]*$/, 'Start with / and stay within Roomtone')

const step = z.object({
  hoursBefore: z.int().min(0).max(HOURS_BEFORE_MAX, 'Choose at most a year'),
  refundPercent: z.int().min(0, 'Choose from 0 to 100').max(100, 'Choose from 0 to 100'),
})

const steps = z
  .array(step)
  .min(1, 'A policy needs at least one step')
  .max(STEPS_MAX, `At most ${STEPS_MAX} steps`)
  .refine(areStepsSound, 'Each step must be closer to the start than the one before it and refund less')

const placePart = z.string().trim().min(1).max(100).nullable()

const taxRow = z.object({
  country: placePart,
  state: placePart,
  city: placePart,
  hundredths: z.int().min(0).max(TAX_MAX_HUNDREDTHS, 'At most 30%'),
})

const category = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Use lowercase letters, digits and hyphens')
    .max(40),
  title: z
    .string()
    .trim()
    .min(1, 'Please name the category')
    .max(CATEGORY_TITLE_MAX, `Keep the name within ${CATEGORY_TITLE_MAX} characters`),
  line: z
    .string()
    .trim()
    .min(1, 'Please describe the photo')
    .max(CATEGORY_LINE_MAX, `Keep the line within ${CATEGORY_LINE_MAX} characters`),
  picture: z.enum(PACKAGED_PICTURES, { error: 'Please choose a picture of the set' }),
  path: ownPath.nullable(),
  isOn: z.boolean(),
})

const moment = z.iso.datetime({ error: 'This is not a time' }).nullable()

const announcementText = z
  .string()
  .trim()
  .min(1, 'Please write the announcement')
  .max(ANNOUNCEMENT_TEXT_MAX, `Keep it within ${ANNOUNCEMENT_TEXT_MAX} characters`)
const announcementLabel = z
  .string()
  .trim()
  .min(1, 'Please name the link')
  .max(ANNOUNCEMENT_LINK_MAX, `Keep the name within ${ANNOUNCEMENT_LINK_MAX} characters`)
const announcementWords = z.object({ text: announcementText, linkLabel: announcementLabel.nullable() })

/** The id is made by the server: another text is another announcement. */
const announcement = z
  .object({
    text: announcementText,
    link: z.object({ label: announcementLabel, path: ownPath }).nullable(),
    also: z.object({ es: announcementWords.optional(), fr: announcementWords.optional() }).optional(),
    tone: z.enum(ANNOUNCEMENT_TONES),
    audience: z.enum(ANNOUNCEMENT_AUDIENCES),
    from: moment,
    until: moment,
  })
  .refine(({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until), {
    path: ['until'],
    message: 'It has to end after it begins',
  })
  .nullable()

const edit = {
  /** Of what was edited: refused when it has changed meanwhile. */
  version: z.int().min(0).max(COUNT_MAX),
  reason: text(
    'private',
    z.string().trim().min(1, 'Please say why').max(500, 'Keep the reason within 500 characters'),
  ),
}

const named = <N extends string, V extends z.ZodType>(name: N, value: V) =>
  z.object({ name: z.literal(name), value, ...edit })

export const settingEdit = z.discriminatedUnion('name', [
  named('sign_up_open', z.boolean()),
  named('admins_need_second_factor', z.boolean()),
  named('platform_fee', z.int().min(0).max(FEE_MAX_HUNDREDTHS, 'At most 30%')),
  named(
    'tax',
    z
      .array(taxRow)
      .max(TAX_ROWS_MAX)
      .refine(areRowsSound, 'One default, no place twice, and a state for every city'),
  ),
  named(
    'cancellation',
    z.object({ very_flexible: steps, flexible: steps, standard_30: steps, standard_90: steps }),
  ),
  named(
    'showcase',
    z.array(category).max(CATEGORIES_MAX).refine(isShowcaseSound, 'Three to eight categories have to be on'),
  ),
  named('announcement', announcement),
])

export type SettingEdit = z.output<typeof settingEdit>

export const settingRestore = z.object(edit)

/** Values as they are kept: of which type, their name says. In the API's document they are any JSON. */
const value = z.unknown() as unknown as z.ZodType<KeptSetting>

export const settingView = z.object({
  name: z.string(),
  /** 0: never changed. */
  version: z.int(),
  value,
  updatedAt: instant.nullable(),
  updatedBy: z.string().nullable(),
})

export type SettingView = z.output<typeof settingView>

export const settingChange = z.object({
  id,
  name: z.string(),
  version: z.int(),
  /** Null: as the product began. */
  before: value.nullable(),
  after: value,
  reason: z.string(),
  changedBy: z.string(),
  changedAt: instant,
})

export type SettingChange = z.output<typeof settingChange>
