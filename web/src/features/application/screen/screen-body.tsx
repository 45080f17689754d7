import type { Screen } from '@roomtone/domain/listing/wizard'
import type { ComponentType } from 'react'
import { PhotoField } from '../../../parts/photo/photo-field.tsx'
import type { PhotoUploads } from '../../../parts/photo/photo-uploads.ts'
import type { DraftState, DraftStore } from '../draft/draft-store.ts'
import { AddressScreen } from '../screens/address-screen.tsx'
import { BasicsScreen } from '../screens/basics-screen.tsx'
import { BookingSettingsScreen, GuestPreferenceScreen } from '../screens/booking-screens.tsx'
import { FinalDetailsScreen } from '../screens/final-details-screen.tsx'
import { PlaceTypeScreen } from '../screens/place-type-screen.tsx'
import { PriceScreen } from '../screens/price-screen.tsx'
import { PropertyTypeScreen } from '../screens/property-type-screen.tsx'
import { PublishOverviewScreen } from '../screens/publish-overview-screen.tsx'
import { SafetyScreen } from '../screens/safety-screen.tsx'
import { DescriptionScreen, HighlightsScreen, TitleScreen } from '../screens/word-screens.tsx'
import type { ScreenProps } from './screen-props.ts'

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

type ScreenBodyProps = { screen: Screen; store: DraftStore; state: DraftState; uploads: PhotoUploads }

export function ScreenBody({ screen, store, state, uploads }: ScreenBodyProps) {
  if (screen === 'photos') {
    return (
      <PhotoField photos={state.photos} uploads={uploads} onChange={(photos) => store.changePhotos(photos)} />
    )
  }
  if (screen === 'publish-overview') {
    return <PublishOverviewScreen content={state.content} cover={state.photos[0] ?? null} />
  }
  const Body = SCREENS[screen]
  return <Body content={state.content} onChange={(change) => store.change(change)} />
}
