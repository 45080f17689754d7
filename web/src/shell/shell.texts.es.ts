import type { Translated } from '../platform/language/translated.ts'
import type * as english from './shell.texts.ts'

export const shellTexts: Translated<typeof english.shellTexts> = {
  skip: 'Saltar al contenido',
  loading: 'Cargando',
  notFound: {
    code: '404',
    title: '¡Vaya! Página no encontrada',
    text: 'Quizá la página se movió o la dirección tiene un error.',
    action: 'Volver al inicio',
  },
  broken: {
    title: 'No pudimos cargar esta página',
    text: 'Algo salió mal. Inténtalo de nuevo.',
    unreachable: 'No se pudo conectar con Roomtone. Revisa tu conexión e inténtalo de nuevo.',
  },
  sessionEnded: { title: 'Sesión cerrada', text: 'Tu sesión terminó. Inicia sesión otra vez.' },
}
