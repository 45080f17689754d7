import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './language-settings.texts.ts'

export const languageSettingsTexts: Translated<typeof english.languageSettingsTexts> = {
  language: {
    label: 'Langue préférée',
    hint: 'Pour les écrans et les e-mails. Les textes légaux, les articles d’aide et les autorisations restent en anglais.',
    saved: 'Enregistré',
  },
  currency: {
    label: 'Devise préférée',
    value: 'Dollar américain',
    about: 'Tous les prix, paiements et versements sur Roomtone sont en dollars américains.',
  },
  zone: {
    label: 'Fuseau horaire',
    browser: (zone: string) => `Non indiqué. Celui de votre navigateur est utilisé : ${zone}`,
    find: 'Cherchez votre fuseau horaire',
    hint: 'Une ville ou une région. Ce qui se passe dans un lieu est toujours indiqué à l’heure de ce lieu.',
    useBrowser: 'Utiliser celui de mon navigateur',
    unknown: 'Veuillez choisir un fuseau horaire dans la liste',
  },
  save: 'Enregistrer',
  saving: 'Enregistrement',
  cancel: 'Annuler',
  edit: 'Modifier',
}
