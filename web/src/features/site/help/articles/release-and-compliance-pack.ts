import type { HelpArticle } from '../help-article.ts'

export const releaseAndCompliancePack: HelpArticle = {
  slug: 'release-and-compliance-pack',
  title: 'Location release and compliance pack',
  summary: 'How to sign the release, what else the pack holds, and how to download and check it.',
  guide: 'safety',
  asked: [
    'certificate of insurance, COI',
    'do I need insurance or a permit',
    'sign the release',
    'documents missing',
    'proof I was allowed to shoot',
    'forgot the passphrase',
  ],
  body: [
    { kind: 'heading', text: 'Sign the release' },
    {
      kind: 'steps',
      items: [
        'Open the booking under [Trips](/trips), or as a host under [Compliance](/hosting?tab=compliance).',
        'Read the release.',
        'Type your verified legal name, draw your signature and agree to sign electronically.',
      ],
    },
    {
      kind: 'text',
      text: 'Both sides sign. We record the time, your network address and a fingerprint of what you signed.',
    },
    { kind: 'heading', text: 'What’s in the pack' },
    {
      kind: 'list',
      items: [
        'The location release, made from your booking: property, parties, dates, permitted use, areas, conditions, fee and rights.',
        'The house rules the guest accepted.',
        'The result, provider and date of each side’s identity check. Never the document.',
        'The [crew list](/help?article=crew-list).',
        'The invoice.',
        'A certificate of insurance (COI) or a permit, if the host requires one.',
      ],
    },
    {
      kind: 'text',
      text: 'The booking shows what’s still missing.',
    },
    { kind: 'heading', text: 'Download it' },
    {
      kind: 'text',
      text: 'You get one zip file, encrypted with AES-256. Most unzip tools open it. Each download has a new passphrase that we show once, so save it. Lost it? Download the pack again. We record every download.',
    },
    { kind: 'heading', text: 'Check that it’s genuine' },
    {
      kind: 'text',
      text: 'Open [the verification page](/verify) and choose the pack. The check runs in your browser, works offline and uploads nothing. If a file was changed, you’ll see which one.',
    },
    {
      kind: 'note',
      text: 'We keep packs for 7 years, but you can only download them while you have an account.',
    },
  ],
}
