import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './wishlist.texts.ts'

export const wishlistTexts: Translated<typeof english.wishlistTexts> = {
  title: 'Favoritos',
  empty: {
    title: 'Aún no guardaste nada',
    text: 'Reúne en un lugar los espacios donde podrías filmar y vuelve cuando las fechas estén fijas.',
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
  unavailableText: 'Su anfitrión lo desactivó. Queda en tu lista por si vuelve.',
}
