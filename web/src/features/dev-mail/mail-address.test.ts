import { describe, expect, it } from 'vitest'
import { mailPath, readMailAddress } from './mail-address.ts'

describe('the address of the mailbox', () => {
  it('reads back what it wrote', () => {
    const address = { to: 'ada+1@studio.test', id: '0b9f' }
    const path = mailPath(address)
    expect(readMailAddress(new URL(path, 'http://roomtone.test').searchParams)).toEqual(address)
  })

  it('is plain where nothing is chosen', () => {
    expect(mailPath({ to: '', id: null })).toBe('/dev/mail')
  })

  it('takes an address as people type it', () => {
    expect(readMailAddress(new URLSearchParams({ to: ' Ada@Studio.test ' })).to).toBe('ada@studio.test')
  })
})
