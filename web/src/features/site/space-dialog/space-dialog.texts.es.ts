import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './space-dialog.texts.ts'

export const spaceDialogTexts: Translated<typeof english.spaceDialogTexts> = {
  carousel: 'carrusel',
  pictures: (title: string) => `Fotos de ${title}`,
  picture: (index: number, count: number) => `Foto ${index} de ${count}`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  perDay: '/ día',
  rated: 'Calificación',
  isNew: 'Nuevo',
  guests: (count: number) => (count === 1 ? 'Hasta 1 persona' : `Hasta ${count} personas`),
  size: (squareFeet: number) => `${squareFeet.toLocaleString('es-US')} pies²`,
  view: 'Ver espacio',
  joinWaitlist: 'Unirme a la lista',
}
