import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPoint } from './read-point.ts'

const HOUSE = { lat: 34.061412, lng: -118.238523 }

describe('a pasted point', () => {
  it.each([
    '34.061412, -118.238523',
    '34.061412,-118.238523',
    ' (34.061412 -118.238523) ',
    '34.061412; -118.238523',
    '34.061412 N, 118.238523 W',
    'N 34.061412° W 118.238523°',
    '118.238523° W, 34.061412° N',
    '34,061412; -118,238523',
    '34,061412, −118,238523',
    '34,061412 -118,238523',
    '34.061412° N 118.238523° O',
    'geo:34.061412,-118.238523',
    'geo:0,0?q=34.061412,-118.238523(The house)',
    'https://www.google.com/maps?q=34.061412,-118.238523',
    'https://www.google.com/maps/search/?api=1&query=34.061412%2C-118.238523',
    'https://www.google.com/maps/search/34.061412,+-118.238523?entry=tts',
    'https://www.google.com/maps/place/34.061412,-118.238523/@34.05,-118.2,15z',
    'https://www.google.de/maps/place/Loft/@34.05,-118.2,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d34.061412!4d-118.238523!16s',
    'https://www.google.com/maps/dir//Loft/data=!3d10.5!4d20.5!9m1!3d34.061412!4d-118.238523',
    'https://www.google.com/maps/dir/?api=1&destination=34.061412,-118.238523',
    'https://maps.google.com/?ll=34.061412,-118.238523&z=16',
    'https://maps.google.com/maps?q=loc:34.061412,-118.238523',
    'www.google.com/maps/@34.061412,-118.238523,18z',
    'https://maps.apple.com/?ll=34.061412,-118.238523&q=Dropped%20Pin',
    'https://maps.apple.com/?q=The+Loft&ll=34.061412,-118.238523&t=m',
    'https://maps.apple.com/place?coordinate=34.061412%2C-118.238523&name=Marked%20Location',
    'https://maps.apple.com/?daddr=34.061412,-118.238523',
    'maps.apple.com/?center=34.061412,-118.238523',
    'https://www.openstreetmap.org/?mlat=34.061412&mlon=-118.238523#map=17/34.05/-118.2',
    'https://www.openstreetmap.org/#map=17/34.061412/-118.238523',
    'https://www.openstreetmap.org/node/1#map=19.5/34.061412/-118.238523&layers=N',
    'The Loft\nhttps://www.google.com/maps?q=34.061412,-118.238523',
  ])('is read from %s', (text) => {
    expect(readPoint(text)).toEqual({ kind: 'point', point: HOUSE })
  })

  it.each([
    `34°03'41"N 118°14'18"W`,
    '34° 3′ 41″ N, 118° 14′ 18″ W',
    `N 34° 3' 41" W 118° 14' 18"`,
    'https://www.google.com/maps/place/34%C2%B003%2741.0%22N+118%C2%B014%2718.0%22W/@34.1,-118.3,17z',
  ])('is read from minutes and seconds: %s', (text) => {
    expect(readPoint(text)).toEqual({ kind: 'point', point: { lat: 34.061389, lng: -118.238333 } })
  })

  it.each([
    'https://maps.app.goo.gl/abcDEF123',
    'The Loft https://maps.app.goo.gl/abcDEF123?g_st=ic',
    'https://goo.gl/maps/abc',
    'https://maps.apple/p/abc',
    'https://maps.apple.com/p/abc',
    'https://osm.org/go/TZHvYkC--?m=',
    'https://www.openstreetmap.org/go/TZHvYkC--',
  ])('is in no short link: %s', (text) => {
    expect(readPoint(text).kind).toBe('short_link')
  })

  it.each([
    '',
    '1 Quiet Lane, Los Angeles',
    '34.06',
    '91.2, -118.2',
    '34.06, -181',
    '0, 0',
    '34.06 N, 35.06 N',
    `34°61'00"N 118°14'18"W`,
    'N 34.06 N, 118.2 W',
    'https://example.com/?latitude=34.06',
    'https://www.google.com/maps/place/Los+Angeles',
    '(213) 555-0123',
    '90012',
  ])('is not made up from %s', (text) => {
    expect(readPoint(text)).toEqual({ kind: 'unreadable' })
  })

  it('comes back from every way of writing it', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((micro) => micro / 1e6)
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lng) => {
        fc.pre(lat !== 0 || lng !== 0)
        const [x, y] = [lat.toFixed(6), lng.toFixed(6)]
        const point = { lat: Number(x), lng: Number(y) }
        for (const text of [
          `${x}, ${y}`,
          `${x.replace('.', ',')}; ${y.replace('.', ',')}`,
          `https://www.google.com/maps/place/x/@1,1,9z/data=!3d${x}!4d${y}`,
          `https://maps.apple.com/?ll=${x},${y}`,
          `https://www.openstreetmap.org/?mlat=${x}&mlon=${y}`,
        ])
          expect(readPoint(text)).toEqual({ kind: 'point', point })
      }),
    )
  })

  it('takes its time with no text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4000 }), (text) => {
        readPoint(text)
        readPoint(`https://www.google.com/maps/${text}`)
      }),
    )
    const started = performance.now()
    readPoint(`${' '.repeat(3000)}34${' '.repeat(900)}x`)
    readPoint(`https://www.google.com/maps/${'!3d1!4d1'.repeat(480)}`)
    readPoint('1 '.repeat(2000))
    expect(performance.now() - started).toBeLessThan(500)
  })
})
