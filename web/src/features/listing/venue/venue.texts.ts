import type { CancellationPolicy } from '@roomtone/domain/cancellation/policy'
import type { SafetyFeature } from '@roomtone/domain/listing/options'

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

const share = (percent: number, all: string, of: string) =>
  percent === 100 ? all : percent === 50 ? `half ${of}` : `${percent}% ${of}`

export const venueTexts = {
  allPhotos: (count: number) => `All ${count} photos`,
  openPhoto: (index: number, count: number) => `Open photo ${index} of ${count}`,
  rated: 'Rated',
  reviewCount: (count: number) => plural(count, 'review'),
  noReviews: 'No reviews yet',
  share: 'Share',
  shared: 'Link copied to clipboard!',
  shareFailed: 'We couldn’t copy the link. You’ll find it in the address bar.',
  save: 'Save',
  private: 'Private',
  closed: 'This listing isn’t available. Only its host and admins can see this page.',
  facts: {
    size: 'Size',
    squareFeet: (count: number) => `${count.toLocaleString('en-US')} sq ft`,
    noSize: 'Not given',
    maxCrew: 'Max crew',
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    privacy: 'Privacy level',
    levels: { standard: 'Standard', enhanced: 'Enhanced' },
  },
  rooms: {
    bedrooms: (count: number) => plural(count, 'bedroom'),
    beds: (count: number) => plural(count, 'bed'),
    bathrooms: (count: number) => plural(count, 'bathroom'),
  },
  host: {
    message: 'Message host',
    hostedBy: (name: string) => `Hosted by ${name}`,
    verified: 'Verified Host',
    since: (when: string) => `On Roomtone since ${when}`,
    answers: ({ percent, medianMinutes }: { percent: number; medianMinutes: number }) =>
      `Answers ${percent}% of requests, usually within ${plural(Math.max(1, Math.round(medianMinutes / 60)), 'hour')}`,
  },
  description: 'Description',
  amenities: { title: 'Included amenities', none: 'No amenities listed yet.' },
  allows: { title: 'What the space allows', yes: 'Allowed', no: 'Not allowed', none: 'None' },
  rules: {
    title: 'House rules',
    hours: 'Hours',
    open: (from: string, to: string) => `${from} to ${to}`,
    notice: 'Notice',
    noticeHours: (hours: number) =>
      hours % 24 === 0
        ? `Book at least ${plural(hours / 24, 'day')} ahead`
        : `Book at least ${plural(hours, 'hour')} ahead`,
    papers: 'Paperwork',
    stay: 'Length',
    shortest: (hours: number) => `At least ${plural(hours, 'hour')}`,
    days: (least: number, most: number) =>
      least === most ? `or ${plural(least, 'day')}` : `or ${least} to ${plural(most, 'day')}`,
  },
  safety: {
    title: 'Good to know',
    items: {
      exterior_camera: 'There’s a security camera outside',
      noise_monitor: 'There’s a noise monitor',
      weapons: 'There are weapons on the property',
    } satisfies Record<SafetyFeature, string>,
  },
  cancellation: {
    title: 'Cancellation',
    names: {
      very_flexible: 'Very flexible',
      flexible: 'Flexible',
      standard_30: 'Standard 30',
      standard_90: 'Standard 90',
    } satisfies Record<CancellationPolicy, string>,
    days: (count: number) => plural(count, 'day'),
    hours: (count: number) => plural(count, 'hour'),
    first: (time: string, percent: number) =>
      `Cancel at least ${time} before the start and you get ${share(percent, 'all of the rent', 'of the rent')} back`,
    next: (time: string, percent: number) =>
      `at least ${time} before, ${share(percent, 'all of it', 'of it')}`,
    nothing: 'The rent isn’t refundable.',
    always:
      'You get the same share of the platform fee and tax back, and always the whole cleaning fee. If you cancel within 24 hours of confirmation and at least 48 hours before the start, you get everything back.',
    choose: 'Choose a time to see your exact dates.',
  },
  where: {
    title: 'Where it is',
    standard:
      'The circle is centered on the postal code, not the building. You get the address and access notes when your booking is confirmed.',
    enhanced:
      'The circle only shows the city; the space is in it or nearby. You get the address and access notes when your booking is confirmed.',
  },
  reviews: {
    title: 'Reviews',
  },
  similar: 'Similar spaces',
}
