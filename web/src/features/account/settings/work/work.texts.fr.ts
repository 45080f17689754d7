import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './work.texts.ts'

export const workTexts: Translated<typeof english.workTexts> = {
  intro:
    'Réservez pour votre société : son nom et son adresse figurent sur les reçus et factures de chaque réservation que vous demandez désormais. Les réservations précédentes ne changent pas.',
  failed: 'Impossible de charger vos informations professionnelles',
  company: 'Nom de la société',
  email: 'E-mail professionnel',
  billing: 'Adresse de facturation',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  saved: 'Enregistré',
  remove: 'Réserver à nouveau en votre nom',
  removed: 'Vos prochaines réservations sont à nouveau à votre nom.',
}
