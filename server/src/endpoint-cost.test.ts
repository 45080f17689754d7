import { expect, it } from 'vitest'
import { allEndpoints } from '../testing/all-endpoints.ts'
import { costlyRoutes, measureCosts, unlimited, writeCosts } from '../testing/endpoint-cost.ts'
import { useServer } from '../testing/server.ts'

const server = useServer({ IDENTITY_PROVIDER: 'manual' })

it('whatever costs more than checking a password has a limit per person', async () => {
  if (process.env['MEASURE_COST']) {
    const costs = await measureCosts(server())
    writeCosts(costs)
    for (const { route, passwords } of costs.slice(0, 60))
      process.stdout.write(`${passwords.toFixed(2).padStart(7)}  ${route}\n`)
  }
  const routes = (await allEndpoints()).map(({ route }) => route)
  const costly = costlyRoutes()
  expect(costly.length).toBeGreaterThan(0)
  expect(costly.filter((route) => !routes.includes(route))).toEqual([])
  expect(await unlimited()).toEqual([])
}, 1_200_000)

it('counts a limit per person, and per network where nobody is signed in', async () => {
  const limited = (await allEndpoints()).filter(({ endpoint }) => endpoint.limit)
  for (const { endpoint } of limited) expect(endpoint.limit?.max).toBeGreaterThan(0)
  const docs = (await server().app.inject({ url: '/api/openapi.json' })).json()
  for (const { endpoint } of limited) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const described = docs.paths[path]?.[endpoint.method.toLowerCase()]
    expect(described?.description, endpoint.path).toContain(`At most ${endpoint.limit?.max} in`)
    expect(Object.keys(described?.responses ?? {}), endpoint.path).toContain('429')
  }
})
