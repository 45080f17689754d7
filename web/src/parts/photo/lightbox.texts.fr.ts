import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './lightbox.texts.ts'

export const lightboxTexts: Translated<typeof english.lightboxTexts> = {
  photos: 'Photos',
  photoOf: (index: number, count: number) => `${index} / ${count}`,
  photo: (index: number, count: number) => `Photo ${index} sur ${count}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  close: 'Fermer',
}
