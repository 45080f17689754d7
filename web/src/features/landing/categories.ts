import { packaged } from '../../platform/pictures/packaged.ts'
import {
  dormRoom3,
  jacuzzi1,
  loft3,
  mansionExterior1,
  modern2,
  nature4,
  outdoors3,
  pool3,
} from '../../platform/pictures/pictures.json'
import { landingTexts } from './landing.texts.ts'

const words = landingTexts.showcase.categories

export const categories = [
  { id: 'mansion', ...words.mansion, picture: packaged(mansionExterior1) },
  { id: 'modern', ...words.modern, picture: packaged(modern2) },
  { id: 'dorm-room', ...words.dormRoom, picture: packaged(dormRoom3) },
  { id: 'loft', ...words.loft, picture: packaged(loft3) },
  { id: 'pool', ...words.pool, picture: packaged(pool3) },
  { id: 'jacuzzi', ...words.jacuzzi, picture: packaged(jacuzzi1) },
  { id: 'outdoors', ...words.outdoors, picture: packaged(outdoors3) },
  { id: 'nature', ...words.nature, picture: packaged(nature4) },
]

export type Category = (typeof categories)[number]
