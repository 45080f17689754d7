import type { FIXED_TOPICS, OptionalTopic } from '@roomtone/domain/notification/topics'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './notification-settings.texts.ts'

type Words = { title: string; about: string }

const topics: Record<OptionalTopic, Words> = {
  inspiration: {
    title: 'Inspiration et offres',
    about: 'Des lieux à découvrir et, de temps en temps, une offre.',
  },
  trip_planning: {
    title: 'Préparation du tournage',
    about: 'Ce qu’il faut préparer dans les jours précédant un tournage.',
  },
  news: { title: 'Nouveautés et programmes', about: 'Les nouveautés de Roomtone, pour locataires et hôtes.' },
  feedback: { title: 'Avis', about: 'Quelques fois par an, nous vous demandons ce que vous pensez de nous.' },
  regulations: {
    title: 'Réglementation',
    about: 'Les changements de permis, d’assurances et de règles là où vous tournez.',
  },
  messages: {
    title: 'Messages',
    about: 'Les messages non lus en un seul e-mail. Jamais pendant que vous les lisez ici.',
  },
  reminders: {
    title: 'Rappels avant un tournage',
    about: 'Quand et où, peu avant le début.',
  },
  after_shoot: {
    title: 'Après un tournage',
    about: 'Un e-mail quand le tournage est terminé, avec la suite.',
  },
}

const fixed: Record<(typeof FIXED_TOPICS)[number], Words> = {
  bookings: {
    title: 'Réservations',
    about:
      'Demandes, réponses et annulations concernent les deux parties, qui en sont donc toujours informées.',
  },
  payments: {
    title: 'Paiements et versements',
    about: 'Chaque mouvement de votre argent vous est confirmé par écrit.',
  },
  listings: {
    title: 'Vos annonces',
    about: 'Tout ce qui change la possibilité de réserver vos lieux.',
  },
  security: {
    title: 'Sécurité',
    about:
      'Nouveaux appareils, mots de passe et contrôles d’identité, pour que vous remarquiez si ce n’était pas vous.',
  },
}

export const notificationSettingsTexts: Translated<typeof english.notificationSettingsTexts> = {
  tabs: { offers: 'Offres et nouveautés', account: 'Compte' },
  topics,
  fixed,
  on: 'E-mail activé',
  off: 'E-mail désactivé',
  always: 'Toujours activé',
  alwaysTitle: 'Les e-mails que nous envoyons toujours',
  noMarketing: 'Se désabonner de tous les e-mails promotionnels',
  noMarketingHint: 'Désactive tout ce qui précède. Décochez la case pour retrouver vos choix.',
  saved: (title: string, isOn: boolean) =>
    `Enregistré. ${title} : ${isOn ? 'e-mail activé' : 'e-mail désactivé'}.`,
  savedNoMarketing: (isOff: boolean) =>
    isOff
      ? 'Enregistré. Tous les e-mails promotionnels sont désactivés.'
      : 'Enregistré. Vos choix d’e-mails promotionnels sont rétablis.',
  sentTo: (email: string) => `Envoyés à ${email}.`,
  address: 'Informations personnelles',
  loading: 'Chargement de vos paramètres',
  failed: 'Impossible de charger vos paramètres de notification',
}
