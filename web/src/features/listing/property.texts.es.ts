import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './property.texts.ts'

export const propertyTexts: Translated<typeof english.propertyTexts> = {
  rated: 'Calificación',
  size: 'Tamaño',
  squareFeet: (count: number) => `${count.toLocaleString('es-US')} pies²`,
  maxCrew: 'Equipo máx.',
  people: (count: number) => `${count} personas`,
  perDay: '/ día',
  pictures: 'Más fotos',
  example: {
    text: 'Este es un ejemplo de lo que publican los anfitriones en Roomtone, así que no se puede reservar. Busca espacios disponibles.',
    action: 'Buscar espacios',
  },
}
