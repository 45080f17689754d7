import type { DeclineReason } from '@roomtone/domain/booking/end-reasons'
import type { ProductionKind } from '@roomtone/domain/booking/production'
import type { Activity } from '@roomtone/domain/listing/activities'

const MARA = 'creator@roomtone.test'
const LEO = 'leo@roomtone.test'
const WREN = 'wren@roomtone.test'
const NOOR = 'noor@roomtone.test'
const MARGUERITE = 'host@roomtone.test'

/** What came of it, in the hands of its people. `pending` and `second_hold`: nothing yet. */
type Ending =
  | { becomes: 'pending' | 'second_hold' | 'confirmed' | 'completed' | 'expired' | 'withdrawn' | 'offered' }
  | { becomes: 'declined'; reason: DeclineReason; note: string }
  | { becomes: 'cancelled'; by: 'guest' | 'host'; daysBefore: number }

export type DemoBooking = Ending & {
  /** The title of the listing. */
  at: string
  guest: string
  title: string
  kind: ProductionKind
  purpose: string
  involves?: Activity[]
  crew: number
  /** From today; the next day that is free is taken. */
  day: number
  /** By the hour from this minute of the day; left out: the whole day. */
  from?: { start: number; hours: number }
  /** How long before now it was asked for (open requests), or before its day (all others), in hours. */
  askedHoursBefore: number
}

const NINE = { start: 540, hours: 4 }
const NOON = { start: 720, hours: 6 }

/** Every state there is, so that every screen has something to show. The productions are imaginary. */
export const DEMO_BOOKINGS: DemoBooking[] = [
  {
    at: 'The Alder House Drawing Room',
    guest: MARA,
    title: 'The Long Table, episode two',
    kind: 'motion',
    purpose: 'Dinner scene for six, unlit candles, sync sound',
    crew: 11,
    day: -46,
    askedHoursBefore: 240,
    becomes: 'completed',
  },
  {
    at: 'Glasshouse on Fern Lane',
    guest: LEO,
    title: 'Ode Studio, winter knits',
    kind: 'stills',
    purpose: 'Nine looks by the south wall, one model, one dog',
    involves: ['animals'],
    crew: 7,
    day: -20,
    askedHoursBefore: 300,
    becomes: 'completed',
  },
  {
    at: 'Foundry Street Brick Loft',
    guest: MARA,
    title: 'Hollow Bell, live session',
    kind: 'podcast',
    purpose: 'Four players in a circle, two cameras, one take each',
    involves: ['loud_sound'],
    crew: 6,
    day: -12,
    from: NOON,
    askedHoursBefore: 200,
    becomes: 'completed',
  },
  {
    at: 'The 1962 Lounge',
    guest: MARA,
    title: 'Amber, a short film',
    kind: 'motion',
    purpose: 'Two actors on the sofa, tungsten only',
    crew: 8,
    day: -6,
    from: NINE,
    askedHoursBefore: 260,
    becomes: 'completed',
  },
  {
    at: 'The Alder House Drawing Room',
    guest: MARA,
    title: 'Second Helping, pickups',
    kind: 'motion',
    purpose: 'Close-ups of hands and plates, short dolly move along the table',
    crew: 4,
    day: -2,
    from: NINE,
    askedHoursBefore: 150,
    becomes: 'completed',
  },
  {
    at: 'Alder House Garden Front',
    guest: NOOR,
    title: 'Halden & Co, spring campaign',
    kind: 'stills',
    purpose: 'Outdoor furniture on the lawn, two setups',
    crew: 6,
    day: 0,
    askedHoursBefore: 190,
    becomes: 'confirmed',
  },
  {
    at: 'Casa Tamarisk Pool Terrace',
    guest: MARA,
    title: 'Salt Hour, swimwear',
    kind: 'stills',
    purpose: 'Golden hour by the water, three models',
    crew: 9,
    day: 16,
    from: NOON,
    askedHoursBefore: 24 * 26,
    becomes: 'confirmed',
  },
  {
    at: 'Northlight Cyclorama Studio',
    guest: LEO,
    title: 'Northbound Audio, product film',
    kind: 'motion',
    purpose: 'Turntable shots of one speaker, no people',
    crew: 4,
    day: 4,
    askedHoursBefore: 24 * 12,
    becomes: 'confirmed',
  },
  {
    at: 'The Alder House Drawing Room',
    guest: MARA,
    title: 'Late Sun, spring lookbook',
    kind: 'stills',
    purpose: 'Twelve looks for a linen label, natural light, two models and a greyhound',
    involves: ['animals'],
    crew: 5,
    day: 20,
    from: NINE,
    askedHoursBefore: 7,
    becomes: 'pending',
  },
  {
    at: 'Alder House Conservatory',
    guest: LEO,
    title: 'Fern & Thread, catalog',
    kind: 'stills',
    purpose: 'Linen dresses among the palms, one model, no lights',
    crew: 6,
    day: 20,
    from: NOON,
    askedHoursBefore: 24 * 22,
    becomes: 'confirmed',
  },
  {
    at: 'Glasshouse on Fern Lane',
    guest: LEO,
    title: 'Two Chairs, episode nine',
    kind: 'podcast',
    purpose: 'A gardener and a poet in conversation, two cameras on sticks',
    crew: 4,
    day: 5,
    from: NINE,
    askedHoursBefore: 43,
    becomes: 'pending',
  },
  {
    at: 'Northlight Cyclorama Studio',
    guest: MARA,
    title: 'Paper Moon, title sequence',
    kind: 'motion',
    purpose: 'Paper cutouts on the white cyc, one dancer',
    crew: 6,
    day: 4,
    askedHoursBefore: 30,
    becomes: 'second_hold',
  },
  {
    at: 'Water Tower Rooftop',
    guest: WREN,
    title: 'Rooftop supper, trailer',
    kind: 'motion',
    purpose: 'A long table at dusk',
    crew: 10,
    day: 26,
    from: NOON,
    askedHoursBefore: 20,
    becomes: 'withdrawn',
  },
  {
    at: 'Water Tower Rooftop',
    guest: MARA,
    title: 'City Hum, portraits',
    kind: 'stills',
    purpose: 'Six portraits against the skyline',
    crew: 3,
    day: 26,
    from: NOON,
    askedHoursBefore: 10,
    becomes: 'offered',
  },
  {
    at: 'Pine Ridge Deck Spa',
    guest: MARA,
    title: 'Steam, a music video',
    kind: 'motion',
    purpose: 'One singer, a night exterior',
    crew: 12,
    day: -30,
    from: NOON,
    askedHoursBefore: 170,
    becomes: 'declined',
    reason: 'not_a_fit',
    note: 'It gets very quiet up here after ten, and playback at night won’t work. I’d love to have you during the day.',
  },
  {
    at: 'The 1962 Lounge',
    guest: MARA,
    title: 'Room Tone, sound studies',
    kind: 'other',
    purpose: 'An hour of silence, recorded well',
    crew: 2,
    day: -25,
    from: NINE,
    askedHoursBefore: 120,
    becomes: 'expired',
  },
  {
    at: 'Juniper Lake Cabin',
    guest: MARA,
    title: 'Cold Water, documentary',
    kind: 'motion',
    purpose: 'Interviews by the stove',
    crew: 4,
    day: 3,
    askedHoursBefore: 24 * 20,
    becomes: 'cancelled',
    by: 'guest',
    daysBefore: 4,
  },
  {
    at: 'The Marble Island Kitchen',
    guest: MARGUERITE,
    title: 'Sunday Sauce, pilot',
    kind: 'motion',
    purpose: 'One cook, three cameras, a very large pot',
    crew: 5,
    day: 12,
    from: NINE,
    askedHoursBefore: 24 * 18,
    becomes: 'cancelled',
    by: 'host',
    daysBefore: 14,
  },
]
