import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './today.texts.ts'

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

export const todayTexts: Translated<typeof english.todayTexts> = {
  empty: 'Vous n’avez aucune réservation',
  emptyText: 'Les demandes à traiter et les équipes en tournage apparaissent ici, heure par heure.',
  emptyAction: 'Aller à vos annonces',
  failed: 'Votre journée n’a pas pu être chargée',
  failedText: 'Rien n’est perdu. Vérifiez votre connexion et réessayez.',
  heading: {
    numbers: [
      'aucune',
      'une',
      'deux',
      'trois',
      'quatre',
      'cinq',
      'six',
      'sept',
      'huit',
      'neuf',
      'dix',
      'onze',
    ],
    requests: (word: string, isOne: boolean) => `${word} ${isOne ? 'demande' : 'demandes'} à traiter`,
    onSet: (word: string, isOne: boolean) => `${word} ${isOne ? 'équipe' : 'équipes'} en tournage`,
    arriving: (word: string, isOne: boolean) => `${word} ${isOne ? 'équipe arrive' : 'équipes arrivent'}`,
    next: (day: string) => `Une journée calme, la prochaine équipe arrive le ${day}`,
    quiet: 'Une journée calme',
  },
  sheet: {
    title: 'Feuille de service',
    label: 'Aujourd’hui, heure par heure',
    open: 'Ouvert',
    openAll: (from: string, to: string) => `Ouvert de ${from} à ${to}`,
    now: (time: string) => `Il est ${time} là-bas`,
    turnaround: 'Remise en état',
    until: (time: string) => `remise en état jusqu’à ${time}`,
    crew: (count: number) => `équipe de ${count}`,
    kinds: { block: 'Bloqué', import: 'Importé', booking: 'Réservé' },
    pending: 'sans réponse pour l’instant',
    span: (from: string, to: string) => `${from} à ${to}`,
  },
  arriving: { title: 'Arrivée', until: (kind: string, time: string) => `${kind}, jusqu’à ${time}` },
  inProgress: {
    title: 'En cours',
    until: (time: string) => `Jusqu’à ${time}`,
    left: (kind: string, left: string) => `${kind}, encore ${left}`,
  },
  toReview: {
    title: 'À évaluer',
    ended: (time: string) => `Terminé à ${time}`,
    until: (when: string) => `Avis jusqu’au ${when}`,
    write: 'Écrire un avis',
  },
  openBooking: 'Ouvrir la réservation',
  openBookingName: (title: string) => `Ouvrir la réservation ${title}`,
  comingUp: {
    title: 'Prochainement',
    calendar: 'Calendrier',
    none: 'Rien n’est réservé après aujourd’hui.',
    length: (by: 'hour' | 'day', count: number) =>
      by === 'hour' ? plural(count, 'heure', 'heures') : plural(count, 'jour', 'jours'),
  },
  payout: {
    title: 'Prochain versement',
    of: (title: string) => `Pour ${title}`,
    all: 'Tous les versements',
    account: {
      title: 'Indiquez où envoyer vos versements',
      text: 'Vous n’avez pas encore de compte de versement. Nous gardons vos gains jusqu’à ce que vous en ajoutiez un.',
      action: 'Configurer les versements',
    },
  },
  response: (percent: number, time: string) =>
    `Vous répondez à temps à ${percent} % des demandes, le plus souvent en ${time}.`,
  minutes: (count: number) => plural(count, 'minute', 'minutes'),
  hours: (count: number) => plural(count, 'heure', 'heures'),
  days: (count: number) => plural(count, 'jour', 'jours'),
}
