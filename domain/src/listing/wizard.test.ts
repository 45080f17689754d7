import { describe, expect, it } from 'vitest'
import { lengthOf, placeTypeFor, privacyFor } from './options.ts'
import {
  type Draft,
  firstIncomplete,
  isComplete,
  nextOf,
  positionOf,
  previousOf,
  progressAt,
  SCREENS,
} from './wizard.ts'

const whole = { address: '41 Foundry Street', city: 'Providence', state: 'RI', zip: '02903' }
const draft = (over: Partial<Draft> = {}): Draft => ({
  propertyType: 'House',
  placeType: 'Entire place',
  location: whole,
  guests: 1,
  bedrooms: 1,
  beds: 1,
  bathrooms: 1,
  photos: ['a', 'b', 'c', 'd', 'e'],
  title: 'Brick Loft',
  highlights: [],
  description: 'Late sun.',
  pricePerDay: 1,
  residence: whole,
  ...over,
})

describe('the wizard', () => {
  it('has fourteen screens after the overview, 4 + 4 + 6', () => {
    const steps = SCREENS.map((screen) => positionOf(screen).step)
    expect([1, 2, 3].map((step) => steps.filter((one) => one === step).length)).toEqual([4, 4, 6])
  })

  it('goes back as specified: over the starts of steps, and from the first screen to the overview', () => {
    expect(previousOf('photos')).toBe('basics')
    expect(positionOf('basics')).toEqual({ step: 1, index: 3 })
    expect(previousOf('publish-overview')).toBe('description')
    expect(positionOf('description')).toEqual({ step: 2, index: 3 })
    expect(previousOf('property-type')).toBe('overview')
  })

  it('walks forward over every screen once and moves the bar each time', () => {
    const walked: (typeof SCREENS)[number][] = []
    for (let at = nextOf('overview'); at !== null; at = nextOf(at)) walked.push(at)
    expect(walked).toEqual(SCREENS)
    const bar = walked.map(progressAt)
    expect(bar.every((progress, index) => progress > (bar[index - 1] ?? 0) && progress < 1)).toBe(true)
  })

  it('has the terms after the last screen, and they are not the end before the listing is sent', () => {
    expect(progressAt('overview')).toBe(0)
    expect(progressAt('terms')).toBeGreaterThan(progressAt('final-details'))
    expect(progressAt('terms')).toBeLessThan(1)
  })

  it.each<[Partial<Draft>, ReturnType<typeof firstIncomplete>]>([
    [{}, null],
    [{ propertyType: '' }, 'property-type'],
    [{ placeType: '' }, 'place-type'],
    [{ location: { ...whole, zip: ' ' } }, 'address'],
    [{ beds: 0 }, 'basics'],
    [{ photos: ['a', 'b', 'c', 'd'] }, 'photos'],
    [{ title: '  ' }, 'title'],
    [{ title: 'x'.repeat(51) }, 'title'],
    [{ highlights: ['a', 'b', 'c'] }, 'highlights'],
    [{ description: 'x'.repeat(501) }, 'description'],
    [{ pricePerDay: 0 }, 'price'],
    [{ residence: { ...whole, city: '' } }, 'final-details'],
  ])('with %j stops at %s', (over, screen) => {
    expect(firstIncomplete(draft(over))).toBe(screen)
  })

  it('counts fifty emoji as fifty characters', () => {
    const title = '🎬'.repeat(50)
    expect(lengthOf(title)).toBe(50)
    expect(isComplete('title', draft({ title }))).toBe(true)
  })

  it('presets the place type from the host-type dialog, and privacy from the place type', () => {
    expect((['home', 'room', 'location'] as const).map(placeTypeFor)).toEqual([
      'Entire place',
      'Private room',
      'Entire place',
    ])
    expect([privacyFor('Entire place'), privacyFor('Shared room')]).toEqual(['enhanced', 'standard'])
  })
})
