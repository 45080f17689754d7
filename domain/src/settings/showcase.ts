/** A kind of place on the landing page, with a picture that comes with the product. */
export type Category = {
  id: string
  title: string
  /** What the picture shows. */
  line: string
  /** The picture's name in the packaged set. */
  picture: string
  /** Where it leads, on this site; null: it leads nowhere. */
  path: string | null
  isOn: boolean
}

export const CATEGORIES_MAX = 12
export const CATEGORIES_SHOWN_MIN = 3
export const CATEGORIES_SHOWN_MAX = 8
export const CATEGORY_TITLE_MAX = 24
export const CATEGORY_LINE_MAX = 60

const category = (id: string, title: string, line: string, picture: string, words: string): Category => ({
  id,
  title,
  line,
  picture,
  path: `/search?words=${words}`,
  isOn: true,
})

export const DEFAULT_SHOWCASE: readonly Category[] = [
  category('mansion', 'Mansion', 'Alder House Garden Front', 'mansionExterior1', 'mansion'),
  category('modern', 'Modern', 'Glasshouse on Fern Lane', 'modern2', 'modern'),
  category('dorm-room', 'Dorm Room', 'Room 214', 'dormRoom3', 'dorm'),
  category('loft', 'Loft', 'Foundry Street Brick Loft', 'loft3', 'loft'),
  category('pool', 'Pool', 'Casa Tamarisk Pool Terrace', 'pool3', 'pool'),
  category('jacuzzi', 'Jacuzzi', 'Pine Ridge Deck Spa', 'jacuzzi1', 'jacuzzi'),
  category('outdoors', 'Outdoors', 'Water Tower Rooftop', 'outdoors3', 'rooftop'),
  category('nature', 'Nature', 'Juniper Lake Cabin', 'nature4', 'cabin'),
]

/** Enough to rotate through, and not more than the strip can hold. */
export function isShowcaseSound(categories: readonly Category[]): boolean {
  const shown = categories.filter(({ isOn }) => isOn).length
  return (
    categories.length <= CATEGORIES_MAX &&
    shown >= CATEGORIES_SHOWN_MIN &&
    shown <= CATEGORIES_SHOWN_MAX &&
    new Set(categories.map(({ id }) => id)).size === categories.length
  )
}

const FAMILIES = [
  'mansion',
  'mansionExterior',
  'modern',
  'modernKitchen',
  'dormRoom',
  'loft',
  'pool',
  'jacuzzi',
  'outdoors',
  'nature',
  'photoStudio',
  'retroLounge',
]

/** By the names under which they are packaged. */
export const PACKAGED_PICTURES: readonly string[] = FAMILIES.flatMap((family) =>
  [1, 2, 3, 4, 5].map((number) => `${family}${number}`),
)
