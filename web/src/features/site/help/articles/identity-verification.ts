import type { HelpArticle } from '../help-article.ts'

export const identityVerification: HelpArticle = {
  slug: 'identity-verification',
  title: 'Verify your identity',
  summary: 'What you need, how long it takes, who sees your document, and what to do if it is rejected.',
  guide: 'getting-started',
  body: [
    {
      kind: 'text',
      text: 'Everyone verifies their identity before they book or list, hosts and guests alike. You do it once. It takes 2 to 3 minutes.',
    },
    { kind: 'heading', text: 'What you need' },
    {
      kind: 'list',
      items: [
        'Your full legal name and date of birth, as they stand on your document. You must be 18 or over.',
        'A government ID as a photo or PDF, at most 10 MB. All four corners visible, no glare, in focus.',
        'Your ID number and address, if you like to add them. They are optional.',
      ],
    },
    { kind: 'heading', text: 'How it goes' },
    {
      kind: 'steps',
      items: [
        'Open [your home page](/home) and choose Start Verification.',
        'Fill in the form and drop your document into it, or click to choose a file.',
        'Choose Submit for Verification. Most checks are answered at once.',
        'If the check goes on at our provider’s page and you leave it, come back and choose Continue with the check. After two days you can also start again.',
      ],
    },
    { kind: 'heading', text: 'What the answers mean' },
    {
      kind: 'table',
      caption: 'Verification status',
      head: ['Status', 'Meaning'],
      rows: [
        ['Pending', 'Nothing has been submitted yet.'],
        ['In review', 'A person is looking at it, for example because a date differs from your profile.'],
        ['Verified', 'You can book and list.'],
        ['Rejected', 'The reason is shown. You can correct what was wrong and try again.'],
      ],
    },
    { kind: 'heading', text: 'Who sees your document' },
    {
      kind: 'text',
      text: 'Nobody you deal with on Roomtone. It is stored encrypted (AES-256, each file under its own key) and readable for review only, and each reading is written down. Of the ID number we keep the last four characters and a fingerprint that tells us when one document turns up on two accounts. Hosts and guests see that you are verified, and later your legal name on the release you sign.',
    },
    { kind: 'heading', text: 'If it is rejected' },
    {
      kind: 'list',
      items: [
        'Read the reason: a blurred picture and a cut-off corner are the most common.',
        'Compare name and birthday with [your personal information](/settings/personal-info), and correct what differs.',
        'Try again from the same panel. If you are stuck, write to {support}; please do not attach the document to the mail.',
      ],
    },
  ],
}
