/** What a shoot may involve beyond people and a camera. A host says once which of these the space allows. */
export const ACTIVITIES = [
  'nudity',
  'minors',
  'animals',
  'smoke_or_fire',
  'stunts',
  'drones',
  'loud_sound',
] as const

export type Activity = (typeof ACTIVITIES)[number]
