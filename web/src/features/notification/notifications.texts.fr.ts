import type { NotificationView } from '@roomtone/contract/notification/notification'
import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './notifications.texts.ts'

type Kind = NotificationView['kind']
type NoticeFacts = { title: string; other: string; when: string; amount: string }

type Sentence = (facts: NoticeFacts) => string
type Sentences = { guest: Sentence; host: Sentence } | Sentence

export const noticeTexts: Record<Kind, Sentences> = {
  'booking-authorised': {
    guest: ({ other, title, when }) => `Votre demande pour ${title}, ${when}, est chez ${other}.`,
    host: ({ other, title, when }) => `${other} demande ${title}, ${when}.`,
  },
  'booking-authorised-instantly': {
    guest: ({ title, when }) => `C’est réservé : ${title}, ${when}.`,
    host: ({ other, title, when }) => `${other} a réservé ${title}, ${when}.`,
  },
  'booking-payment-timed-out': {
    guest: ({ title }) => `Votre demande pour ${title} a pris fin faute de paiement à temps.`,
    host: ({ other, title }) => `La demande de ${other} pour ${title} a pris fin faute de paiement à temps.`,
  },
  'booking-payment-failed': {
    guest: ({ title }) => `Votre demande pour ${title} a pris fin car votre carte a été refusée.`,
    host: ({ other, title }) => `La demande de ${other} pour ${title} a pris fin car la carte a été refusée.`,
  },
  'booking-accept': {
    guest: ({ other, title }) => `${other} a accepté votre demande pour ${title}.`,
    host: ({ other, title, when }) => `Vous avez accepté : ${other} vient à ${title}, ${when}.`,
  },
  'booking-decline': {
    guest: ({ other, title }) => `${other} a refusé votre demande pour ${title}.`,
    host: ({ other, title }) => `Vous avez refusé la demande de ${other} pour ${title}.`,
  },
  'booking-expire': {
    guest: ({ title, when }) => `Votre demande pour ${title}, ${when}, a expiré.`,
    host: ({ other, title }) => `La demande de ${other} pour ${title} a pris fin sans votre réponse.`,
  },
  'booking-withdraw': {
    guest: ({ title }) => `Votre demande pour ${title} a été retirée.`,
    host: ({ other, title, when }) => `La demande de ${other} pour ${title}, ${when}, a été retirée.`,
  },
  'booking-cancel': {
    guest: ({ title, when }) => `Votre réservation de ${title}, ${when}, a été annulée.`,
    host: ({ other, title, when }) => `La réservation de ${title} par ${other}, ${when}, a été annulée.`,
  },
  'booking-promote': {
    guest: ({ title, when }) => `${title}, ${when}, s’est libéré. Nous vous le gardons.`,
    host: ({ other, title, when }) => `Nous avons proposé ${title}, ${when}, à ${other}.`,
  },
  'booking-let-offer-pass': {
    guest: ({ title, when }) => `Vous n’avez pas accepté à temps l’offre de ${title}, ${when}.`,
    host: ({ other, title }) => `${other} n’a pas accepté à temps l’offre de ${title}.`,
  },
  'booking-refunded': {
    guest: ({ amount, title }) => `Nous vous remboursons ${amount} pour ${title}.`,
    host: ({ amount, other, title }) =>
      `Nous remboursons ${amount} à ${other} pour ${title}, sur votre part.`,
  },
  'booking-leave-line': {
    guest: ({ title, when }) => `Votre deuxième option sur ${title}, ${when}, a pris fin.`,
    host: ({ other, title }) => `La deuxième option de ${other} sur ${title} a pris fin.`,
  },
  'release-issued': {
    guest: ({ title }) => `L’autorisation pour ${title} est prête à être signée.`,
    host: ({ other, title }) => `L’autorisation pour ${other} à ${title} est prête à être signée.`,
  },
  'release-signed': {
    guest: ({ other, title }) => `${other} a signé l’autorisation pour ${title}.`,
    host: ({ other, title }) => `${other} a signé l’autorisation pour ${title}.`,
  },
  'packet-complete': {
    guest: ({ title }) => `Les documents pour ${title} sont complets : vous êtes prêt à tourner.`,
    host: ({ other, title }) => `Les documents de ${other} pour ${title} sont complets.`,
  },
  'packet-marked': {
    guest: ({ title }) => `Roomtone a marqué les documents pour ${title} comme complets.`,
    host: ({ other, title }) => `Roomtone a marqué les documents de ${other} pour ${title} comme complets.`,
  },
  'booking-complete': {
    guest: ({ title }) => `Donnez votre avis sur votre tournage à ${title} : vous avez 14 jours.`,
    host: ({ other, title }) => `Donnez votre avis sur ${other} à ${title} : vous avez 14 jours.`,
  },
  'booking-reminder': {
    guest: ({ title, when }) => `Votre tournage à ${title} commence ${when}.`,
    host: ({ other, title, when }) => `${other} vient à ${title}, ${when}.`,
  },
  'review-received': {
    guest: ({ other, title }) => `${other} a donné son avis sur votre tournage à ${title}.`,
    host: ({ other, title }) => `${other} a donné son avis sur ${title}.`,
  },
  'review-published': {
    guest: ({ title }) => `Votre avis sur ${title} est maintenant public.`,
    host: ({ other }) => `Votre avis sur ${other} est maintenant public.`,
  },
  'review-reply': {
    guest: ({ other, title }) => `${other} a répondu à votre avis sur ${title}.`,
    host: ({ other }) => `${other} a répondu à votre avis.`,
  },
  'referral-earned': ({ amount, other }) =>
    `${other} a accueilli pour la première fois. Vous gagnez ${amount}.`,
  'claim-opened': {
    guest: ({ other, title }) =>
      `${other} a signalé un problème avec votre tournage à ${title}. Veuillez répondre.`,
    host: ({ other, title }) => `${other} a signalé un problème avec ${title}. Veuillez répondre.`,
  },
  'claim-reminder': {
    guest: ({ title }) => `Il reste peu de temps pour répondre à la réclamation sur ${title}.`,
    host: ({ title }) => `Il reste peu de temps pour répondre à la réclamation sur ${title}.`,
  },
  'claim-answered': {
    guest: ({ other, title }) => `${other} a répondu à votre réclamation sur ${title}.`,
    host: ({ other, title }) => `${other} a répondu à votre réclamation sur ${title}.`,
  },
  'claim-decided': {
    guest: ({ title }) => `Nous avons tranché la réclamation sur ${title}.`,
    host: ({ title }) => `Nous avons tranché la réclamation sur ${title}.`,
  },
  'claim-payment-needed': ({ title }) =>
    `Votre carte n’a pas pu être débitée pour la réclamation sur ${title}.`,
  'claim-withdrawn': {
    guest: ({ other, title }) => `${other} a retiré la réclamation sur ${title}.`,
    host: ({ other, title }) => `${other} a retiré la réclamation sur ${title}.`,
  },
  'payout-sent': ({ amount, title }) => `${amount} pour ${title} sont en route vers vous.`,
  'payout-withheld': ({ amount, title }) => `${amount} pour ${title} ont couvert ce que vous deviez.`,
  'payout-problem': ({ amount, title }) => `Nous n’avons pas pu vous verser ${amount} pour ${title}.`,
  'listing-received': ({ title }) => `Nous examinons ${title}.`,
  'listing-approved': ({ title }) => `${title} est approuvé.`,
  'listing-rejected': ({ title }) =>
    `${title} doit être modifié avant sa mise en ligne. Voyez nos remarques.`,
  'cohost-joined': ({ other, title }) => `${other} aide maintenant pour ${title}.`,
  'cohost-invitation-declined': ({ title }) => `Votre invitation à aider pour ${title} a été refusée.`,
  'cohost-ended': ({ title }) => `L’accès partagé à ${title} a pris fin.`,
  'calendar-address-changed': ({ other, title }) =>
    `Le lien de votre calendrier pour ${title} a changé, car ${other} ne le gère plus.`,
  'cohost-request': ({ other, title, when }) => `${other} a demandé ${title}, ${when}. Vous pouvez répondre.`,
  'cohost-booked': ({ other, title, when }) => `${other} a réservé ${title}, ${when}.`,
  'cohost-cancelled': ({ other, title, when }) =>
    `La réservation de ${title} par ${other}, ${when}, a été annulée.`,
  'cohost-withdrawn': ({ other, title, when }) =>
    `La demande de ${other} pour ${title}, ${when}, a été retirée.`,
  'cohost-reminder': ({ other, title, when }) => `${other} vient à ${title}, ${when}.`,
  'cohost-accepted': ({ other, title, when }) =>
    `Votre co-hôte a accepté : ${other} vient à ${title}, ${when}.`,
  'cohost-declined': ({ other, title }) => `Votre co-hôte a refusé la demande de ${other} pour ${title}.`,
  'verification-in-review': () => 'Votre contrôle d’identité est en cours d’examen.',
  'verification-verified': () => 'Votre identité est vérifiée.',
  'verification-rejected': () => 'Nous n’avons pas pu vérifier votre identité.',
  'moderation-warning': () => 'Nous vous avons envoyé un avertissement à propos d’un de vos messages.',
  'text-approved': () => 'Votre texte a été approuvé. Vous pouvez l’enregistrer.',
  'text-rejected': () => 'Votre texte ne peut pas être utilisé tel quel.',
  'new-device': () => 'Quelqu’un s’est connecté à votre compte sur un nouvel appareil.',
  'password-changed': () => 'Votre mot de passe a été modifié.',
  'two-factor-on': () => 'La double authentification est activée.',
  'two-factor-off': () => 'La double authentification est désactivée.',
  'recovery-codes-new': () => 'Vous avez de nouveaux codes de récupération.',
  'recovery-code-used': () => 'Un code de récupération a servi à se connecter ou à changer un réglage.',
  'google-connected': () => 'Google est relié à votre compte.',
  'google-disconnected': () => 'Google n’est plus relié à votre compte.',
  'passkey-added': () => 'Vous avez ajouté une clé d’accès.',
  'passkey-removed': () => 'Vous avez supprimé une clé d’accès.',
  'passkey-cloned': () => 'Nous avons refusé une de vos clés d’accès, qui semble copiée.',
  'data-ready': () => 'Vos données personnelles sont prêtes à télécharger.',
}
export const missingTexts: Translated<typeof english.missingTexts> = {
  title: 'votre lieu',
  titleForGuest: 'le lieu',
  host: 'l’hôte',
  guest: 'un locataire',
  when: 'à l’heure indiquée dans la réservation',
  amount: 'votre versement',
}

export const notificationsTexts: Translated<typeof english.notificationsTexts> = {
  title: 'Notifications',
  list: 'Vos notifications',
  tabs: { all: 'Toutes', unread: 'Non lues' },
  unread: 'Non lue :',
  markAll: 'Tout marquer comme lu',
  marking: 'En cours…',
  marked: 'Toutes les notifications sont lues.',
  markFailed: 'Vos notifications n’ont pas pu être marquées comme lues',
  settings: 'Paramètres de notification',
  seeAll: 'Tout voir',
  loading: 'Chargement de vos notifications',
  failed: 'Vos notifications n’ont pas pu être chargées',
  empty: {
    title: 'Rien pour l’instant',
    text: 'Demandes, réponses, paiements et rappels apparaissent ici.',
    action: 'Rechercher des lieux',
  },
  nothingUnread: {
    title: 'Vous êtes à jour',
    text: 'Les nouvelles notifications apparaissent ici.',
    action: 'Tout afficher',
  },
}

export const bellTexts: Translated<typeof english.bellTexts> = {
  bell: (count: number) => (count > 0 ? `Notifications, ${count} non lues` : 'Notifications'),
  count: (count: number) => `${count} non lues`,
  arrived: (count: number) =>
    count === 1 ? 'Nouvelle notification. 1 non lue.' : `Nouvelle notification. ${count} non lues.`,
}

export const unsubscribeTexts: Translated<typeof english.unsubscribeTexts> = {
  title: 'Nos e-mails',
  loading: 'Vérification du lien',
  failed: 'Le lien n’a pas pu être vérifié',
  topics: {
    messages: 'les messages non lus',
    reminders: 'les rappels avant un tournage',
    after_shoot: 'les suites d’un tournage',
    inspiration: 'l’inspiration et les offres',
    trip_planning: 'la préparation du tournage',
    news: 'les nouveautés et programmes',
    feedback: 'les avis',
    regulations: 'la réglementation',
  },
  on: (topic: string, email: string) => `Les e-mails sur ${topic} vont à ${email}.`,
  off: (topic: string, email: string) =>
    `Les e-mails sur ${topic} sont désactivés. Nous n’en envoyons plus à ${email}.`,
  noMarketing: (email: string) =>
    `Tous les e-mails promotionnels sont désactivés. Nous n’en envoyons plus à ${email}.`,
  turnOff: 'Désactiver ces e-mails',
  turnAllOff: 'Se désabonner de tous les e-mails promotionnels',
  turnOn: 'Les réactiver',
  pending: 'En cours…',
  still:
    'Vous recevrez toujours les e-mails sur vos réservations, vos paiements et la sécurité de votre compte.',
  settings: 'Tous vos réglages d’e-mail',
  invalid: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il a peut-être été coupé. Connectez-vous pour choisir vos e-mails dans vos paramètres.',
    action: 'Se connecter',
    member: 'Ouvrir les paramètres',
  },
}
