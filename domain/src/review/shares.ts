import type { PrivacySettings } from '../account/privacy.ts'
import type { ProductionKind } from '../booking/production.ts'

export const SERVICES = ['cleaning'] as const
export type Service = (typeof SERVICES)[number]

/** What a review says about the trip and its author besides its text. */
export type Shares = {
  /** City and country. */
  home: string | null
  tripType: ProductionKind | null
  stay: { by: 'hour' | 'day'; length: number } | null
  services: Service[]
}

export type TripFacts = {
  /** Null: they have not said where they live. */
  home: string | null
  tripType: ProductionKind
  stay: { by: 'hour' | 'day'; length: number }
  services: Service[]
}

type Choices = Pick<PrivacySettings, 'shareHome' | 'shareTripType' | 'shareStayLength' | 'shareServices'>

/** The author's settings at the time of writing decide: later changes leave published reviews alone. */
export function sharesOf(choices: Choices, { home, tripType, stay, services }: TripFacts): Shares {
  return {
    home: choices.shareHome ? home : null,
    tripType: choices.shareTripType ? tripType : null,
    stay: choices.shareStayLength ? stay : null,
    services: choices.shareServices ? services : [],
  }
}
