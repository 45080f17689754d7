import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './language-settings.texts.ts'

export const languageSettingsTexts: Translated<typeof english.languageSettingsTexts> = {
  language: {
    label: 'Idioma preferido',
    hint: 'Para páginas y correos. Los textos legales, los artículos de ayuda y las autorizaciones están en inglés.',
    saved: 'Guardado',
  },
  currency: {
    label: 'Moneda preferida',
    value: 'Dólar estadounidense',
    about: 'Todos los precios, pagos y cobros en Roomtone son en dólares estadounidenses.',
  },
  zone: {
    label: 'Zona horaria',
    browser: (zone: string) => `No indicada. Usamos la de tu navegador: ${zone}`,
    find: 'Busca tu zona horaria',
    hint: 'Escribe una ciudad o región. Las horas de un espacio se indican siempre en su zona horaria.',
    useBrowser: 'Usar la de mi navegador',
    unknown: 'Elige una zona horaria de la lista',
  },
  save: 'Guardar',
  saving: 'Guardando',
  cancel: 'Cancelar',
  edit: 'Editar',
}
