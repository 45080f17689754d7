import type { PlaceType, PropertyType, SafetyFeature } from '@roomtone/domain/listing/options'
import type { Screen } from '@roomtone/domain/listing/wizard'

/** Heading and lead of every screen. */
export const screenHeads: Record<Screen, { title: string; lead: string }> = {
  'property-type': {
    title: 'What kind of place is it?',
    lead: 'Choose what comes closest. Crews filter by it.',
  },
  'place-type': {
    title: 'What will people have?',
    lead: 'The whole of it, or a part they share the house with.',
  },
  address: {
    title: 'Where does it stand?',
    lead: 'The pin follows the city and ZIP code, and you move it to the door.',
  },
  basics: {
    title: 'How much does it hold?',
    lead: 'Count what a crew may use. Size and amenities are optional, and help people find you.',
  },
  photos: {
    title: 'Show it as it is',
    lead: 'At least 5 photos, in daylight, lights on, one from every corner. The first is the cover.',
  },
  title: {
    title: 'Give it a title',
    lead: 'Short titles work best. You can change it at any time.',
  },
  highlights: {
    title: 'What stands out?',
    lead: 'Choose up to two. You may also leave it open.',
  },
  description: {
    title: 'Describe it',
    lead: 'Light, sound, power, neighbors: what a crew would ask you on the phone.',
  },
  'publish-overview': {
    title: 'Set your terms',
    lead: 'This is your listing so far. What is left: how bookings come in, who may book, the price, and what is safe to know.',
  },
  'booking-settings': {
    title: 'How do bookings come in?',
    lead: 'You can change this at any time.',
  },
  'guest-preference': {
    title: 'Who may book?',
    lead: 'Everyone on Roomtone is verified. You may ask for more.',
  },
  price: {
    title: 'What does a weekday cost?',
    lead: 'Your weekday base price. Weekends and single days can have prices of their own later.',
  },
  safety: {
    title: 'Safety details',
    lead: 'Is any of this at your place? Guests see it before they book.',
  },
  'final-details': {
    title: 'A few final details',
    lead: 'Where you live, for our records. Guests never see it.',
  },
}

type Option = { label: string; description: string }

export const screenTexts = {
  propertyType: {
    legend: 'Property type',
    options: {
      House: 'Rooms, doors and a roof of its own',
      Apartment: 'Part of a building, lofts included',
      Barn: 'Wide, high, and rarely heated',
      Guesthouse: 'A small house beside another',
      Hotel: 'Rooms, halls and a front desk',
      Cabin: 'Wood, quiet, and trees around',
    } satisfies Record<PropertyType, string>,
  },
  placeType: {
    legend: 'Place type',
    options: {
      'Entire place': 'The crew has it to itself.',
      'Private room': 'A room of their own, the rest is shared.',
      'Shared room': 'Others may be around while they work.',
    } satisfies Record<PlaceType, string>,
  },
  privacy: {
    legend: 'Before a booking is confirmed, people see',
    options: {
      standard: { label: 'Standard', description: 'City and a circle around your postal code’s center.' },
      enhanced: {
        label: 'Enhanced',
        description: 'City only, a point moved by up to 1.5 km, and the Private badge.',
      },
    } satisfies Record<string, Option>,
    hint: 'Street and number stay with us, at either level.',
  },
  address: {
    country: 'Country',
    street: 'Street address',
    city: 'City',
    state: { 'United States': 'State', Canada: 'Province', Mexico: 'State' },
    zip: { 'United States': 'ZIP code', Canada: 'Postal code', Mexico: 'Postal code' },
  },
  pin: {
    title: 'The pin',
    waiting: 'Fill in the city and ZIP code, and the pin appears here.',
    private: 'Your exact address is only shown after a booking is confirmed',
    near: (city: string, region: string) =>
      `We put the pin in ${[city, region].filter(Boolean).join(', ')}. Move it to the door.`,
    reset: 'Back to the center',
    failed: 'The map is not there right now. You can go on without it.',
  },
  basics: {
    counts: { guests: 'Guests', bedrooms: 'Bedrooms', beds: 'Beds', bathrooms: 'Bathrooms' },
    fewer: {
      guests: 'Fewer guests',
      bedrooms: 'Fewer bedrooms',
      beds: 'Fewer beds',
      bathrooms: 'Fewer bathrooms',
    },
    more: {
      guests: 'More guests',
      bedrooms: 'More bedrooms',
      beds: 'More beds',
      bathrooms: 'More bathrooms',
    },
    size: 'Size in square feet',
    sizeHint: 'Optional.',
    amenities: 'Amenities',
    amenitiesHint: 'Optional. Choose what is there for a crew to use.',
  },
  title: { label: 'Title', placeholder: 'Brick loft with north light' },
  highlights: { legend: 'Highlights', full: 'Two are chosen. Take one away to choose another.' },
  description: { label: 'Description' },
  counter: (used: number, max: number) => `${used}/${max}`,
  counterLeft: (left: number) => `${left} characters left`,
  overview: {
    cover: 'Cover photo',
    basics: (guests: number, bedrooms: number, beds: number, bathrooms: number) =>
      [
        `${guests} ${guests === 1 ? 'guest' : 'guests'}`,
        `${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`,
        `${beds} ${beds === 1 ? 'bed' : 'beds'}`,
        `${bathrooms} ${bathrooms === 1 ? 'bathroom' : 'bathrooms'}`,
      ].join(' · '),
    private: 'Private',
  },
  booking: {
    legend: 'Booking approval',
    manual: {
      label: 'Approve every request',
      description: 'You have up to 48 hours to answer. Nobody is charged before you accept.',
    },
    recommended: 'First 5 bookings: host approval recommended',
    instant: {
      label: 'Instant booking',
      description:
        'Requests that fit your rules are confirmed at once, if they start at least 24 hours later.',
    },
  },
  guests: {
    legend: 'Guest preference',
    any: { label: 'Any verified guest', description: 'Everyone who has shown who they are.' },
    experienced: {
      label: 'Experienced guests',
      description:
        'At least one completed booking. Others can still ask where you approve every request; instant booking is closed to them.',
    },
  },
  price: {
    label: 'Weekday base price in US dollars',
    perDay: 'per day',
    hint: (price: string) => `Guest price before taxes, about ${price}`,
    hintNote: 'An estimate. The exact lines show before anyone books.',
    tip: (price: string) => `Tip price ${price}`,
  },
  safety: {
    legend: 'Safety details',
    features: {
      exterior_camera: {
        label: 'Exterior security camera present',
        description: 'Say where it points in your house rules. Indoor cameras are not allowed.',
      },
      noise_monitor: {
        label: 'Noise decibel monitor present',
        description: 'It measures how loud it is, and records no words.',
      },
      weapons: {
        label: 'Weapon(s) on the property',
        description: 'Keep them locked away while a crew is there.',
      },
    } satisfies Record<SafetyFeature, Option>,
    none: 'Leave everything open if there is none of it.',
  },
  final: {
    residence: 'Your residential address',
    copy: 'Use the address of the space',
    business: 'Do you host as a business?',
    yes: { label: 'Yes', description: 'A company, or with employees.' },
    no: { label: 'No', description: 'As a private person.' },
  },
}
