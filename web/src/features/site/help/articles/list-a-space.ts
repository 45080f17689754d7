import type { HelpArticle } from '../help-article.ts'

export const listASpace: HelpArticle = {
  slug: 'list-a-space',
  title: 'List a space',
  summary: 'Three steps and at least five photos. We save your draft as you go.',
  guide: 'hosting',
  asked: [
    'become a host',
    'list my place, home, room or studio',
    'rent out my house',
    'add new listing',
    'upload photos',
  ],
  body: [
    {
      kind: 'text',
      text: 'Choose Become a host in the menu and pick a home, a room or a location. The [listing wizard](/listing-wizard) opens. You can start a draft right away; to submit it you need to be [verified](/help?article=identity-verification).',
    },
    {
      kind: 'steps',
      items: [
        'The place: property type, place type, address, and how many guests, bedrooms, beds and bathrooms.',
        'How it looks: at least 5 photos, a title (up to 50 characters), up to 2 highlights and a description (up to 500 characters).',
        'The terms: instant or manual approval, who can book, a weekday price, safety details and your own residential address.',
      ],
    },
    {
      kind: 'text',
      text: 'Leave anytime with Save & exit and pick it up later on any device. Create listing sends it to us for [review](/help?article=listing-review).',
    },
    { kind: 'heading', text: 'Photos' },
    {
      kind: 'list',
      items: [
        'JPEG, PNG, WebP, AVIF or HEIC, up to 25 MB and 80 megapixels each.',
        'The first one is the cover. Drag to reorder, or use the keyboard.',
        'Shoot in daylight with no people in frame. Keep out house numbers, street signs and mail.',
        'We remove location and camera data from every file.',
      ],
    },
    { kind: 'heading', text: 'Privacy level' },
    {
      kind: 'text',
      text: 'Entire places start with enhanced privacy, others with standard. You can change it anytime. Either way, guests only get the street address [after a booking is confirmed](/help?article=address-privacy).',
    },
    { kind: 'heading', text: 'What you have to tell guests' },
    {
      kind: 'text',
      text: 'Declare outdoor cameras, noise monitors and weapons on the property. Then say what the space allows: nudity, minors, animals, smoke or fire, stunts, drones, loud sound. We turn away requests that don’t fit.',
    },
  ],
}
