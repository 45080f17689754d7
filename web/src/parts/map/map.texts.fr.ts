import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './map.texts.ts'

export const mapTexts: Translated<typeof english.mapTexts> = {
  map: 'Carte. Les flèches la déplacent, plus et moins zooment.',
  zoomIn: 'Zoomer',
  zoomOut: 'Dézoomer',
  credits: 'Natural Earth, US Census, GeoNames',
  failed: 'La carte n’a pas pu être chargée',
  approximate: 'Les emplacements sont approximatifs jusqu’à la confirmation d’une réservation.',
  area: (place: string) => `Zone approximative à ${place}`,
  spaces: 'Lieux sur la carte',
  from: (count: number, price: string) => `${count} dès ${price}`,
  group: (count: number, price: string) => `${count} lieux dès ${price}. Zoomer`,
  pin: 'Repère du lieu. Les flèches le déplacent de 10 mètres, ou de 100 avec Maj.',
  pinHint: 'Glissez le repère, ou déplacez-le avec les flèches.',
  moved: (lat: number, lng: number) => `Le repère est à ${lat.toFixed(4)}, ${lng.toFixed(4)}`,
}
