import type { CertificateProblem } from '@roomtone/domain/compliance/insurance'
import type { PacketFileKind } from '@roomtone/domain/compliance/packet'
import type { Translated } from '../../../platform/language/translated.ts'
import type * as english from './files.texts.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

export const filesTexts: Translated<typeof english.filesTexts> = {
  title: 'Documents et photos',
  kinds: {
    insurance: 'Attestation d’assurance',
    permit: 'Permis',
    before: 'Photos avant',
    after: 'Photos après',
  } satisfies Record<PacketFileKind, string>,
  rules: {
    insurance: (least: string | null) =>
      least === null
        ? 'L’hôte n’en demande pas. Vous en avez une ? Ajoutez-la ici.'
        : `L’hôte demande une couverture d’au moins ${least} par sinistre, chaque jour de la réservation.`,
    permit: {
      yes: 'L’hôte en demande un.',
      no: 'L’hôte n’en demande pas. Ajoutez-en un si votre ville l’exige.',
    },
    before:
      'L’état du lieu à votre arrivée. Les deux parties peuvent ajouter des photos, et l’autre les contresigne.',
    after:
      'L’état du lieu à votre départ. Les deux parties peuvent ajouter des photos, et l’autre les contresigne.',
  },
  rulesForHost: {
    insurance: (least: string | null) =>
      least === null
        ? 'Vous n’en demandez pas. Le locataire peut quand même en ajouter une.'
        : `Vous demandez une couverture d’au moins ${least} par sinistre, chaque jour de la réservation.`,
    permit: {
      yes: 'Vous en demandez un.',
      no: 'Vous n’en demandez pas. Le locataire peut en ajouter un si la ville l’exige.',
    },
    before:
      'L’état du lieu à l’arrivée du locataire. Les deux parties peuvent ajouter des photos, et l’autre les contresigne.',
    after:
      'L’état du lieu au départ du locataire. Les deux parties peuvent ajouter des photos, et l’autre les contresigne.',
  },
  windows: {
    before: {
      early: (from: string) => `À partir du ${from}, un jour avant la réservation.`,
      open: (until: string) => `Jusqu’au ${until}, à la fin de la réservation.`,
    },
    after: {
      early: (from: string) => `À partir du ${from}, au début de la réservation.`,
      open: (until: string) => `Jusqu’au ${until}, 3 jours après la réservation.`,
    },
    late: 'Il est trop tard pour ajouter quoi que ce soit ici.',
  },
  none: {
    insurance: 'Rien au dossier.',
    permit: 'Rien au dossier.',
    before: 'Aucune pour l’instant.',
    after: 'Aucune pour l’instant.',
  },
  list: (kind: string) => `${kind} : fichiers`,
  choose: {
    insurance: 'Choisir l’attestation',
    permit: 'Ajouter le permis',
    before: 'Ajouter des photos',
    after: 'Ajouter des photos',
  },
  accepts: {
    paper: 'PDF ou image, jusqu’à 10 Mo.',
    pictures: 'JPEG, PNG, WebP, AVIF ou HEIC, jusqu’à 10 Mo chacune.',
  },
  certificate: {
    validFrom: 'Valable du',
    validUntil: 'Valable jusqu’au',
    limit: 'Plafond par sinistre, en dollars',
    file: 'L’attestation',
    begin: 'Ajouter une attestation',
    add: 'Ajouter l’attestation',
    adding: 'Téléversement…',
    missing: {
      validFrom: 'Veuillez saisir le premier jour de la couverture',
      validUntil: 'Veuillez saisir le dernier jour de la couverture',
      order: 'La couverture ne peut pas finir avant de commencer',
      limit: 'Veuillez saisir le plafond par sinistre',
      file: 'Veuillez choisir l’attestation',
    },
    invalid: 'Erreur de validation',
    says: (from: string, until: string, limit: string) => `Valable du ${from} au ${until}, ${limit}`,
    fits: 'Correspond à la réservation',
    problems: {
      begins_too_late: 'La couverture commence après le premier jour de la réservation.',
      ends_too_early: 'La couverture finit avant le dernier jour de la réservation.',
      limit_too_low: 'Le plafond est inférieur à ce que demande l’hôte.',
    } satisfies Record<CertificateProblem, string>,
  },
  by: { own: 'Ajouté par vous', guest: 'Ajouté par le locataire', host: 'Ajouté par l’hôte' },
  hash: (short: string) => `SHA-256 ${short}…`,
  open: 'Ouvrir',
  openName: (name: string) => `Ouvrir ${name}`,
  opening: 'Ouverture…',
  remove: 'Retirer',
  removeName: (name: string) => `Retirer ${name}`,
  removed: 'Fichier retiré',
  confirm: {
    title: 'Retirer ce fichier ?',
    text: (name: string) =>
      `Nous retirerons ${name} du dossier. Le registre indiquera toujours que ce fichier y était.`,
    confirm: 'Retirer',
    pending: 'Retrait…',
    cancel: 'Le garder',
  },
  countersign: 'Contresigner',
  countersignName: (name: string) => `Contresigner ${name}`,
  countersigning: 'Contresignature…',
  countersignText:
    'Contresignez pour confirmer que cette photo montre l’état réel. Elle ne pourra plus être retirée.',
  countersigned: (when: string) => `Contresignée ${when}`,
  done: 'Photo contresignée',
  waits: 'Pas encore contresignée',
  uploads: {
    list: 'Téléversements',
    added: (files: number) => `${count(files, 'fichier ajouté', 'fichiers ajoutés')}`,
    progress: (name: string) => `Téléversement de ${name}`,
    retry: 'Réessayer',
    retryName: (name: string) => `Réessayer le téléversement de ${name}`,
    dismiss: (name: string) => `Retirer ${name}`,
    tooLarge: 'Plus de 10 Mo',
    empty: 'Le fichier est vide',
    notAccepted: 'Seuls des images et des PDF peuvent être ajoutés',
    notPicture: 'Seules des images peuvent être ajoutées ici',
    unknown: 'Le téléversement a échoué',
  },
}
