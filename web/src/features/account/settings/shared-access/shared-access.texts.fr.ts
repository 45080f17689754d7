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
    text: 'Voir les demandes et y répondre, voir les locataires et comment ils entrent. Exige une identité vérifiée.',
  },
  messages: {
    name: 'Messages',
    text: 'Lire ce que les locataires écrivent et y répondre, en son propre nom. Exige une identité vérifiée.',
  },
}

export const sharedAccessTexts: Translated<typeof english.sharedAccessTexts> = {
  rights,
  cancel: 'Annuler',
  loading: 'Chargement de l’accès partagé',
  failed: 'L’accès partagé n’a pas pu être chargé',
  empty: {
    title: 'Rien n’est encore partagé',
    text: 'Quand vous aurez une annonce, vous pourrez inviter ici quelqu’un qui vous aide. Les annonces que d’autres partagent avec vous apparaissent ici aussi.',
    action: 'Comment fonctionne l’accès partagé',
  },
  given: {
    title: 'Qui aide pour vos annonces',
    text: 'Les versements, les documents, l’annulation et le retrait restent à vous, quoi que vous partagiez.',
    none: 'Vous ne partagez rien pour l’instant.',
    list: 'Personnes ayant accès',
    invite: 'Inviter un co-hôte',
    status: {
      invited: 'Invités',
      expired: 'Invitation expirée',
      active: 'Actif',
      ended: 'Terminé',
      declined: 'Refusée',
    },
    until: (when: string) => `Invitation envoyée ; le lien fonctionne jusqu’au ${when}.`,
    lapsed: (when: string) => `L’invitation a pris fin le ${when}. Personne ne l’a acceptée.`,
    since: (when: string) => `Depuis le ${when}.`,
    ended: (when: string) => `Terminé le ${when}.`,
    declined: (when: string) => `Refusée le ${when}.`,
    unverified:
      'Son identité n’est pas encore vérifiée, cette personne ne voit donc encore ni réservations ni messages.',
    change: 'Modifier les droits',
    changeName: (who: string, title: string) => `Modifier ce que ${who} peut faire pour ${title}`,
    changed: 'Droits modifiés',
    resend: 'Renvoyer',
    resendName: (who: string, title: string) => `Renvoyer à ${who} l’invitation à ${title}`,
    resent: (email: string) => `L’invitation est en route vers ${email}`,
    remove: 'Retirer',
    removeName: (who: string, title: string) => `Retirer ${who} de ${title}`,
    removed: 'Accès terminé',
    removeAsk: {
      title: 'Mettre fin à cet accès ?',
      text: (who: string, title: string) =>
        `${who} perd aussitôt l’accès à ${title}. Ce qui a été fait jusqu’ici reste en l’état.`,
      confirm: 'Mettre fin à l’accès',
    },
  },
  invite: {
    title: 'Inviter un co-hôte',
    text: 'Nous lui envoyons par e-mail un lien valable 14 jours. Il lui faut un compte avec cette adresse.',
    email: 'E-mail',
    listings: 'Annonces',
    rights: 'Ce que cette personne peut faire',
    submit: 'Envoyer l’invitation',
    pending: 'Envoi…',
    done: 'Invitation envoyée',
    doneText: (email: string) => `Nous avons écrit à ${email}.`,
  },
  change: {
    title: 'Que peut faire cette personne ?',
    text: (who: string, title: string) => `${who}, pour ${title}. Cela compte dès que vous enregistrez.`,
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
    left: 'Vous êtes parti',
    leaveAsk: {
      title: 'Quitter cette annonce ?',
      text: (host: string, title: string) =>
        `Vous ne voyez plus ${title} parmi vos annonces. ${host} en est informé et peut vous inviter à nouveau.`,
      confirm: 'Quitter',
    },
  },
  invitation: {
    loading: 'Ouverture de l’invitation',
    title: (host: string) => `${host} vous demande de l’aide`,
    intro: (email: string) => `Cette invitation est pour ${email}.`,
    listings: 'Les annonces et ce que vous pourriez faire',
    until: (when: string) => `Le lien fonctionne jusqu’au ${when}.`,
    accept: 'Accepter',
    accepting: 'Acceptation…',
    decline: 'Refuser',
    declining: 'Refus…',
    declined: 'Invitation refusée',
    declinedText: (host: string) => `Nous avons prévenu ${host}. Vous n’avez rien d’autre à faire.`,
    done: 'Vous êtes maintenant co-hôte',
    doneText: 'Les annonces partagées sont parmi les vôtres dans l’espace hôte.',
    signIn: 'Se connecter ou s’inscrire',
    signInText:
      'Utilisez l’adresse qui a reçu l’invitation. Roomtone fonctionne pour l’instant sur invitation : si vous ne pouvez pas vous inscrire, rejoignez d’abord la liste d’attente et revenez.',
    waitlist: 'Rejoindre la liste d’attente',
    other: (email: string) =>
      `Vous êtes connecté avec une autre adresse. Déconnectez-vous, puis connectez-vous comme ${email} pour accepter.`,
    failed: 'Cette invitation ne fonctionne pas',
    failedText:
      'Elle a peut-être déjà servi, expiré ou été retirée. Demandez à l’hôte de vous en envoyer une autre.',
    home: 'Aller à la page d’accueil',
  },
}
