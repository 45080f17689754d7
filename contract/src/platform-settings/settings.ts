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
import { LANGUAGES } from '@roomtone/texts/languages'
import { z } from 'zod'
import { check } from '../check-words.ts'
import { COUNT_MAX, id, instant } from '../fields.ts'
import { text } from '../text-class.ts'

const ownPath = z
  .string()
  .trim()
  .max(300)
  .regex(/^\/(?!\/)[^\s\\]*$/, check('path_invalid'))

const step = z.object({
  hoursBefore: z.int().min(0).max(HOURS_BEFORE_MAX, check('hours_before_too_high')),
  refundPercent: z.int().min(0, check('percent_out_of_range')).max(100, check('percent_out_of_range')),
})

const steps = z
  .array(step)
  .min(1, check('steps_missing'))
  .max(STEPS_MAX, check('steps_too_many'))
  .refine(areStepsSound, check('steps_unordered'))

const placePart = z.string().trim().min(1).max(100).nullable()

const taxRow = z.object({
  country: placePart,
  state: placePart,
  city: placePart,
  hundredths: z.int().min(0).max(TAX_MAX_HUNDREDTHS, check('rate_too_high')),
})

const category = z.object({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, check('category_id_invalid'))
    .max(40),
  title: z
    .string()
    .trim()
    .min(1, check('category_name_missing'))
    .max(CATEGORY_TITLE_MAX, check('name_over_limit')),
  line: z
    .string()
    .trim()
    .min(1, check('category_line_missing'))
    .max(CATEGORY_LINE_MAX, check('category_line_too_long')),
  picture: z.enum(PACKAGED_PICTURES, { error: check('picture_missing') }),
  path: ownPath.nullable(),
  isOn: z.boolean(),
})

const moment = z.iso.datetime({ error: check('time_invalid') }).nullable()

const announcementText = z
  .string()
  .trim()
  .min(1, check('announcement_missing'))
  .max(ANNOUNCEMENT_TEXT_MAX, check('text_too_long'))
const announcementLabel = z
  .string()
  .trim()
  .min(1, check('link_name_missing'))
  .max(ANNOUNCEMENT_LINK_MAX, check('name_over_limit'))
const announcementWords = z.object({ text: announcementText, linkLabel: announcementLabel.nullable() })

const inOtherLanguages = Object.fromEntries(
  LANGUAGES.filter((language) => language !== 'en').map((language) => [
    language,
    announcementWords.optional(),
  ]),
)

/** The id is made by the server: another text is another announcement. */
const announcement = z
  .object({
    text: announcementText,
    link: z.object({ label: announcementLabel, path: ownPath }).nullable(),
    also: z.object(inOtherLanguages).optional(),
    tone: z.enum(ANNOUNCEMENT_TONES),
    audience: z.enum(ANNOUNCEMENT_AUDIENCES),
    from: moment,
    until: moment,
  })
  .refine(({ from, until }) => from === null || until === null || Date.parse(from) < Date.parse(until), {
    path: ['until'],
    message: check('end_before_begin'),
  })
  .nullable()

const edit = {
  /** Of what was edited: refused when it has changed meanwhile. */
  version: z.int().min(0).max(COUNT_MAX),
  reason: text('private', z.string().trim().min(1, check('why_missing')).max(500, check('reason_too_long'))),
}

const named = <N extends string, V extends z.ZodType>(name: N, value: V) =>
  z.object({ name: z.literal(name), value, ...edit })

export const settingEdit = z.discriminatedUnion('name', [
  named('sign_up_open', z.boolean()),
  named('admins_need_second_factor', z.boolean()),
  named('platform_fee', z.int().min(0).max(FEE_MAX_HUNDREDTHS, check('rate_too_high'))),
  named('tax', z.array(taxRow).max(TAX_ROWS_MAX).refine(areRowsSound, check('tax_rows_unsound'))),
  named(
    'cancellation',
    z.object({ very_flexible: steps, flexible: steps, standard_30: steps, standard_90: steps }),
  ),
  named(
    'showcase',
    z.array(category).max(CATEGORIES_MAX).refine(isShowcaseSound, check('categories_unsound')),
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
  /** Null: the product's default. */
  before: value.nullable(),
  after: value,
  reason: z.string(),
  changedBy: z.string(),
  changedAt: instant,
})

export type SettingChange = z.output<typeof settingChange>
