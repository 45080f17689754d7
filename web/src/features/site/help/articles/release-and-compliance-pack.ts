import type { HelpArticle } from '../help-article.ts'

export const releaseAndCompliancePack: HelpArticle = {
  slug: 'release-and-compliance-pack',
  title: 'The location release and the compliance pack',
  summary: 'What is in it, how to sign, how to download it, and how anyone can verify it offline.',
  guide: 'safety',
  body: [
    {
      kind: 'text',
      text: 'Every confirmed booking has a compliance packet: the papers that show, years later, that you were allowed to be there.',
    },
    { kind: 'heading', text: 'What is in it' },
    {
      kind: 'list',
      items: [
        'The location release: property, parties, dates, permitted use, areas, conditions, fee and retention of rights, built from the booking.',
        'The house rules, as accepted.',
        'An attestation of each side’s identity check: result, provider and date. Never the document.',
        'The [crew list](/help?article=crew-list).',
        'The invoice.',
        'A certificate of insurance or a permit, only where the host demands one.',
      ],
    },
    { kind: 'heading', text: 'Signing' },
    {
      kind: 'steps',
      items: [
        'Open the booking under [Trips](/trips), or as a host under [Compliance](/hosting?tab=compliance).',
        'Read the release. It shows exactly what will be signed.',
        'Type your legal name as it was verified, draw your signature, and agree to sign electronically.',
      ],
    },
    {
      kind: 'text',
      text: 'We record the time, the network address and a hash of exactly what you signed. While something is missing the packet says missing_docs and names it. When everything is in, it is complete.',
    },
    { kind: 'heading', text: 'Downloading' },
    {
      kind: 'text',
      text: 'Download gives you one zip archive, encrypted with AES-256, which ordinary unpacking tools open. Each download has a new passphrase, shown once. Write it down before you close the page; if it is lost, simply download again. Every download is recorded.',
    },
    { kind: 'heading', text: 'Verifying without us' },
    {
      kind: 'text',
      text: 'The pack holds a manifest with a hash of each file, signed with our key. Open [the verification page](/verify) and choose the pack: the check runs in your browser, nothing is uploaded, and it works without a connection. If a single byte was changed, the file is named.',
    },
    {
      kind: 'note',
      text: 'Packets are kept for 7 years. You reach those of your own bookings for as long as you have an account, so download them before you delete it.',
    },
  ],
}
