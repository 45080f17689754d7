import { describe, expect, it } from 'vitest'
import { readCredits } from './credits.ts'

describe('readCredits', () => {
  it('keeps words and links', () => {
    expect(
      readCredits([
        '<a href="https://maps.example/about" target="_blank">&copy; Maps</a> and <b>friends</b>',
      ]),
    ).toEqual([
      { text: '© Maps', href: 'https://maps.example/about' },
      { text: ' and friends', href: null },
    ])
  })

  it('says once what several sources say, and separates what they say differently', () => {
    expect(readCredits(['&#169; A', '© B', '© B', ''])).toEqual([
      { text: '© A', href: null },
      { text: ' · ', href: null },
      { text: '© B', href: null },
    ])
  })

  it('follows no link but to the web, and runs nothing', () => {
    expect(readCredits([`<a href='javascript:alert(1)'>A</a><img src=x onerror=alert(1)>`])).toEqual([
      { text: 'A', href: null },
    ])
    expect(readCredits(['<script', '&lt;script&gt;'])).toEqual([
      { text: '<script', href: null },
      { text: ' · ', href: null },
      { text: '<script>', href: null },
    ])
  })
})
