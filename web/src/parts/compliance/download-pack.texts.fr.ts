import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './download-pack.texts.ts'

export const downloadPackTexts: Translated<typeof english.downloadPackTexts> = {
  download: 'Télécharger l’archive',
  pending: 'Scellement…',
  started: { title: 'Téléchargement lancé', text: 'Téléchargement de l’archive de conformité chiffrée…' },
  passphrase: {
    title: 'Phrase secrète de cette archive',
    label: 'Phrase secrète',
    once: 'Enregistrez-la maintenant : nous ne la gardons pas. Si vous la perdez, téléchargez de nouveau l’archive.',
    copy: 'Copier',
    copied: 'Phrase secrète copiée',
    byHand: {
      title: 'Non copié',
      text: 'Votre navigateur ne l’a pas permis. Nous l’avons sélectionnée pour que vous la copiiez.',
    },
    verify: 'Chacun peut contrôler l’archive sur la page de vérification',
    done: 'Je l’ai enregistrée',
  },
}
