import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './language-settings.texts.ts'

export const languageSettingsTexts: Translated<typeof english.languageSettingsTexts> = {
  language: {
    label: 'Langue préférée',
    hint: 'Pour les pages et les e-mails. Les textes légaux, les articles d’aide et les autorisations sont en anglais.',
    saved: 'Enregistré',
  },
  currency: {
    label: 'Devise préférée',
    value: 'Dollar américain',
    about: 'Tous les prix, paiements et versements sur Roomtone sont en dollars américains.',
  },
  zone: {
    label: 'Fuseau horaire',
    browser: (zone: string) => `Non indiqué. Nous utilisons celui de votre navigateur : ${zone}`,
    find: 'Cherchez votre fuseau horaire',
    hint: 'Indiquez une ville ou une région. Les heures d’un lieu sont toujours dans son fuseau horaire.',
    useBrowser: 'Utiliser celui de mon navigateur',
    unknown: 'Veuillez choisir un fuseau horaire dans la liste',
  },
  save: 'Enregistrer',
  saving: 'Enregistrement',
  cancel: 'Annuler',
  edit: 'Modifier',
}
