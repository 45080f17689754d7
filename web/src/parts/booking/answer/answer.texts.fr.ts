import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './answer.texts.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const answerTexts: Translated<typeof english.answerTexts> = {
  requests: {
    title: 'Demandes à traiter',
    all: 'Toutes les demandes',
    none: 'Personne n’attend de réponse.',
    crew: (count: number) => `équipe de ${count}`,
    completed: (count: number) =>
      count === 0 ? 'Première réservation' : plural(count, 'réservation', 'réservations'),
    receive: 'vous recevez',
    left: 'pour répondre',
    verified: 'Vérifié',
    open: (title: string) => `Ouvrir la demande ${title}`,
    keys: 'Au clavier : A accepte et D refuse la demande sur laquelle vous êtes.',
    accept: 'Accepter',
    acceptName: (title: string) => `Accepter ${title}`,
    accepting: 'Acceptation…',
    accepted: { title: 'Réservation confirmée', text: (name: string) => `${name} a été prévenu.` },
    charging: {
      title: 'Acceptée',
      text: 'Le paiement est en cours. La réservation est confirmée dès que la banque répond.',
    },
    unpaid: {
      title: 'La carte n’a pas pu être débitée',
      text: (name: string) => `${name} a été prévenu. Le créneau est de nouveau libre.`,
    },
    decline: 'Refuser',
    declineName: (title: string) => `Refuser ${title}`,
  },
  declining: {
    title: 'Refuser cette demande ?',
    text: (name: string) =>
      `${name} est prévenu aussitôt, la carte est libérée et le créneau est de nouveau libre.`,
    reason: 'Motif',
    note: (name: string) => `Une note pour ${name}`,
    noteHint: 'Facultatif. Par exemple un jour qui conviendrait.',
    confirm: 'Refuser la demande',
    pending: 'Refus…',
    keep: 'La garder',
    done: 'Demande refusée',
  },
  conflict: {
    title: 'Votre calendrier contient quelque chose à ce moment',
    text: 'Un calendrier auquel vous êtes abonné montre ceci au moment de la réservation :',
    again: 'Si vous acceptez, les deux tiennent. La réservation n’est pas déplacée.',
    confirm: 'Accepter quand même',
    back: 'Revenir',
    untitled: 'Événement sans titre',
  },
}
