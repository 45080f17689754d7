import { describe, expect, it } from 'vitest'
import { guardPage, safeNext, type Visitor } from './page-guard.ts'

const visitor = (over: Partial<Visitor> = {}): Visitor => ({
  roles: ['creator'],
  hasNames: true,
  hasCommitted: true,
  isVerified: false,
  ...over,
})
const stay = { go: 'stay' }
const redirect = (to: string) => ({ go: 'redirect', to })

describe('guardPage', () => {
  it('sends strangers to sign in and remembers where they were going', () => {
    expect(guardPage('member', null, '/trips?x=1')).toEqual(redirect('/auth?next=%2Ftrips%3Fx%3D1'))
    expect(guardPage('admin', null, '/admin/users')).toEqual(redirect('/auth?next=%2Fadmin%2Fusers'))
    expect(guardPage('open', null, '/help')).toEqual(stay)
  })

  it('sends each kind of person from the front door to their own home', () => {
    expect(guardPage('landing', null, '/')).toEqual(stay)
    expect(guardPage('landing', visitor(), '/')).toEqual(redirect('/home'))
    expect(guardPage('landing', visitor({ roles: ['creator', 'host'] }), '/')).toEqual(redirect('/hosting'))
    expect(guardPage('landing', visitor({ roles: ['admin', 'host'] }), '/')).toEqual(
      redirect('/admin/dashboard'),
    )
  })

  it('sends an admin without the second factor that is asked of them to where it is set up', () => {
    const waiting = visitor({ roles: ['admin'], awaitsSecondFactor: true })
    for (const rule of ['admin', 'admin-applications'] as const)
      expect(guardPage(rule, waiting, '/admin/users')).toEqual({
        ...redirect('/settings/login-security'),
        denied: 'second_factor_first',
      })
    expect(guardPage('member', waiting, '/settings/login-security')).toEqual(stay)
    expect(guardPage('admin', visitor({ roles: ['admin'] }), '/admin/users')).toEqual(stay)
  })

  it('sends a signed-in person from the sign-in page to where they were going, if it is ours', () => {
    expect(guardPage('auth', visitor(), '/auth', '/trips?x=1')).toEqual(redirect('/trips?x=1'))
    expect(guardPage('auth', visitor(), '/auth', '//evil.test')).toEqual(redirect('/home'))
    expect(guardPage('auth', null, '/auth')).toEqual(stay)
  })

  it('never sends anyone in a circle between names and commitment', () => {
    const uncommitted = visitor({ hasCommitted: false, isVerified: true })
    expect(guardPage('commitment', uncommitted, '/community-commitment')).toEqual(stay)
    expect(guardPage('commitment', visitor({ hasNames: false }), '/community-commitment')).toEqual(
      redirect('/profile-setup?next=%2Fcommunity-commitment'),
    )
  })

  it('asks for names before anything else of a member', () => {
    const unnamed = visitor({ hasNames: false, hasCommitted: false })
    expect(guardPage('dashboard', unnamed, '/dashboard')).toEqual(
      redirect('/profile-setup?next=%2Fdashboard'),
    )
    expect(guardPage('onboarding', unnamed, '/profile-setup')).toEqual(stay)
  })

  it('asks for the commitment before booking and listing, and once after verification', () => {
    const uncommitted = visitor({ hasCommitted: false })
    expect(guardPage('member', uncommitted, '/home')).toEqual(stay)
    expect(guardPage('commitment-first', uncommitted, '/checkout')).toEqual(
      redirect('/community-commitment?next=%2Fcheckout'),
    )
    expect(guardPage('member', visitor({ hasCommitted: false, isVerified: true }), '/home')).toEqual(
      redirect('/community-commitment?next=%2Fhome'),
    )
  })

  it('keeps hosts in the host console and others out of it', () => {
    expect(guardPage('hosting', visitor(), '/hosting')).toEqual(redirect('/home'))
    expect(guardPage('dashboard', visitor({ roles: ['creator', 'host'] }), '/dashboard')).toEqual(
      redirect('/hosting'),
    )
  })

  it('refuses admin pages with the words of the specification', () => {
    expect(guardPage('admin', visitor(), '/admin/compliance')).toEqual({
      ...redirect('/'),
      denied: 'admin_only',
    })
    expect(guardPage('admin-applications', visitor(), '/admin/applications')).toEqual({
      ...redirect('/home'),
      denied: 'admin_only_applications',
    })
  })
})

describe('safeNext', () => {
  it('keeps our own paths', () => {
    expect(safeNext('/property/1?date=2026-12-01#map')).toBe('/property/1?date=2026-12-01#map')
  })
  it('knows a page by its bare address, whatever language a link names', () => {
    expect(safeNext('/es/search?where=x')).toBe('/search?where=x')
    expect(safeNext('/es')).toBe('/')
    expect(safeNext('/es//evil.test')).toBe('/evil.test')
  })
  it.each([
    '//evil.test',
    'https://evil.test',
    '/\\evil.test',
    'javascript:alert(1)',
    '/a\nb',
    '',
    null,
    '/auth',
    '/es/auth',
  ])('drops %j', (next) => {
    expect(safeNext(next)).toBeNull()
  })
})
