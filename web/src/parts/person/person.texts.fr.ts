import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './person.texts.ts'

export const personTexts: Translated<typeof english.personTexts> = {
  email: 'E-mail',
  userType: {
    legend: 'Je souhaite',
    creator: { label: 'Créer', description: 'Je cherche des lieux où filmer ou enregistrer' },
    host: { label: 'Accueillir', description: 'J’ai un lieu à proposer' },
  },
  signOut: { title: 'Déconnecté' },
  unconfirmed: {
    title: 'Confirmez votre e-mail',
    text: (email: string) =>
      `Nous avons envoyé un lien à ${email}. Ouvrez-le, puis revenez ici. Rien de ce que vous avez saisi n’est perdu.`,
    bar: (email: string) =>
      `Ouvrez le lien envoyé à ${email} pour réserver, publier une annonce et écrire des messages.`,
    resend: 'Renvoyer',
    sent: { title: 'Lien envoyé', text: (email: string) => `Consultez la boîte de réception de ${email}.` },
    check: 'C’est confirmé',
    notYet: 'Votre e-mail n’est pas encore confirmé.',
    demoMailbox: 'Ouvrir la boîte de la démo',
  },
}
