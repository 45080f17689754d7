import { packagedPictures } from '../../../platform/pictures/all-pictures.ts'
import type { PictureShape } from '../../../ui/picture.tsx'

export type FeaturedSpace = {
  id: string
  /** A listing: its dialog loads the rest. */
  isLive?: boolean
  title: string
  location: string
  description: string
  /** The first one is on the card. */
  pictures: readonly PictureShape[]
  maxGuests: number
  squareFeet: number | null
  /** Cents. */
  pricePerDay: number
  /** Null before the first review. */
  rating: number | null
}

type PackagedSpace = FeaturedSpace & { squareFeet: number; rating: number }

/** Shown on the landing page while fewer than six spaces are live. The figures are the specification's. */
export const featuredSpaces: readonly PackagedSpace[] = [
  {
    id: 'alder-house-drawing-room',
    title: 'The Alder House Drawing Room',
    location: 'Hudson, NY',
    description:
      'A double-height drawing room with pale paneled walls, herringbone oak and three full-height French windows that let low sun rake across the floor from mid-afternoon. A working marble fireplace, a brass chandelier and a grand piano are all in shot-ready condition, and the two velvet sofas slide on felt pads if you need the middle of the room clear.',
    pictures: packagedPictures('mansion3', 'mansion1', 'mansion2', 'mansion4', 'mansion5'),
    maxGuests: 15,
    squareFeet: 5200,
    pricePerDay: 250_000,
    rating: 5,
  },
  {
    id: 'glasshouse-on-fern-lane',
    title: 'Glasshouse on Fern Lane',
    location: 'Ojai, CA',
    description:
      'Board-marked concrete, a walnut ceiling and 36 feet of sliding glass looking into an orchard. The polished floor is level throughout for dolly moves, the linear fire is on a switch, and the low furniture keeps sightlines clear from the hearth to the dining table.',
    pictures: packagedPictures('modern1', 'modern2', 'modern3', 'modern4', 'modern5'),
    maxGuests: 10,
    squareFeet: 3800,
    pricePerDay: 180_000,
    rating: 4.9,
  },
  {
    id: 'foundry-street-brick-loft',
    title: 'Foundry Street Brick Loft',
    location: 'Providence, RI',
    description:
      'Exposed brick, cast-iron columns and four arched steel windows on the long wall, with old floorboards underfoot. A linen sofa, leather chairs and a full wall of books make a ready-made living set; the far end has a work table under pendant lamps. Late sun crosses the whole room.',
    pictures: packagedPictures('loft1', 'loft2', 'loft3', 'loft4', 'loft5'),
    maxGuests: 6,
    squareFeet: 1800,
    pricePerDay: 120_000,
    rating: 4.8,
  },
  {
    id: 'the-1962-lounge',
    title: 'The 1962 Lounge',
    location: 'Denver, CO',
    description:
      'A mid-century living room with teak paneling, a timber ceiling and a picture window onto the garden. Mustard sofa, teal chair, leather lounger, record player and starburst lamp are all period in spirit, and the palette grades beautifully in warm light.',
    pictures: packagedPictures(
      'retroLounge1',
      'retroLounge2',
      'retroLounge3',
      'retroLounge4',
      'retroLounge5',
    ),
    maxGuests: 4,
    squareFeet: 1500,
    pricePerDay: 100_000,
    rating: 4.7,
  },
  {
    id: 'marble-island-kitchen',
    title: 'The Marble Island Kitchen',
    location: 'Austin, TX',
    description:
      'A bright kitchen and dining room built around a waterfall marble island, with deep green cabinets, handmade-look tiles and open oak shelves that are already dressed. Windows on two sides give even light until evening; the stove and sink work for food shoots.',
    pictures: packagedPictures(
      'modernKitchen1',
      'modernKitchen2',
      'modernKitchen3',
      'modernKitchen4',
      'modernKitchen5',
    ),
    maxGuests: 4,
    squareFeet: 1400,
    pricePerDay: 95_000,
    rating: 4.8,
  },
  {
    id: 'casa-tamarisk-pool-terrace',
    title: 'Casa Tamarisk Pool Terrace',
    location: 'Palm Springs, CA',
    description:
      'A 33-foot pool with travertine edges, a cedar-lined villa and a hedge that keeps the neighbors out of frame. Loungers, umbrellas, a shaded dining pergola and underwater lights are included; the terrace faces the afternoon sun and holds color well past sunset.',
    pictures: packagedPictures('pool2', 'pool1', 'pool3', 'pool4', 'pool5'),
    maxGuests: 12,
    squareFeet: 3500,
    pricePerDay: 220_000,
    rating: 5,
  },
]
