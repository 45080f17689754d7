import type { Translated } from '../language/translated.ts'
import type * as english from './passkey.texts.ts'

export const passkeyTexts: Translated<typeof english.passkeyTexts> = {
  cancelled: {
    title: 'Aucune clé d’accès utilisée',
    text: 'Vous avez annulé, ou cela a pris trop de temps. Réessayez quand vous voulez.',
  },
  unsupported: {
    title: 'Les clés d’accès ne fonctionnent pas ici',
    text: 'Ce navigateur ou cet appareil ne peut pas garder de clés d’accès. Essayez-en un autre.',
  },
  known: {
    title: 'Déjà ajoutée',
    text: 'Cet appareil ou ce gestionnaire de mots de passe a déjà une clé d’accès pour votre compte.',
  },
  failed: {
    title: 'Cela n’a pas fonctionné',
    text: 'Votre appareil n’a pas pu utiliser la clé d’accès. Veuillez réessayer.',
  },
}
