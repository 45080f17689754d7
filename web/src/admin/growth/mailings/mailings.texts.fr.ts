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
  tool: { text: 'Nouveautés et offres pour tous ceux qui ont laissé leur thème activé.' },
  back: 'Envois',
  write: 'Écrire un envoi',
  caption: 'Envois, les plus récents d’abord',
  columns: {
    subject: 'Sujet',
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
    title: 'Rien n’a encore été écrit',
    text: 'Un envoi va à tous ceux qui ont laissé son thème activé. Vous le voyez avant tout le monde.',
  },
  missing: {
    title: 'Cet envoi n’a pas pu être chargé',
    text: 'Il a peut-être été supprimé. Revenez à la liste ou réessayez.',
  },
  newTitle: 'Nouvel envoi',
  form: {
    label: 'L’envoi',
    topic: 'Thème',
    topicHint: 'Seules les personnes qui l’ont laissé activé dans leurs paramètres le reçoivent.',
    audience: 'Pour',
    subject: 'Sujet',
    body: 'Texte',
    bodyHint: 'Une ligne vide commence un nouveau paragraphe.',
    button: 'Bouton',
    buttonHint: 'Facultatif. Il mène à une page de Roomtone.',
    linkLabel: 'Nom du bouton',
    linkPath: 'Page',
    linkPathHint: 'Par exemple /search ou /hosting',
    save: 'Enregistrer le brouillon',
    saving: 'Enregistrement…',
    saved: 'Brouillon enregistré',
    tryIt: 'Me l’envoyer',
    trying: 'Envoi…',
    send: 'Envoyer',
    sending: 'Enregistrement…',
    discard: 'Abandonner',
  },
  tried: { title: 'En route vers vous', text: 'Vous seul le recevez. Son objet commence par Trial.' },
  confirmSend: {
    title: (count: number) => `L’envoyer à ${people(count)} ?`,
    nobody: 'Ne l’envoyer à personne ?',
    text: (count: number) =>
      count === 0
        ? 'Personne dans ce public n’a laissé le thème activé. L’envoi sera clos tout de même.'
        : 'Il part aussitôt et ne peut être ni rappelé ni modifié.',
    confirm: 'L’envoyer',
    pending: 'Envoi…',
    cancel: 'Pas encore',
  },
  sent: {
    title: 'L’envoi est en route',
    text: 'Cette page compte jusqu’à ce que tout le monde soit sur la liste.',
  },
  changed: {
    title: 'Quelqu’un d’autre a modifié ce brouillon',
    text: 'Voici sa version. Ce que vous avez saisi est toujours dans le formulaire ; rien n’a été enregistré par-dessus.',
    takeTheirs: 'Prendre la sienne',
    keepMine: 'Garder la mienne',
  },
  confirmDiscard: {
    title: 'Jeter ce brouillon ?',
    text: 'Son texte sera perdu. Personne ne l’a reçu.',
    confirm: 'Le jeter',
    pending: 'Suppression…',
    cancel: 'La garder',
    done: 'Le brouillon a disparu',
  },
  letter: {
    sending: (count: number) => `En route, à ${people(count)} pour l’instant.`,
    sent: (count: number) => `Il est allé à ${people(count)}.`,
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
