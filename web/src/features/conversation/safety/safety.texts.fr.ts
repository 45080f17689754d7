import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './safety.texts.ts'

export const safetyTexts: Translated<typeof english.safetyTexts> = {
  actions: (name: string) => `Plus sur ${name}`,
  reportPerson: {
    open: 'Signaler cette personne',
    openFor: (name: string) => `Signaler ${name}`,
    title: (name: string) => `Signaler ${name} ?`,
    text: (name: string) =>
      `Un administrateur lit ce que vous écrivez et examine la situation. ${name} ne saura pas qui l’a signalé.`,
    confirm: 'Envoyer le signalement',
    done: (name: string) => ({
      title: `${name} a été signalé`,
      text: 'Merci. Un administrateur va s’en occuper.',
    }),
  },
  reportMessage: {
    open: 'Signaler ce message',
    title: 'Signaler ce message ?',
    text: 'Un administrateur le lit avec ce que vous écrivez. Son auteur ne saura pas qui l’a signalé.',
    confirm: 'Envoyer le signalement',
    done: { title: 'Message signalé', text: 'Merci. Un administrateur va s’en occuper.' },
  },
  block: {
    open: (name: string) => `Bloquer ${name}`,
    title: (name: string) => `Bloquer ${name} ?`,
    text: (name: string) =>
      `Aucun de vous ne pourra plus envoyer de messages ni de demandes de réservation à l’autre. Les messages déjà échangés restent ici, et les réservations existantes sont maintenues. ${name} n’est pas prévenu, mais voit que cette conversation est fermée. Vous pouvez lever le blocage à tout moment.`,
    textCohost: (name: string) =>
      `${name} ne pourra plus vous écrire, ni vous à ${name}. L’hôte le peut toujours, et ${name} lit ce qui se dit ici tant que son aide pour ce lieu continue. ${name} n’est pas prévenu. Vous pouvez lever le blocage à tout moment.`,
    confirm: 'Bloquer',
    pending: 'Blocage…',
    done: (name: string) => ({
      title: `${name} est bloqué`,
      text: 'Plus de nouveaux messages ni de nouvelles demandes, dans les deux sens.',
    }),
  },
  unblock: {
    open: (name: string) => `Débloquer ${name}`,
    title: (name: string) => `Débloquer ${name} ?`,
    text: () =>
      'Vous pourrez de nouveau vous écrire et envoyer des demandes, sauf si vous êtes aussi bloqué de l’autre côté.',
    confirm: 'Débloquer',
    pending: 'Déblocage…',
    done: (name: string) => ({
      title: `${name} n’est plus bloqué`,
      text: 'Messages et demandes peuvent de nouveau être envoyés.',
    }),
  },
}
