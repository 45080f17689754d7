import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './wishlist.texts.ts'

export const wishlistTexts: Translated<typeof english.wishlistTexts> = {
  title: 'Favoritos',
  empty: {
    title: 'Aún no guardaste nada',
    text: 'Guarda los espacios que te gusten y vuelve cuando tengas fechas.',
  },
  action: 'Buscar espacios',
  save: (title: string) => `Guardar ${title} en tus favoritos`,
  added: 'Agregado a favoritos',
  removed: 'Quitado de favoritos',
  removeFailed: 'No se pudo quitar de favoritos',
  undo: 'Deshacer',
  loadFailed: 'No se pudieron cargar los favoritos',
  remove: 'Quitar',
  removeNamed: (title: string) => `Quitar ${title} de tus favoritos`,
  unavailable: 'No disponible por ahora',
  unavailableText: 'Lo dejamos en tu lista por si vuelve.',
}
