import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './language-settings.texts.ts'

export const languageSettingsTexts: Translated<typeof english.languageSettingsTexts> = {
  language: {
    label: 'Idioma preferido',
    hint: 'Para pantallas y correos. Los textos legales, los artículos de ayuda y las autorizaciones siguen en inglés.',
    saved: 'Guardado',
  },
  currency: {
    label: 'Moneda preferida',
    value: 'Dólar estadounidense',
    about: 'Todos los precios, pagos y cobros en Roomtone son en dólares estadounidenses.',
  },
  zone: {
    label: 'Zona horaria',
    browser: (zone: string) => `No indicada. Se usa la de tu navegador: ${zone}`,
    find: 'Busca tu zona horaria',
    hint: 'Una ciudad o una región. Lo que ocurre en un espacio se indica siempre en la hora de ese espacio.',
    useBrowser: 'Usar la de mi navegador',
    unknown: 'Elige una zona horaria de la lista',
  },
  save: 'Guardar',
  saving: 'Guardando',
  cancel: 'Cancelar',
  edit: 'Editar',
}
