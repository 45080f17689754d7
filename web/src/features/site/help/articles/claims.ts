import { PRODUCT } from '@roomtone/texts/product'
import type { HelpArticle } from '../help-article.ts'

export const claims: HelpArticle = {
  slug: 'claims',
  title: 'If something was damaged or not as agreed',
  summary: 'Report it within 72 hours of the end of the booking. The other side has 48 hours to answer.',
  guide: 'safety',
  asked: [
    'something broke or breaks',
    'report a problem',
    'dispute',
    'complaint',
    'the space was dirty or not as described',
    'damage deposit',
    'overtime, stayed too long',
  ],
  body: [
    {
      kind: 'note',
      text: 'If anyone is hurt or in danger, call 911 or your local emergency number first.',
    },
    {
      kind: 'text',
      text: 'Message each other first. If that doesn’t settle it, either side can report the problem once, from the start of the booking until 72 hours after it ends.',
    },
    {
      kind: 'steps',
      items: [
        'Open the booking, under [Trips](/trips) or in your hosting console, and choose Report a problem.',
        'Say what happened and what it costs. Add photos, receipts or quotes, and pick messages and files from the booking. Before and after photos help most.',
        'The other side has 48 hours to agree or to send their own account and evidence.',
        'If they don’t agree, we decide, based on what you both sent and the booking’s records. You both see our reasons.',
      ],
    },
    { kind: 'heading', text: 'The money' },
    {
      kind: 'table',
      caption: 'How much, and who pays',
      head: ['Who reports', 'Up to', 'Paid from'],
      rows: [
        [
          'A guest',
          'What they paid, minus refunds',
          'The payout for that booking, or the host’s next ones. It goes back the way the guest paid.',
        ],
        ['A host', '$10,000', 'The guest’s card. It’s sent with the payout, or as a separate one.'],
      ],
    },
    {
      kind: 'list',
      items: [
        'We hold the payout until the case is decided or withdrawn.',
        'If you agree, you pay the full amount and the case is closed.',
        'If the guest’s card fails, the guest can pay with another one on the case page, and can’t send new requests until then.',
        'You can withdraw your report until we decide, and report again within the 72 hours.',
        'Each side sees everything the other sends. Phone numbers and links are fine here, threats and insults aren’t.',
        'Normal wear isn’t damage. Extra people, extra hours or an activity nobody declared can be grounds for a claim.',
        'You can leave a review either way.',
      ],
    },
    {
      kind: 'text',
      text: `Our decision covers the money held through ${PRODUCT}. You can still go to court. See the [Terms of Service](/terms).`,
    },
  ],
}
