import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './recovery.texts.ts'

export const recoveryTexts: Translated<typeof english.recoveryTexts> = {
  failed: 'Cela n’a pas fonctionné',
  incomplete: 'Le lien est incomplet. Copiez-le en entier depuis l’e-mail.',
  signIn: 'Aller à la connexion',
  lost: {
    title: 'Retirer votre second facteur ?',
    text: 'Votre application d’authentification, vos clés d’accès et vos codes de récupération cesseront de fonctionner dans 24 heures. Votre mot de passe suffira ensuite. Nous vous enverrons un lien par e-mail au cas où vous changeriez d’avis.',
    button: 'Le retirer dans 24 heures',
    doneTitle: 'Il sera retiré',
    done: (when: string) =>
      `À partir du ${when}, votre mot de passe suffira pour vous connecter. Nous vous avons envoyé par e-mail un lien pour l’empêcher.`,
    failed: 'Ce lien a expiré ou a déjà servi. Reconnectez-vous pour en demander un autre.',
  },
  keep: {
    title: 'Garder votre second facteur ?',
    text: 'Votre application d’authentification, vos clés d’accès et vos codes de récupération continuent de fonctionner et rien n’est retiré.',
    button: 'Le garder',
    doneTitle: 'Votre second facteur reste',
    done: 'Si vous n’avez pas demandé ce retrait, changez aussi votre mot de passe.',
    failed:
      'Ce lien a expiré ou a déjà servi. La page Connexion et sécurité indique si votre second facteur est toujours actif.',
    next: 'Aller à Connexion et sécurité',
  },
  report: {
    link: 'Application et codes de récupération perdus ?',
    sent: (email: string) =>
      `Consultez votre boîte de réception : nous avons envoyé à ${email} un lien pour retirer votre second facteur.`,
  },
  pending: {
    title: 'Votre second facteur sera retiré',
    text: (when: string) => `À partir du ${when}, votre mot de passe suffira pour vous connecter.`,
    keep: 'Le garder',
    kept: 'Votre second facteur reste',
  },
}
