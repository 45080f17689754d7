import type * as english from './ui.texts.ts'

export const uiTexts: typeof english.uiTexts = {
  close: 'Cerrar',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  loading: 'Cargando',
  tryAgain: 'Intentar de nuevo',
  showMore: 'Mostrar más',
  moreFailed: 'No pudimos cargar más',
  showing: (shown: number, total: number) => `Se muestran ${shown} de ${total}`,
  pages: 'Páginas',
  previousPage: 'Anterior',
  nextPage: 'Siguiente',
  pageOf: (page: number, pages: number) => `Página ${page} de ${pages}`,
  notifications: 'Notificaciones',
  onThisPage: 'En esta página',
}
