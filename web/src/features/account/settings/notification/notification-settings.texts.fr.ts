import type { FIXED_TOPICS, OptionalTopic } from '@roomtone/domain/notification/topics'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './notification-settings.texts.ts'

type Words = { title: string; about: string }

const topics: Record<OptionalTopic, Words> = {
  inspiration: {
    title: 'Inspiration et offres',
    about: 'Des lieux à découvrir et, de temps en temps, un meilleur prix.',
  },
  trip_planning: {
    title: 'Préparation du tournage',
    about: 'À quoi penser dans les jours précédant un tournage réservé.',
  },
  news: { title: 'Nouveautés et programmes', about: 'Les nouveautés de Roomtone, pour locataires et hôtes.' },
  feedback: { title: 'Avis', about: 'Une question sur notre travail, quelques fois par an.' },
  regulations: {
    title: 'Réglementation',
    about: 'Permis, assurances et règles qui changent là où vous tournez.',
  },
  messages: {
    title: 'Messages',
    about: 'Les messages non lus, réunis en un seul e-mail. Jamais pendant que vous les lisez ici.',
  },
  reminders: {
    title: 'Rappels avant un tournage',
    about: 'L’heure et le lieu, peu avant le début.',
  },
  after_shoot: {
    title: 'Après un tournage',
    about: 'Un mot quand une réservation est terminée, et la suite.',
  },
}

const fixed: Record<(typeof FIXED_TOPICS)[number], Words> = {
  bookings: {
    title: 'Réservations',
    about:
      'Demandes, réponses et annulations engagent les deux parties, qui en sont donc toujours informées.',
  },
  payments: {
    title: 'Paiements et versements',
    about: 'Chaque mouvement de votre argent vous parvient par écrit.',
  },
  listings: {
    title: 'Vos annonces',
    about: 'Savoir si un de vos lieux peut être réservé vous concerne aussitôt.',
  },
  security: {
    title: 'Sécurité',
    about:
      'Nouveaux appareils, mots de passe et contrôles d’identité : vous devez remarquer ce qui n’était pas vous.',
  },
}

export const notificationSettingsTexts: Translated<typeof english.notificationSettingsTexts> = {
  tabs: { offers: 'Offres et nouveautés', account: 'Compte' },
  topics,
  fixed,
  on: 'E-mail activé',
  off: 'E-mail désactivé',
  always: 'Toujours activé',
  alwaysTitle: 'Ce que nous écrivons toujours',
  noMarketing: 'Se désabonner de tous les e-mails promotionnels',
  noMarketingHint:
    'Tout ce qui précède est désactivé tant que cette case est cochée, et revient tel quel quand vous la décochez.',
  saved: (title: string, isOn: boolean) =>
    `Enregistré. ${title} : ${isOn ? 'e-mail activé' : 'e-mail désactivé'}.`,
  savedNoMarketing: (isOff: boolean) =>
    isOff
      ? 'Enregistré. Tous les e-mails promotionnels sont désactivés.'
      : 'Enregistré. Les e-mails promotionnels sont comme vous les aviez laissés.',
  sentTo: (email: string) => `Envoyés à ${email}.`,
  address: 'Informations personnelles',
  loading: 'Chargement de vos paramètres',
  failed: 'Vos paramètres de notification n’ont pas pu être chargés',
}
