/** Our books and the provider's say the same, and each of them is whole. */
export async function checkMoney({ stage }) {
  const { pool } = stage.house.database
  const charges = stage.provider.charges()
  return [
    ...(await checkCharges(pool, charges)),
    ...(await checkRefunds(pool, charges)),
    ...(await checkLedger(pool, charges)),
  ]
}

async function checkCharges(pool, charges) {
  const found = []
  const { rows } = await pool.query(
    `select payment.id, payment.booking_id, payment.reference, payment.state, payment.amount_cents, booking.state as booking_state,
       booking.confirmed_at
     from charges payment join bookings booking on booking.id = payment.booking_id`,
  )
  const byReference = new Map(rows.filter(({ reference }) => reference).map((row) => [row.reference, row]))
  const taken = new Map()
  for (const { id, status, amount, amount_received: received, metadata } of charges) {
    const payment = byReference.get(id)
    const booking = metadata.booking
    if (status === 'succeeded') {
      taken.set(booking, (taken.get(booking) ?? 0) + 1)
      if (payment?.state !== 'captured' || payment.amount_cents !== received)
        found.push(
          `charge ${id} took ${received} for booking ${booking}, and we have it as ${payment?.state ?? 'nothing'}`,
        )
    }
    if (status === 'requires_capture' && payment?.state !== 'authorised')
      found.push(
        `charge ${id} holds ${amount} for booking ${booking}, and we have it as ${payment?.state ?? 'nothing'}`,
      )
    if (
      status === 'requires_capture' &&
      payment &&
      !['pending', 'awaiting_payment'].includes(payment.booking_state)
    )
      found.push(`charge ${id} holds money for booking ${booking}, which is ${payment.booking_state}`)
  }
  for (const [booking, times] of taken)
    if (times !== 1) found.push(`booking ${booking} was charged ${times} times`)
  for (const { id, state, booking_id: booking } of rows) {
    if (state === 'asking' || state === 'releasing')
      found.push(`payment ${id} of booking ${booking} is still ${state}`)
    if (state === 'captured' && !taken.has(booking))
      found.push(`booking ${booking} counts as paid, and the provider took nothing`)
  }
  for (const { booking_id: booking, confirmed_at: confirmed } of rows)
    if (confirmed && !taken.has(booking)) found.push(`booking ${booking} is confirmed without money`)
  const { rows: claimed } = await pool.query('select id from bookings where confirming_since is not null')
  for (const { id } of claimed) found.push(`booking ${id} is still being confirmed`)
  return [...new Set(found)]
}

async function checkRefunds(pool, charges) {
  const found = []
  const { rows } = await pool.query(
    `select payment.reference, refund.state, sum(refund.amount_cents)::bigint as amount
     from refunds refund join charges payment on payment.id = refund.payment_id group by payment.reference, refund.state`,
  )
  const sent = new Map()
  for (const { reference, state, amount } of rows) {
    if (state !== 'done') found.push(`a refund of charge ${reference} is ${state}`)
    else sent.set(reference, amount)
  }
  for (const { id, status, charge } of charges) {
    if (status !== 'succeeded') continue
    const ours = sent.get(id) ?? 0
    if (charge.amount_refunded !== ours)
      found.push(`charge ${id} gave back ${charge.amount_refunded}, and our books say ${ours}`)
  }
  return found
}

async function checkLedger(pool, charges) {
  const found = []
  const { rows: unbalanced } = await pool.query(
    `select transfer.id from ledger_transfers transfer left join ledger_entries entry on entry.transfer_id = transfer.id
     group by transfer.id having coalesce(sum(entry.amount_cents), 0) <> 0 or count(entry.*) <> transfer.entry_count`,
  )
  for (const { id } of unbalanced) found.push(`transfer ${id} does not balance`)
  const { rows } = await pool.query(
    `select name, balance_cents as balance from ledger_balances where kind = 'processor' or (kind = 'guest' and balance_cents <> 0)`,
  )
  const net = charges
    .filter(({ status }) => status === 'succeeded')
    .reduce((sum, { amount_received: received, charge }) => sum + received - charge.amount_refunded, 0)
  const processor = rows.find(({ name }) => name === 'processor')?.balance ?? 0
  if (processor !== net)
    found.push(`the ledger has ${processor} at the provider, and the provider has ${net}`)
  for (const { name, balance } of rows)
    if (name !== 'processor') found.push(`${name} is left with ${balance} between owed and paid`)
  return found
}
