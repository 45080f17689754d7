import type { Amenity } from '@roomtone/domain/listing/amenities'

/** As a crew would ask about them. Every amenity stands in exactly one group. */
export const AMENITY_GROUPS: { title: string; amenities: readonly Amenity[] }[] = [
  { title: 'Light and space', amenities: ['natural_light', 'blackout', 'high_ceilings', 'fireplace'] },
  { title: 'Power and network', amenities: ['wifi', 'extra_power'] },
  {
    title: 'Getting in',
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
    title: 'For the crew',
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
  { title: 'Sound', amenities: ['sound_treated', 'quiet_surroundings', 'piano'] },
  {
    title: 'Equipment',
    amenities: ['cyclorama', 'backdrops', 'lighting_kit', 'grip_stands', 'props_and_furniture'],
  },
  { title: 'Outside', amenities: ['outdoor_location', 'garden', 'terrace', 'pool', 'hot_tub'] },
]
