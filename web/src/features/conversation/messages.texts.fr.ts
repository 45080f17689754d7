import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './messages.texts.ts'

export const messagesTexts: Translated<typeof english.messagesTexts> = {
  title: 'Messages',
  empty: 'Vous n’avez aucun message',
  guest: {
    text: 'Écrivez à un hôte ou envoyez une demande : la conversation apparaîtra ici.',
    action: 'Rechercher des lieux',
  },
  host: {
    text: 'Quand quelqu’un se renseigne sur un de vos lieux, la conversation apparaît ici.',
    action: 'Comment fonctionnent les messages',
  },
  openInbox: 'Ouvrir la boîte de réception',
}

export const inboxTexts: Translated<typeof english.inboxTexts> = {
  filter: { label: 'Filtrer', all: 'Tous', unread: 'Non lus' },
  search: 'Rechercher des conversations par titre d’annonce',
  list: 'Conversations',
  loading: 'Chargement de vos conversations',
  failed: 'Vos conversations n’ont pas pu être chargées',
  more: 'Afficher plus',
  moreFailed: 'Le reste n’a pas pu être chargé.',
  nothingUnread: 'Aucun message non lu',
  found: (count: number) => (count === 1 ? '1 conversation trouvée' : `${count} conversations trouvées`),
  nothingFound: (words: string) => `Aucune conversation ne correspond à « ${words} »`,
  showAll: 'Afficher toutes les conversations',
  noMessages: 'Pas encore de messages',
  you: (words: string) => `Vous : ${words}`,
  by: (name: string, words: string) => `${name} : ${words}`,
  file: 'Un fichier',
  unread: (count: number) => `${count} non lus`,
  none: 'Choisissez une conversation pour commencer',
}

export const openingTexts: Translated<typeof english.openingTexts> = {
  opening: 'Ouverture de la conversation',
  failed: 'La conversation n’a pas pu être ouverte',
  verify: {
    title: 'Vérifiez d’abord votre identité',
    text: 'Hôtes et locataires peuvent s’écrire une fois tous deux vérifiés. Cela prend quelques minutes.',
    action: 'Vérifier votre identité',
  },
  back: 'Tous les messages',
}

export const threadTexts: Translated<typeof english.threadTexts> = {
  back: 'Retour',
  about: (title: string) => `Conversation à propos de ${title}`,
  messages: 'Messages',
  viewSpace: 'Voir le lieu',
  verifiedHost: 'Hôte vérifié',
  verifiedGuest: 'Vérifié',
  loading: 'Chargement de la conversation',
  failed: 'Cette conversation n’a pas pu être chargée',
  missing: {
    title: 'Cette conversation est introuvable',
    text: 'Elle appartient peut-être à un autre compte, ou le lien est incomplet.',
  },
  booking: {
    label: 'Réservation',
    request: 'Voir la demande',
    view: 'Voir la réservation',
    crew: (n: number) => `équipe de ${n}`,
  },
  start: (name: string) => `Pas encore de messages. Dites bonjour à ${name}.`,
  older: 'Chargement des messages précédents',
  olderFailed: 'Les messages précédents n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  news: 'Nouveau message',
  said: (name: string, words: string) => `${name} : ${words}`,
  sentFile: 'a envoyé un fichier',
  own: 'Vous',
  marks: { host: 'Hôte', cohost: 'Co-hôte' },
  flagged: 'Ce message a été signalé :',
  read: 'Lu',
  sending: 'Envoi…',
  notSent: 'Non envoyé',
  retry: 'Réessayer',
  retryName: (words: string) => `Renvoyer « ${words} »`,
  discard: 'Abandonner',
  discardName: (words: string) => `Abandonner « ${words} »`,
  closed: {
    you_blocked: (name: string) =>
      `Vous avez bloqué ${name}. Levez le blocage dans le menu ci-dessus pour écrire de nouveau.`,
    blocked: (_: string) => 'Vous ne pouvez pas envoyer de messages dans cette conversation.',
    suspended: (name: string) => `Vous ne pouvez pas écrire à ${name} pour le moment.`,
  },
}

export const composerTexts: Translated<typeof english.composerTexts> = {
  label: 'Message',
  placeholder: 'Écrire un message',
  send: 'Envoyer',
  attach: 'Joindre une image ou un PDF',
  drop: 'Déposez ici des images ou des PDF',
  hint: 'Vous pourrez échanger vos coordonnées après votre première réservation confirmée ensemble.',
  openHint: 'Vous avez déjà réservé ensemble : vous pouvez échanger vos coordonnées ici.',
  enter: 'Entrée pour envoyer',
  waiting: 'En attente de la fin du téléversement',
  failed: 'Le message n’a pas pu être envoyé',
  flagged: 'Message signalé',
  fragments: 'À modifier :',
  files: {
    list: 'Fichiers à envoyer',
    remove: (name: string) => `Retirer ${name}`,
    retry: 'Réessayer',
    retryName: (name: string) => `Réessayer le téléversement de ${name}`,
    attached: (name: string) => `${name} est joint`,
    progress: (name: string) => `Téléversement de ${name}`,
    tooLarge: 'Plus de 10 Mo',
    empty: 'Le fichier est vide',
    notAccepted: 'Seuls des images et des PDF peuvent être envoyés',
    tooMany: 'Envoyez au plus 6 fichiers à la fois',
    unknown: 'Le téléversement a échoué',
  },
}
