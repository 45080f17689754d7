export const downloadPackTexts = {
  download: 'Download pack',
  pending: 'Sealing...',
  started: { title: 'Download Started', text: 'Encrypted compliance pack downloading...' },
  passphrase: {
    title: 'The passphrase of this pack',
    label: 'Passphrase',
    once: 'It is shown only now, and we do not keep it. If it gets lost, download the pack again.',
    copy: 'Copy',
    copied: 'Passphrase copied',
    byHand: { title: 'Not copied', text: 'Your browser did not allow it. It is selected: copy it by hand.' },
    verify: 'Anyone can check the pack, also without us, on the verification page',
    done: 'I have written it down',
  },
}
