import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './answer.texts.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const answerTexts: Translated<typeof english.answerTexts> = {
  requests: {
    title: 'Demandes à traiter',
    all: 'Toutes les demandes',
    none: 'Aucune demande en attente.',
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
    accepted: { title: 'Réservation confirmée', text: (name: string) => `Nous avons prévenu ${name}.` },
    charging: {
      title: 'Acceptée',
      text: 'Le paiement est en cours. La réservation sera confirmée dès qu’il aura abouti.',
    },
    unpaid: {
      title: 'La carte n’a pas pu être débitée',
      text: (name: string) => `Nous avons prévenu ${name}. Le créneau est de nouveau libre.`,
    },
    decline: 'Refuser',
    declineName: (title: string) => `Refuser ${title}`,
  },
  declining: {
    title: 'Refuser cette demande ?',
    text: (name: string) =>
      `Nous prévenons ${name}, libérons tout montant bloqué sur sa carte et le créneau est de nouveau libre.`,
    reason: 'Motif',
    note: (name: string) => `Une note pour ${name}`,
    noteHint: 'Facultatif. Par exemple un jour qui conviendrait.',
    confirm: 'Refuser la demande',
    pending: 'Refus…',
    keep: 'La garder',
    done: 'Demande refusée',
  },
  conflict: {
    title: 'Votre calendrier contient un autre événement à ce moment',
    text: 'Un calendrier auquel vous êtes abonné montre ceci au même moment :',
    again: 'Si vous acceptez, vous aurez les deux en même temps.',
    confirm: 'Accepter quand même',
    back: 'Revenir',
    untitled: 'Événement sans titre',
  },
}
