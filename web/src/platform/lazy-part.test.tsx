import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

async function drawn(Part: React.ComponentType<{ name: string }>): Promise<string> {
  const stream = await renderToReadableStream(
    <main>
      <Suspense>
        <Part name="Ada" />
      </Suspense>
    </main>,
  )
  await stream.allReady
  return new Response(stream).text()
}

it('draws what has come', async () => {
  const Greeting = lazyPart(async () => ({ default: ({ name }: { name: string }) => <p>Hello {name}</p> }))
  expect(await drawn(Greeting)).toContain('Hello')
})

it('leaves the page as it is when its code fails to load', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Greeting = lazyPart<{ name: string }>(async () => Promise.reject(new TypeError('no line')))
  expect(await drawn(Greeting)).toMatch(/^<main>.*<\/main>/)
  expect(error).toHaveBeenCalledOnce()
  error.mockRestore()
})
