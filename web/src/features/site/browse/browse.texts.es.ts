import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './browse.texts.ts'

export const browseTexts: Translated<typeof english.browseTexts> = {
  title: 'Explorar propiedades',
  empty: {
    title: 'Aún no hay propiedades disponibles',
    text: '¿Tienes un espacio? Publícalo y sé de los primeros.',
  },
  action: 'Publica tu propiedad',
  list: 'Propiedades disponibles',
  quickLook: 'Vista rápida',
  quickLookAt: (title: string) => `Vista rápida de ${title}`,
  failed: 'No pudimos cargar las propiedades',
}
