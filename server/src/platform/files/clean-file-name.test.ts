import { describe, expect, it } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'

describe('the name of a file', () => {
  it.each([
    ['Floor plan.png', 'Floor plan.jpg'],
    ['IMG_0001.HEIC', 'IMG_0001.jpg'],
    ['../../etc/passwd', 'passwd.jpg'],
    ['C:\\Users\\ada\\loft.jpeg', 'loft.jpg'],
    ['/srv/uploads/', 'file.jpg'],
    ['loft\u0000\r\nSet-Cookie: a.jpg', 'loft Set-Cookie a.jpg'],
    ['loft\u202egpj.exe', 'loftgpj.exe.jpg'],
    ['\u200b\ufeff.jpg', 'file.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['<img src=x onerror=alert(1)>.png', 'img src=x onerror=alert(1).jpg'],
    ['плёнка 写真.webp', 'плёнка 写真.jpg'],
    ['   ', 'file.jpg'],
    ['x'.repeat(300), `${'x'.repeat(116)}.jpg`],
    ['🎬'.repeat(200), `${'🎬'.repeat(116)}.jpg`],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanFileName(given, 'image/jpeg')).toBe(clean)
  })

  it('ends with what the file is, not with what it was called', () => {
    expect(cleanFileName('release.pdf', 'application/pdf')).toBe('release.pdf')
    expect(cleanFileName('release.jpg', 'application/pdf')).toBe('release.pdf')
    expect(cleanFileName('setup.exe', 'application/pdf')).toBe('setup.exe.pdf')
  })
})
