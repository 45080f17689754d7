import type { CohostRight } from '@roomtone/domain/access/cohost-rights'
import type { Translated } from '../../../../platform/language/translated.ts'
import type * as english from './shared-access.texts.ts'

const rights: Record<CohostRight, { name: string; text: string }> = {
  listing: {
    name: 'Annonce',
    text: 'Modifier les textes, les photos, les prix et le règlement intérieur. Voit l’adresse.',
  },
  calendar: {
    name: 'Calendrier',
    text: 'Bloquer des jours, fixer des prix par jour, connecter des calendriers.',
  },
  bookings: {
    name: 'Réservations',
    text: 'Voir les demandes et y répondre, voir les locataires et les consignes d’accès. Exige une identité vérifiée.',
  },
  messages: {
    name: 'Messages',
    text: 'Lire les messages des locataires et y répondre sous son propre nom. Exige une identité vérifiée.',
  },
}

export const sharedAccessTexts: Translated<typeof english.sharedAccessTexts> = {
  rights,
  cancel: 'Annuler',
  loading: 'Chargement de l’accès partagé',
  failed: 'Impossible d’afficher l’accès partagé',
  empty: {
    title: 'Rien n’est encore partagé',
    text: 'Quand vous aurez une annonce, vous pourrez inviter quelqu’un à vous aider. Les annonces que d’autres partagent avec vous apparaissent ici aussi.',
    action: 'Comment fonctionne l’accès partagé',
  },
  given: {
    title: 'Qui vous aide pour vos annonces',
    text: 'Les versements, les documents, les annulations et le retrait d’annonces restent toujours entre vos mains.',
    none: 'Vous n’avez pas encore partagé d’annonce.',
    list: 'Personnes ayant accès',
    invite: 'Inviter un co-hôte',
    status: {
      invited: 'Invitation envoyée',
      expired: 'Invitation expirée',
      active: 'Accès actif',
      ended: 'Accès terminé',
      declined: 'Invitation refusée',
    },
    until: (when: string) => `Le lien fonctionne jusqu’au ${when}.`,
    lapsed: (when: string) => `L’invitation a expiré le ${when}.`,
    since: (when: string) => `Depuis le ${when}.`,
    ended: (when: string) => `Terminé le ${when}.`,
    declined: (when: string) => `Refusée le ${when}.`,
    unverified:
      'Cette personne n’a pas encore vérifié son identité et ne peut donc voir ni réservations ni messages.',
    change: 'Modifier les droits',
    changeName: (who: string, title: string) => `Modifier ce que ${who} peut faire pour ${title}`,
    changed: 'Droits modifiés',
    resend: 'Renvoyer',
    resendName: (who: string, title: string) => `Renvoyer à ${who} l’invitation à ${title}`,
    resent: (email: string) => `Nous avons renvoyé l’invitation à ${email}`,
    remove: 'Retirer',
    removeName: (who: string, title: string) => `Retirer ${who} de ${title}`,
    removed: 'Accès retiré',
    removeAsk: {
      title: 'Retirer l’accès ?',
      text: (who: string, title: string) =>
        `${who} perd aussitôt l’accès à ${title}. Ce qui a déjà été fait est conservé.`,
      confirm: 'Retirer l’accès',
    },
  },
  invite: {
    title: 'Inviter un co-hôte',
    text: 'Nous lui enverrons par e-mail un lien valable 14 jours. Il lui faut un compte avec cet e-mail.',
    email: 'E-mail',
    listings: 'Annonces',
    rights: 'Ce que cette personne peut faire',
    submit: 'Envoyer l’invitation',
    pending: 'Envoi…',
    done: 'Invitation envoyée',
    doneText: (email: string) => `Nous avons envoyé un e-mail à ${email}.`,
  },
  change: {
    title: 'Que peut faire cette personne ?',
    text: (who: string, title: string) =>
      `${who}, pour ${title}. Les modifications s’appliquent dès que vous enregistrez.`,
    submit: 'Enregistrer',
    pending: 'Enregistrement…',
  },
  received: {
    title: 'Partagé avec vous',
    list: 'Annonces partagées avec vous',
    by: (host: string) => `Partagé par ${host}`,
    open: 'Ouvrir l’espace hôte',
    verify: 'Vérifiez votre identité pour voir les réservations et les messages et y répondre.',
    verifyAction: 'Vérifier l’identité',
    leave: 'Quitter',
    leaveName: (title: string) => `Quitter ${title}`,
    left: 'Vous avez quitté l’annonce',
    leaveAsk: {
      title: 'Quitter cette annonce ?',
      text: (host: string, title: string) =>
        `Vous ne verrez plus ${title} parmi vos annonces. Nous préviendrons ${host}, qui pourra vous inviter à nouveau.`,
      confirm: 'Quitter',
    },
  },
  invitation: {
    loading: 'Ouverture de l’invitation',
    title: (host: string) => `${host} vous invite à devenir co-hôte`,
    intro: (email: string) => `Cette invitation est pour ${email}.`,
    listings: 'Les annonces et ce que vous pouvez faire',
    until: (when: string) => `Le lien fonctionne jusqu’au ${when}.`,
    accept: 'Accepter',
    accepting: 'Acceptation…',
    decline: 'Refuser',
    declining: 'Refus…',
    declined: 'Invitation refusée',
    declinedText: (host: string) => `Nous avons prévenu ${host}. Vous n’avez rien d’autre à faire.`,
    done: 'Vous êtes maintenant co-hôte',
    doneText: 'Vous trouverez les annonces partagées dans l’espace hôte.',
    signIn: 'Se connecter ou s’inscrire',
    signInText:
      'Utilisez l’e-mail qui a reçu l’invitation. Roomtone fonctionne pour l’instant sur invitation : si vous ne pouvez pas vous inscrire, rejoignez d’abord la liste d’attente.',
    waitlist: 'Rejoindre la liste d’attente',
    other: (email: string) =>
      `Vous êtes connecté avec un autre e-mail. Déconnectez-vous, puis connectez-vous en tant que ${email} pour accepter.`,
    failed: 'Cette invitation ne fonctionne pas',
    failedText:
      'Elle a peut-être déjà servi, expiré ou été retirée. Demandez à l’hôte de vous en envoyer une autre.',
    home: 'Aller à la page d’accueil',
  },
}
