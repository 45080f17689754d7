import type { RetentionRule } from '@roomtone/domain/compliance/retention'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './retention.texts.ts'

export const retentionTexts: Translated<typeof english.retentionTexts> = {
  title: 'Conservation',
  tool: { text: 'Ce qui est effacé à l’échéance, les conservations légales, et ce qui a disparu.' },
  rules: {
    title: 'Règles',
    text: 'Elles s’exécutent chaque nuit. Voici ce que le prochain passage effacerait.',
    failed: 'Les règles n’ont pas pu être chargées',
    names: {
      booking_records: 'Dossiers de réservations',
      verification_records: 'Dossiers de vérifications',
      closed_accounts: 'Comptes fermés',
    } satisfies Record<RetentionRule, string>,
    about: {
      booking_records:
        'Sept ans après la fin d’une réservation : l’autorisation, les signatures, l’équipe, les fichiers et les messages. Les montants et numéros de facture restent.',
      verification_records:
        'Sept ans après la décision, une fois la personne partie ou vérifiée plus récemment : nom, adresse, date de naissance et document.',
      closed_accounts: '90 jours après la fermeture : tout ce qui ne fait pas partie d’un dossier.',
    } satisfies Record<RetentionRule, string>,
    due: (count: number) => (count === 0 ? 'Rien n’est à échéance' : `${count} à effacer`),
    held: (count: number) => `${count} retenus`,
    before: 'Ce qui s’est terminé avant',
    first: 'Premier de la file',
    isHeld: 'retenu',
    since: 'depuis',
  },
  run: {
    button: 'Exécuter maintenant',
    title: 'Effacer maintenant ce qui est à échéance ?',
    text: (count: number) =>
      `${count === 1 ? 'Un dossier serait effacé' : `${count} dossiers seraient effacés`} définitivement, y compris de chaque sauvegarde. Rien de ce qui est sous conservation légale n’est touché.`,
    confirm: 'Les effacer',
    pending: 'Démarrage…',
    cancel: 'Pas maintenant',
    done: 'Le passage a commencé',
    doneText: 'Ce qu’il efface apparaît dans la liste ci-dessous.',
  },
  holds: {
    title: 'Conservations légales',
    text: 'Rien d’une réservation ou d’une personne sous conservation n’est effacé. Celle d’une personne garde aussi ses réservations.',
    label: 'Conservations légales par état',
    tabs: { open: 'En vigueur', lifted: 'Levées' },
    caption: 'Conservations légales, les plus récentes d’abord',
    failed: 'Les conservations n’ont pas pu être chargées',
    empty: {
      open: {
        title: 'Aucune conservation en vigueur',
        text: 'Placez-en une quand une réclamation ou une autorité demande de garder des dossiers.',
      },
      lifted: {
        title: 'Aucune n’a encore été levée',
        text: 'Les conservations terminées restent dans cette liste.',
      },
    },
    columns: { subject: 'Sur', reason: 'Pourquoi', placed: 'Placée', lifted: 'Levées', actions: 'Actions' },
    place: 'Placer une conservation',
    lift: 'Lever',
    liftOf: (what: string) => `Lever la conservation sur ${what}`,
    liftTitle: 'Lever cette conservation ?',
    liftText: (what: string) => `Ce qui est à échéance de ${what} sera effacé au prochain passage.`,
    liftConfirm: 'La lever',
    liftPending: 'Levée…',
    keep: 'La garder',
    lifted: 'La conservation est levée',
  },
  form: {
    title: 'Placer une conservation légale',
    text: 'Elle prend effet aussitôt et dure jusqu’à ce que quelqu’un la lève.',
    type: 'Sur quoi',
    types: { booking: 'Une réservation', user: 'Une personne' },
    id: 'Son id',
    idHint: 'L’id complet, tel qu’il figure dans l’adresse de sa page ou dans le journal d’audit.',
    reason: 'Pourquoi',
    reasonHint: 'Seuls les admins le voient.',
    confirm: 'Placer la conservation',
    pending: 'Mise en place…',
    cancel: 'Annuler',
    done: 'La conservation est en vigueur',
  },
  subjects: { booking: 'Réservation', user: 'Personne', verification: 'Vérification' },
  erasures: {
    title: 'Ce qui a été effacé',
    caption: 'Effacements, les plus récents d’abord',
    failed: 'Les effacements n’ont pas pu être chargés',
    empty: {
      title: 'Rien n’a encore été effacé',
      text: 'Chaque effacement est listé ici par tables et par nombres.',
    },
    columns: { when: 'Quand', rule: 'Règle', subject: 'De', what: 'Lignes par table' },
  },
}
