import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './waitlist.texts.ts'

export const waitlistTexts: Translated<typeof english.waitlistTexts> = {
  title: 'Rejoindre la liste d’attente',
  intro:
    'Roomtone fonctionne pour l’instant sur invitation. Laissez votre nom, nous vous écrirons dès qu’il y aura de la place.',
  open: {
    title: 'Roomtone est ouvert',
    text: 'Tout le monde peut maintenant s’inscrire, sans invitation.',
  },
  fullName: 'Nom complet',
  submit: 'Rejoindre la liste',
  pending: 'En cours…',
  haveInvite: 'Déjà invité ?',
  signUp: 'Créer votre compte',
  done: {
    title: 'Vous êtes sur la liste',
    text: (email: string) => `Merci. Nous écrirons à ${email} dès qu’il y aura de la place pour vous.`,
    close: 'Fermer',
  },
}
