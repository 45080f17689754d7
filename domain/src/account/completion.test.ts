import { describe, expect, it } from 'vitest'
import { type ProfilePart, profileCompletion } from './completion.ts'

const EVERYTHING: ProfilePart[] = [
  'nameAndBirthday',
  'commitment',
  'verification',
  'avatar',
  'intro',
  'prompts',
  'phone',
  'emergencyContact',
]

describe('profile completion', () => {
  it('starts at 0 and ends at 100', () => {
    expect(profileCompletion([])).toBe(0)
    expect(profileCompletion(EVERYTHING)).toBe(100)
  })

  it('is at 60 after sign-up, commitment and verification', () => {
    expect(profileCompletion(['nameAndBirthday', 'commitment', 'verification'])).toBe(60)
  })

  it('counts a part once', () => {
    expect(profileCompletion(['avatar', 'avatar'])).toBe(10)
  })
})
