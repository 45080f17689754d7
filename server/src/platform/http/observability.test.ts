import { describe, expect, it } from 'vitest'
import { useHouse } from '../../../testing/house.ts'

const closed = useHouse()
const open = useHouse({ METRICS_TOKEN: 'a token for the figures' })

describe('health', () => {
  it('is alive and ready', async () => {
    const [alive, ready] = await Promise.all(
      ['/healthz', '/readyz'].map((url) => closed().app.inject({ url })),
    )
    expect([alive?.statusCode, alive?.json()]).toEqual([200, { status: 'ok' }])
    expect([ready?.statusCode, ready?.json()]).toEqual([200, { status: 'ready' }])
  })
})

describe('figures', () => {
  const ask = (authorization?: string) =>
    open().app.inject({ url: '/metrics', ...(authorization ? { headers: { authorization } } : {}) })

  it('do not exist where no token is set', async () => {
    for (const authorization of ['', 'Bearer ', 'Bearer null'])
      expect((await closed().app.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(
        404,
      )
  })

  it('do not exist for those who lack the token', async () => {
    for (const guess of [undefined, 'Bearer', 'Bearer wrong', 'a token for the figures'])
      expect((await ask(guess)).statusCode).toBe(404)
  })

  it('are there for those who hold it, by route and never by address', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    await open().app.inject({ method: 'POST', url: `/api/admin/users/${id}/roles`, payload: {} })
    const answer = await ask('Bearer a token for the figures')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.payload).toContain('route="/api/admin/users/:id/roles",status="401"')
    expect(answer.payload).not.toContain(id)
  })
})
