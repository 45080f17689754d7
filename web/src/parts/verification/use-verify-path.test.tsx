import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { nextIn } from '../../platform/next-in.ts'
import { useVerifyPath } from './use-verify-path.ts'

const Path = () => useVerifyPath()

it('returns to where the person was asked for it', () => {
  const path = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/messages?property=7&tab=all']}>
      <Path />
    </MemoryRouter>,
  )
  const { pathname, searchParams } = new URL(path, 'https://roomtone.test')
  expect(pathname).toBe('/verify-identity')
  expect(nextIn(searchParams)).toBe('/messages?property=7&tab=all')
})
