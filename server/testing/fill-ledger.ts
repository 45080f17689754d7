import type { TestServer } from './server.ts'

/** Five thousand payments of others, whose guests have yet to be charged for anything. */
export async function fillLedger({ database: { pool }, owner }: TestServer): Promise<void> {
  await pool.query(`insert into ledger_accounts (name, kind)
    select 'guest:' || gen_random_uuid(), 'guest' from generate_series(1, 5000)`)
  await pool.query(`with made as (insert into ledger_transfers (at, kind, key, entry_count)
      select now(), 'capture', 'filled:' || n, 2 from generate_series(1, 5000) n returning id, key)
    insert into ledger_entries
      select made.id, account.id, side from made cross join (values (1), (-1)) as sides (side)
      join ledger_accounts account on account.id = case side when 1
        then (select id from ledger_accounts where name = 'processor')
        else (select max(id) from ledger_accounts) - 5000 + substr(made.key, 8)::int end`)
  await owner.query('vacuum analyze ledger_accounts, ledger_transfers, ledger_entries')
}
