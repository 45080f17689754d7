/** Limits of what a host may set on a live listing; the database holds the same figures. */
export const TAGLINE_MAX = 120
export const ACCESS_NOTES_MAX = 2000
export const WIFI_MAX = 100
export const ARRIVAL_MAX = 1000
export const ARRIVAL_PHOTOS_MAX = 12
export const HOUSE_RULES_MAX = 20
export const RULE_TITLE_MAX = 60
export const RULE_BODY_MAX = 300
export const CLEANING_FEE_MAX = 10_000_000
export const WEEKLY_DISCOUNT_MAX = 90
export const MINIMUM_HOURS_MAX = 24
export const TURNAROUND_MAX_MINUTES = 1440
export const NOTICE_MAX_HOURS = 2160
export const STAY_MAX_DAYS = 365
export const DAY_MINUTES = 1440
export const AREAS_MAX = 500
/** Cents of cover for each occurrence: what a certificate of insurance can be asked to say. */
export const INSURANCE_LEAST_MIN = 10_000_000
export const INSURANCE_LEAST_MAX = 1_000_000_000
export const CREW_ADDRESS_MIN_HOURS = 1
export const CREW_ADDRESS_MAX_HOURS = 720
/** Opening hours and booking starts are on the half hour. */
export const TIME_STEP_MINUTES = 30
