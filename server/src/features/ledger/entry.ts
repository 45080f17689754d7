export {
  balanceOf,
  findGuestBalances,
  type GuestBalance,
  type GuestBalances,
  postTransfer,
  shareOf,
  sumOfAll,
  throughProcessor,
  transfersOf,
} from './ledger.store.ts'
