import type { Amenity } from '@roomtone/domain/listing/amenities'
import { screenTexts } from '@roomtone/texts/listing/screens'

const { groups } = screenTexts.basics

/** Grouped as a crew would ask about them. Every amenity is in exactly one group. */
export const AMENITY_GROUPS: { title: string; amenities: readonly Amenity[] }[] = [
  { title: groups.light, amenities: ['natural_light', 'blackout', 'high_ceilings', 'fireplace'] },
  { title: groups.power, amenities: ['wifi', 'extra_power'] },
  {
    title: groups.access,
    amenities: [
      'step_free',
      'elevator',
      'freight_elevator',
      'loading_access',
      'free_parking',
      'truck_parking',
    ],
  },
  {
    title: groups.crew,
    amenities: [
      'bathroom',
      'kitchen',
      'makeup_station',
      'changing_room',
      'green_room',
      'air_conditioning',
      'heating',
    ],
  },
  { title: groups.sound, amenities: ['sound_treated', 'quiet_surroundings', 'piano'] },
  {
    title: groups.equipment,
    amenities: ['cyclorama', 'backdrops', 'lighting_kit', 'grip_stands', 'props_and_furniture'],
  },
  { title: groups.outside, amenities: ['outdoor_location', 'garden', 'terrace', 'pool', 'hot_tub'] },
]
