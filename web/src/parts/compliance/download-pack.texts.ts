export const downloadPackTexts = {
  download: 'Download pack',
  pending: 'Sealing...',
  started: { title: 'Download Started', text: 'Encrypted compliance pack downloading...' },
  passphrase: {
    title: 'Passphrase for this pack',
    label: 'Passphrase',
    once: 'Save it now. We don’t keep it. If you lose it, download the pack again.',
    copy: 'Copy',
    copied: 'Passphrase copied',
    byHand: {
      title: 'Not copied',
      text: 'Your browser didn’t allow it. We selected it, so you can copy it yourself.',
    },
    verify: 'Anyone can check the pack on the verification page',
    done: 'I saved it',
  },
}
