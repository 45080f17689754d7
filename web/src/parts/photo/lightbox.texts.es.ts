import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './lightbox.texts.ts'

export const lightboxTexts: Translated<typeof english.lightboxTexts> = {
  photos: 'Fotos',
  photoOf: (index: number, count: number) => `${index} / ${count}`,
  photo: (index: number, count: number) => `Foto ${index} de ${count}`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  close: 'Cerrar',
}
