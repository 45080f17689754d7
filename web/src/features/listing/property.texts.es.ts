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
    text: 'Este espacio es un ejemplo de lo que los anfitriones publican en Roomtone. No se puede reservar; los de la búsqueda, sí.',
    action: 'Buscar espacios',
  },
}
