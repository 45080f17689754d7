// The server of run.mjs: the whole API as in production, except that the payment provider answers
// immediately. When told to, it records the statements of the next request as the driver receives them.
import pg from 'pg'
import { buildApp } from '../../../server/dist/app.js'
import { cost, openServer, serve } from '../../stage/serve-api.mjs'

let recorded = null
const query = pg.Client.prototype.query
pg.Client.prototype.query = function (given, values, ...rest) {
  if (recorded !== null) write(typeof given === 'string' ? { text: given, values } : given)
  return query.call(this, given, values, ...rest)
}

function write({ text, values }) {
  const plain = (value) => {
    const prepared = pg.utils.prepareValue(value)
    return Buffer.isBuffer(prepared) ? `\\x${prepared.toString('hex')}` : prepared
  }
  if (text !== undefined) recorded.push({ text, values: Array.isArray(values) ? values.map(plain) : [] })
}

const DAY_MS = 86_400_000

/** Everything that the product does with the answer stays; only the way to it is as short as can be. */
function answeringAtOnce(payments) {
  const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040 }
  return {
    ...payments,
    authorize: async ({ bookingId }) => ({
      outcome: 'authorised',
      reference: `bench_${bookingId}`,
      card,
      until: new Date(Date.now() + 7 * DAY_MS),
    }),
  }
}

const server = openServer()
server.deps.payments = answeringAtOnce(server.deps.payments)
const app = await buildApp(server.deps, server.database.pool, server.hub, null)
await serve(app, server.close, {
  cost,
  record: () => {
    recorded = []
    return {}
  },
  recorded: () => {
    const statements = recorded
    recorded = null
    return { statements }
  },
})
