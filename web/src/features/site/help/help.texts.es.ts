import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './help.texts.ts'

export const helpTexts: Translated<typeof english.helpTexts> = {
  title: '¿Cómo podemos ayudarte?',
  searchLabel: 'Buscar en el centro de ayuda',
  searchHint: 'Reembolsos, verificación, cobros',
  searchButton: 'Buscar',
  popular: 'Artículos populares',
  guides: 'Guías',
  contactTitle: '¿No encontraste lo que buscabas?',
  contactText: 'Escríbenos y te responderá una persona.',
  back: 'Centro de ayuda',
  backToResults: 'Volver a los resultados',
  more: (guide: string) => `Más en ${guide}`,
  found: (count: number, query: string) =>
    count === 1 ? `1 artículo para «${query}»` : `${count} artículos para «${query}»`,
  nothing: (query: string) => `No encontramos nada para «${query}»`,
  nothingText: 'Prueba con otras palabras o escríbenos y te responderá una persona.',
  write: 'Escríbenos',
}
