import type { Translated } from '../../platform/language/translated.ts'
import type * as english from './download-pack.texts.ts'

export const downloadPackTexts: Translated<typeof english.downloadPackTexts> = {
  download: 'Télécharger l’archive',
  pending: 'Scellement…',
  started: { title: 'Téléchargement lancé', text: 'Téléchargement de l’archive de conformité chiffrée…' },
  passphrase: {
    title: 'La phrase secrète de cette archive',
    label: 'Phrase secrète',
    once: 'Elle n’est montrée que maintenant, et nous ne la gardons pas. Si elle se perd, téléchargez de nouveau l’archive.',
    copy: 'Copier',
    copied: 'Phrase secrète copiée',
    byHand: {
      title: 'Non copié',
      text: 'Votre navigateur ne l’a pas permis. Il est sélectionné : copiez-le à la main.',
    },
    verify: 'Chacun peut contrôler l’archive, même sans nous, sur la page de vérification',
    done: 'Je l’ai notée',
  },
}
