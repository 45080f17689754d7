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
  shareFailed: 'The link could not be copied. It stands in the address bar.',
  save: 'Save',
  private: 'Private',
  closed: 'This listing is not available. Only its host and admins can see this page.',
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
      `Answers ${percent}% of requests, mostly within ${plural(Math.max(1, Math.round(medianMinutes / 60)), 'hour')}`,
  },
  description: 'Description',
  amenities: { title: 'Included amenities', none: 'The host has listed no amenities yet.' },
  allows: { title: 'What the space allows', yes: 'Allowed', no: 'Not allowed', none: 'Nothing of this list' },
  rules: {
    title: 'House rules',
    hours: 'Hours',
    open: (from: string, to: string) => `${from} to ${to}`,
    notice: 'Notice',
    noticeHours: (hours: number) =>
      hours % 24 === 0
        ? `At least ${plural(hours / 24, 'day')} ahead`
        : `At least ${plural(hours, 'hour')} ahead`,
    papers: 'Papers',
    stay: 'Length',
    shortest: (hours: number) => `At least ${plural(hours, 'hour')}`,
    days: (least: number, most: number) =>
      least === most ? `stays of ${plural(least, 'day')}` : `stays of ${least} to ${plural(most, 'day')}`,
  },
  safety: {
    title: 'Good to know',
    items: {
      exterior_camera: 'A security camera watches the outside',
      noise_monitor: 'A noise monitor is installed',
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
      `Cancel up to ${time} before the start and ${share(percent, 'the whole rent', 'of the rent')} comes back`,
    next: (time: string, percent: number) => `up to ${time} before, ${share(percent, 'all of it', 'of it')}`,
    nothing: 'Nothing of the rent comes back.',
    always:
      'Platform fee and tax come back in the same share, the cleaning fee always. Within 24 hours of confirmation everything comes back, if the start is at least 48 hours away.',
    choose: 'Choose a time to see the exact dates.',
  },
  where: {
    title: 'Where it is',
    standard:
      'The circle is drawn around the center of the postal code, not the building. You receive the address and the access notes when your booking is confirmed.',
    enhanced:
      'The circle shows the city only; the place lies somewhere in or near it. You receive the address and the access notes when your booking is confirmed.',
  },
  reviews: {
    title: 'Reviews',
  },
  similar: 'Similar spaces',
}
