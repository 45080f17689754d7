import type { CancellationPolicy } from '../cancellation/policy.ts'
import { type CancellationStep, DEFAULT_CANCELLATION_STEPS } from '../cancellation/steps.ts'
import { DEFAULT_FEE_HUNDREDTHS, DEFAULT_TAX_HUNDREDTHS } from '../pricing/rates.ts'
import type { Announcement } from './announcement.ts'
import { type Category, DEFAULT_SHOWCASE } from './showcase.ts'
import type { TaxRow } from './tax.ts'

/** What the people who run the marketplace decide while it runs, by the name it is kept under. */
export type Settings = {
  /** Whether everyone may sign up, or only people on the access list. */
  sign_up_open: boolean
  /** Whether an admin's role is inactive until they have set up a second factor. */
  admins_need_second_factor: boolean
  /** Hundredths of a percent of the subtotal. */
  platform_fee: number
  tax: readonly TaxRow[]
  cancellation: Readonly<Record<CancellationPolicy, readonly CancellationStep[]>>
  showcase: readonly Category[]
  announcement: Announcement | null
}

export type SettingName = keyof Settings
/** The value of any of them. */
export type KeptSetting = Settings[SettingName]

export const SETTING_NAMES = [
  'sign_up_open',
  'admins_need_second_factor',
  'platform_fee',
  'tax',
  'cancellation',
  'showcase',
  'announcement',
] as const satisfies readonly SettingName[]

export const FEE_MAX_HUNDREDTHS = 3000

/** The product's defaults. */
export const DEFAULT_SETTINGS: Settings = {
  sign_up_open: false,
  admins_need_second_factor: false,
  platform_fee: DEFAULT_FEE_HUNDREDTHS,
  tax: [{ country: null, state: null, city: null, hundredths: DEFAULT_TAX_HUNDREDTHS }],
  cancellation: DEFAULT_CANCELLATION_STEPS,
  showcase: DEFAULT_SHOWCASE,
  announcement: null,
}
