import type { HelpArticle } from '../help-article.ts'

export const listASpace: HelpArticle = {
  slug: 'list-a-space',
  title: 'List a space',
  summary:
    'From the first screen to Create listing: three steps, five photos, and a draft that waits for you.',
  guide: 'hosting',
  body: [
    {
      kind: 'text',
      text: 'Choose Become a host in the menu, say what you would like to host (a home, a room or a location), and the [listing wizard](/listing-wizard) opens. Anyone signed in may start a draft. You need to be [verified](/help?article=identity-verification) to submit it.',
    },
    { kind: 'heading', text: 'The three steps' },
    {
      kind: 'steps',
      items: [
        'Tell us about the place: property type, place type, address, and the basics such as guests, bedrooms, beds and bathrooms. Size and amenities are optional.',
        'Make it stand out: at least 5 photos, a title of up to 50 characters, up to 2 highlights, and a description of up to 500 characters.',
        'Finish up: instant or manual approval, who may book, a weekday base price, safety details, and your own residential address.',
      ],
    },
    {
      kind: 'text',
      text: 'The draft is saved after every screen. Save & exit takes you out, and you can go on later from any device.',
    },
    { kind: 'heading', text: 'Photos' },
    {
      kind: 'list',
      items: [
        'JPEG, PNG, WebP, AVIF or HEIC, up to 25 MB and 80 megapixels each.',
        'The first one is the cover. Drag to reorder, or use the keyboard.',
        'We remove location and camera data from every file.',
        'Daylight, no people, nothing that gives away the address: a house number, a street sign, a letter on the table.',
      ],
    },
    { kind: 'heading', text: 'Privacy level' },
    {
      kind: 'text',
      text: 'Entire places start with enhanced privacy, other spaces with standard. You can change it at any time; [how addresses are protected](/help?article=address-privacy) explains the difference. At either level the street address is shown only to the guest of a confirmed booking.',
    },
    { kind: 'heading', text: 'What has to be said' },
    {
      kind: 'text',
      text: 'Declare cameras outside, noise monitors and weapons on the property. Say what the space allows: nudity, minors, animals, smoke or fire, stunts, drones, loud sound. Requests that do not fit are refused before they reach you.',
    },
    {
      kind: 'text',
      text: 'Create listing sends it to us. What happens then is described in [how review works](/help?article=listing-review).',
    },
  ],
}
