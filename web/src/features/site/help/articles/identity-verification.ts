import type { HelpArticle } from '../help-article.ts'

export const identityVerification: HelpArticle = {
  slug: 'identity-verification',
  title: 'Verify your identity',
  summary: 'You’ll need a government ID and 2 to 3 minutes. You do it once.',
  guide: 'getting-started',
  asked: [
    'verify my account',
    'upload my ID, passport or driver’s license',
    'verification rejected or failed',
    'why do you need my ID',
    'who sees my document',
    'is my ID safe',
  ],
  body: [
    {
      kind: 'text',
      text: 'Hosts and guests both verify their identity before they book or list. You must be 18 or over.',
    },
    {
      kind: 'steps',
      items: [
        'Open [your home page](/home) and choose Start Verification.',
        'Enter your full legal name and date of birth as they appear on your ID. ID number and address are optional.',
        'Add a photo or PDF of your government ID, up to 10 MB. All four corners should be visible, in focus, without glare.',
        'Choose Submit for Verification. Most people get an answer right away.',
      ],
    },
    {
      kind: 'text',
      text: 'Left our provider’s page halfway? Come back and choose Continue with the check. After two days you can also start over.',
    },
    { kind: 'heading', text: 'What your status means' },
    {
      kind: 'table',
      caption: 'Verification status',
      head: ['Status', 'Meaning'],
      rows: [
        ['Pending', 'You haven’t submitted anything yet.'],
        ['In review', 'A person is looking at it, for example because a date doesn’t match your profile.'],
        ['Verified', 'You can book and list.'],
        ['Rejected', 'You’ll see why, and you can try again.'],
      ],
    },
    { kind: 'heading', text: 'If you’re rejected' },
    {
      kind: 'list',
      items: [
        'Read the reason. Most often the picture is blurry or a corner is cut off.',
        'Check that your name and birthday match [your personal information](/settings/personal-info).',
        'Try again. If you’re stuck, write to {support}, but please don’t email us the document.',
      ],
    },
    { kind: 'heading', text: 'Who sees your document' },
    {
      kind: 'text',
      text: 'No host or guest ever does. We encrypt it (AES-256, a separate key for each file), open it for review only, and keep a record of who opened it. We keep the last four characters of the ID number and a fingerprint that shows us if one document is used for two accounts. Others see that you’re verified, and your legal name on a release you sign.',
    },
  ],
}
