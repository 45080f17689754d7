import type { PlaceType, PropertyType, SafetyFeature } from '@roomtone/domain/listing/options'
import type { Screen } from '@roomtone/domain/listing/wizard'

/** Heading and lead of every screen. */
export const screenHeads: Record<Screen, { title: string; lead: string }> = {
  'property-type': {
    title: 'What kind of place is it?',
    lead: 'Choose the closest match. Crews can filter by it.',
  },
  'place-type': {
    title: 'What do crews get?',
    lead: 'The whole place, or part of it.',
  },
  address: {
    title: 'Where is it?',
    lead: 'We place the pin by city and ZIP code. You move it to the door.',
  },
  basics: {
    title: 'How many people fit?',
    lead: 'Count what a crew can use. Size and amenities are optional, but they help crews find you.',
  },
  photos: {
    title: 'Show it as it is',
    lead: 'At least 5 photos: in daylight, lights on, one from every corner. The first is the cover.',
  },
  title: {
    title: 'Give it a title',
    lead: 'Short titles work best. You can change it anytime.',
  },
  highlights: {
    title: 'What stands out?',
    lead: 'Choose up to 2, or skip this.',
  },
  description: {
    title: 'Describe it',
    lead: 'Light, sound, power, neighbors: what a crew would ask you on the phone.',
  },
  'publish-overview': {
    title: 'Set your terms',
    lead: 'Here’s your listing so far. Still to do: how bookings come in, who can book, your price and safety details.',
  },
  'booking-settings': {
    title: 'How do bookings come in?',
    lead: 'You can change this anytime.',
  },
  'guest-preference': {
    title: 'Who can book?',
    lead: 'Everyone who books is verified. You can ask for more.',
  },
  price: {
    title: 'What’s your weekday price?',
    lead: 'This is your base price. You can price weekends and single days later.',
  },
  safety: {
    title: 'Safety details',
    lead: 'Do you have any of these? Guests see them before they book.',
  },
  'final-details': {
    title: 'A few final details',
    lead: 'Your home address, for our records. Guests never see it.',
  },
}

type Option = { label: string; description: string }

export const screenTexts = {
  propertyType: {
    legend: 'Property type',
    options: {
      House: 'A home with its own roof and rooms',
      Apartment: 'A unit in a building, lofts included',
      Barn: 'Big, open and rarely heated',
      Guesthouse: 'A small house next to the main one',
      Hotel: 'Rooms, halls and a front desk',
      Cabin: 'Wood, quiet and trees all around',
    } satisfies Record<PropertyType, string>,
  },
  placeType: {
    legend: 'Place type',
    options: {
      'Entire place': 'The crew has the place to themselves.',
      'Private room': 'The crew has its own room and shares the rest.',
      'Shared room': 'Other people may be around while the crew works.',
    } satisfies Record<PlaceType, string>,
  },
  privacy: {
    legend: 'Before a booking is confirmed, people see',
    options: {
      standard: {
        label: 'Standard',
        description: 'Your city, and a circle around the center of your postal code.',
      },
      enhanced: {
        label: 'Enhanced',
        description: 'Only your city, with the point moved by up to 1.5 km, and a Private badge.',
      },
    } satisfies Record<string, Option>,
    hint: 'Either way, your street address stays hidden.',
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
    waiting: 'Fill in the city and ZIP code to see the pin.',
    private: 'Your exact address is only shown after a booking is confirmed',
    near: (city: string, region: string) =>
      `We put the pin in ${[city, region].filter(Boolean).join(', ')}. Move it to the door.`,
    reset: 'Back to the center',
    failed: 'We couldn’t load the map. You can continue without it.',
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
    amenitiesHint: 'Optional. Choose what crews can use.',
  },
  title: { label: 'Title', placeholder: 'Brick loft with north light' },
  highlights: { legend: 'Highlights', full: 'That’s 2. Remove one to choose another.' },
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
      description: 'You have up to 48 hours to answer. Nobody is charged until you accept.',
    },
    recommended: 'First 5 bookings: host approval recommended',
    instant: {
      label: 'Instant booking',
      description:
        'Requests that fit your rules are confirmed automatically if they start at least 24 hours out.',
    },
  },
  guests: {
    legend: 'Guest preference',
    any: { label: 'Any verified guest', description: 'Anyone whose ID we’ve checked.' },
    experienced: {
      label: 'Experienced guests',
      description:
        'Guests with at least 1 completed booking. Anyone else can send a request, but can’t book instantly.',
    },
  },
  price: {
    label: 'Weekday base price in US dollars',
    perDay: 'per day',
    hint: (price: string) => `Guest price before taxes, about ${price}`,
    hintNote: 'An estimate. Guests see the exact price before they book.',
    tip: (price: string) => `Tip price ${price}`,
  },
  safety: {
    legend: 'Safety details',
    features: {
      exterior_camera: {
        label: 'Exterior security camera present',
        description: 'Say where it points in your house rules. Indoor cameras aren’t allowed.',
      },
      noise_monitor: {
        label: 'Noise decibel monitor present',
        description: 'It measures volume and doesn’t record speech.',
      },
      weapons: {
        label: 'Weapon(s) on the property',
        description: 'Keep them locked away while a crew is on site.',
      },
    } satisfies Record<SafetyFeature, Option>,
    none: 'None of these? Leave them unchecked.',
  },
  final: {
    residence: 'Your residential address',
    copy: 'Use the space’s address',
    business: 'Do you host as a business?',
    yes: { label: 'Yes', description: 'As a company, or with employees.' },
    no: { label: 'No', description: 'As an individual.' },
  },
}
