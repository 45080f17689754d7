import type { Screen } from '@roomtone/domain/listing/wizard'
import type { ComponentType } from 'react'
import { PhotoField } from '../../../parts/photo/photo-field.tsx'
import type { PhotoUploads } from '../../../parts/photo/photo-uploads.ts'
import type { DraftState, DraftStore } from '../draft/draft-store.ts'
import { AddressScreen, HouseAddress } from './address-screen.tsx'
import { BasicsScreen } from './basics-screen.tsx'
import { BookingSettingsScreen, GuestPreferenceScreen } from './booking-screens.tsx'
import { FinalDetailsScreen } from './final-details-screen.tsx'
import { PlaceTypeScreen } from './place-type-screen.tsx'
import { PriceScreen } from './price-screen.tsx'
import { PropertyTypeScreen } from './property-type-screen.tsx'
import { PublishOverviewScreen } from './publish-overview-screen.tsx'
import { SafetyScreen } from './safety-screen.tsx'
import type { ScreenProps } from './screen-props.ts'
import { DescriptionScreen, HighlightsScreen, TitleScreen } from './word-screens.tsx'

const SCREENS: Record<Exclude<Screen, 'photos' | 'publish-overview'>, ComponentType<ScreenProps>> = {
  'property-type': PropertyTypeScreen,
  'place-type': PlaceTypeScreen,
  address: AddressScreen,
  basics: BasicsScreen,
  title: TitleScreen,
  highlights: HighlightsScreen,
  description: DescriptionScreen,
  'booking-settings': BookingSettingsScreen,
  'guest-preference': GuestPreferenceScreen,
  price: PriceScreen,
  safety: SafetyScreen,
  'final-details': FinalDetailsScreen,
}

type WizardScreenProps = {
  screen: Screen
  store: DraftStore
  state: DraftState
  uploads: PhotoUploads
  /** Of which it has the address. */
  isInHouse: boolean
}

export function WizardScreen({ screen, store, state, uploads, isInHouse }: WizardScreenProps) {
  if (screen === 'photos') {
    return (
      <PhotoField photos={state.photos} uploads={uploads} onChange={(photos) => store.changePhotos(photos)} />
    )
  }
  if (screen === 'publish-overview') {
    return <PublishOverviewScreen content={state.content} cover={state.photos[0] ?? null} />
  }
  if (screen === 'address' && isInHouse) return <HouseAddress location={state.content.location} />
  const Body = SCREENS[screen]
  return <Body content={state.content} onChange={(change) => store.change(change)} />
}
