import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './help.texts.ts'

export const helpTexts: Translated<typeof english.helpTexts> = {
  title: '¿Cómo podemos ayudarte?',
  searchLabel: 'Buscar en el centro de ayuda',
  searchHint: 'Reembolsos, verificación, cobros',
  searchButton: 'Buscar',
  popular: 'Artículos populares',
  guides: 'Guías',
  contactTitle: '¿Sigues buscando?',
  contactText: 'Escríbenos. Te responderá una persona de verdad.',
  back: 'Centro de ayuda',
  backToResults: 'Volver a los resultados',
  more: (guide: string) => `Más en ${guide}`,
  found: (count: number, query: string) =>
    count === 1 ? `1 artículo para «${query}»` : `${count} artículos para «${query}»`,
  nothing: (query: string) => `No se encontró nada para «${query}»`,
  nothingText: 'Prueba con menos palabras o más sencillas, o escríbenos.',
  write: 'Escríbenos',
}
