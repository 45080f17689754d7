import type { MailingView } from '@roomtone/contract/notification/mailings'
import type { OfferTopic } from '@roomtone/domain/notification/topics'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './mailings.texts.ts'

const people = (count: number) => (count === 1 ? '1 personne' : `${count.toLocaleString('fr-FR')} personnes`)

const topics: Record<OfferTopic, string> = {
  inspiration: 'Inspiration et offres',
  trip_planning: 'Préparation du tournage',
  news: 'Nouveautés et programmes',
  feedback: 'Avis',
  regulations: 'Réglementation',
}
const audiences: Record<MailingView['audience'], string> = {
  everyone: 'Tout le monde',
  hosts: 'Hôtes',
  creators: 'Créateurs qui ne sont pas hôtes',
}
const states: Record<MailingView['state'], string> = {
  draft: 'Brouillon',
  sending: 'Envoi en cours',
  sent: 'Envoyé',
}

export const mailingsTexts: Translated<typeof english.mailingsTexts> = {
  title: 'Envois',
  tool: { text: 'Envoyez nouveautés et offres à ceux qui les veulent.' },
  back: 'Envois',
  write: 'Écrire un envoi',
  caption: 'Envois, les plus récents d’abord',
  columns: {
    subject: 'Objet',
    topic: 'Thème',
    audience: 'Pour',
    state: 'État',
    recipients: 'Destinataires',
    date: 'Date',
  },
  topics,
  audiences,
  states,
  failed: 'Les envois n’ont pas pu être chargés',
  empty: {
    title: 'Pas encore d’envois',
    text: 'Un envoi va à tous ceux qui ont activé son thème. Vous pouvez d’abord vous l’envoyer.',
  },
  missing: {
    title: 'Cet envoi n’a pas pu être chargé',
    text: 'Il a peut-être été supprimé. Revenez à la liste ou réessayez.',
  },
  newTitle: 'Nouvel envoi',
  form: {
    label: 'L’envoi',
    topic: 'Thème',
    topicHint:
      'Seules les personnes qui ont activé ce thème dans leurs paramètres de notification le reçoivent.',
    audience: 'Pour',
    subject: 'Objet',
    body: 'Texte',
    bodyHint: 'Laissez une ligne vide pour commencer un paragraphe.',
    button: 'Bouton',
    buttonHint: 'Facultatif. Il mène à une page de Roomtone.',
    linkLabel: 'Texte du bouton',
    linkPath: 'Page',
    linkPathHint: 'Par exemple /search ou /hosting',
    save: 'Enregistrer le brouillon',
    saving: 'Enregistrement…',
    saved: 'Brouillon enregistré',
    tryIt: 'Me l’envoyer',
    trying: 'Envoi…',
    send: 'Envoyer',
    sending: 'Enregistrement…',
    discard: 'Supprimer',
  },
  tried: { title: 'En route vers vous', text: 'Vous seul le recevez. Son objet commence par « Trial ».' },
  confirmSend: {
    title: (count: number) => `L’envoyer à ${people(count)} ?`,
    nobody: 'Personne ne le recevra. Envoyer quand même ?',
    text: (count: number) =>
      count === 0
        ? 'Personne dans ce public n’a activé ce thème. L’envoi sera marqué comme envoyé.'
        : 'Il part tout de suite. Vous ne pourrez ni le modifier ni le rappeler.',
    confirm: 'L’envoyer',
    pending: 'Envoi…',
    cancel: 'Pas encore',
  },
  sent: {
    title: 'L’envoi est en route',
    text: 'Suivez l’avancement sur cette page.',
  },
  changed: {
    title: 'Quelqu’un d’autre a modifié ce brouillon',
    text: 'Voici sa version. Ce que vous avez saisi est toujours dans le formulaire et n’est pas enregistré.',
    takeTheirs: 'Prendre la sienne',
    keepMine: 'Garder la mienne',
  },
  confirmDiscard: {
    title: 'Supprimer ce brouillon ?',
    text: 'Il n’a été envoyé à personne. C’est irréversible.',
    confirm: 'Supprimer le brouillon',
    pending: 'Suppression…',
    cancel: 'Le garder',
    done: 'Brouillon supprimé',
  },
  letter: {
    sending: (count: number) => `Envoi en cours. ${people(count)} pour l’instant.`,
    sent: (count: number) => `Envoyé à ${people(count)}.`,
    facts: { topic: 'Thème', audience: 'Pour', written: 'Écrit', sent: 'Envoyé' },
    notYet: 'Pas encore',
  },
  preview: {
    title: 'Aperçu',
    subject: 'Votre objet',
    body: 'Vos mots apparaissent ici à mesure que vous tapez.',
    reason: (topic: OfferTopic) =>
      `Vous recevez ceci car les e-mails « ${topics[topic].toLowerCase()} » sont activés dans vos paramètres de notification.`,
    unsubscribe: 'Se désabonner',
  },
}
