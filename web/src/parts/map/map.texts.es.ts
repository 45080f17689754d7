import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './map.texts.ts'

export const mapTexts: Translated<typeof english.mapTexts> = {
  map: 'Mapa. Las flechas lo mueven, más y menos acercan y alejan.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  credits: 'Natural Earth, US Census, GeoNames',
  failed: 'No pudimos cargar el mapa',
  approximate: 'Las ubicaciones son aproximadas hasta que se confirma una reserva.',
  area: (place: string) => `Área aproximada en ${place}`,
  spaces: 'Espacios en el mapa',
  from: (count: number, price: string) => `${count} desde ${price}`,
  group: (count: number, price: string) => `${count} espacios desde ${price}. Acercar`,
  pin: 'Marcador del lugar. Las flechas lo mueven 10 metros, o 100 con Mayús.',
  pinHint: 'Arrastra el marcador o muévelo con las flechas.',
  moved: (lat: number, lng: number) => `El marcador está en ${lat.toFixed(4)}, ${lng.toFixed(4)}`,
}
