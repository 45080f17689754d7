import type { Translated } from '../platform/language/translated.ts'
import type * as english from './shell.texts.ts'

export const shellTexts: Translated<typeof english.shellTexts> = {
  skip: 'Saltar al contenido',
  loading: 'Cargando',
  notFound: {
    code: '404',
    title: '¡Vaya! Página no encontrada',
    text: 'La página pudo haberse movido, o la dirección puede tener un error.',
    action: 'Volver al inicio',
  },
  broken: {
    title: 'No se pudo cargar esta página',
    text: 'Algo salió mal en el camino. Lo que escribiste está a salvo; inténtalo de nuevo.',
    unreachable: 'No se pudo conectar con Roomtone. Revisa tu conexión e inténtalo de nuevo.',
  },
  sessionEnded: { title: 'Sesión cerrada', text: 'Tu sesión terminó. Inicia sesión otra vez.' },
}
