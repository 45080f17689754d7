import { describe, expect, it } from 'vitest'
import { readMigrations } from './migrate.ts'
import { breachesOf } from './migration-rules.ts'
import { statementsOf } from './statements.ts'

/** From before the rule; each was read for what it does to the release before it. */
const LAST_BEFORE = '020'

const breaches = (sql: string) => breachesOf({ name: '100_example.sql', sql })

describe('statements of a script', () => {
  it('end at semicolons that are no part of anything, and keep the comment above them', () => {
    const script = `-- First; of all.
      select ';', "a;b" from t; /* not; this */
      create function f() returns int language sql as $x$ select 1; $x$;
      -- Last.
      select 2 -- and on`
    expect(statementsOf(script)).toEqual([
      { text: `select ';', "a;b" from t`, comment: 'First; of all.' },
      { text: 'create function f() returns int language sql as $x$ select 1; $x$', comment: 'not; this */' },
      { text: 'select 2', comment: 'Last.' },
    ])
  })
})

describe('a migration', () => {
  it('of this product keeps to the rule', async () => {
    const later = (await readMigrations()).filter(({ name }) => name.slice(0, 3) > LAST_BEFORE)
    expect(later.flatMap(breachesOf)).toEqual([])
  })

  it.each([
    ['alter table users rename column email to mail', 'renames'],
    ['alter table users rename to people', 'renames'],
    ['alter table users alter column email type citext', 'changes a type'],
    ['alter table users alter email set data type citext', 'changes a type'],
    ['lock table users', 'locks a whole table'],
    ['drop table users', 'takes something away'],
    ['drop index users_email', 'takes something away'],
    ['alter table users drop column email', 'takes a column away'],
    ['alter table users add column a int, drop email', 'takes a column away'],
    ['alter table users alter column email set not null', 'demands what old code may leave out'],
    ['alter table users alter column email drop default', 'takes a default away'],
    ['alter table users add column a int not null', 'adds a column that old code does not fill'],
    [
      'alter table users add column a int default 1, add column b int not null',
      'adds a column that old code does not fill',
    ],
    ['alter table users add constraint short check (length(email) < 9)', 'checks every row under a lock'],
    ['create unique index once on users (email)', 'builds an index under a lock'],
    ["update users set email = ''", 'changes rows in one go'],
  ])('may not: %s', (sql, what) => {
    expect(breaches(sql)).toEqual([`100_example.sql ${what}: ${sql}`])
  })

  it.each([
    'alter table users rename to people; create view users as select id from people',
    "alter table users add column a int, add column b text not null default '', add column c int default 2 not null",
    'alter table users add constraint short check (length(email) < 9) not valid',
    'alter table users rename to users_before; alter table users_by_mail rename to users; alter table users rename constraint a to b',
    'alter table users validate constraint short',
    'create table t (id int not null); create index on t (id); alter table t add constraint c check (id > 0)',
    '-- Small table: one row for each of us.\ncreate index on users (email)',
    '-- Unused since 099.\nalter table users drop column email',
    '-- Without a transaction.\ndrop index concurrently if exists i;\ncreate index concurrently i on users (email)',
    '-- Without a transaction.\ndo $$ begin loop exit when not found; update users set a = 1; commit; end loop; end $$',
  ])('may: %s', (sql) => {
    expect(breaches(sql)).toEqual([])
  })

  it('takes nothing away in the release that stops using it, and indexes or fills in without a transaction', () => {
    expect(breaches('-- Unused since 100.\ndrop table users')).toHaveLength(1)
    expect(breaches('-- Small table.\ndrop table users')).toHaveLength(1)
    expect(breaches('-- Without a transaction.\ncreate table t (id int)')).toHaveLength(1)
    expect(breaches('-- Without a transaction.\ndo $$ begin update users set a = 1; end $$')).toHaveLength(1)
  })
})
