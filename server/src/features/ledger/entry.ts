export {
  balanceOf,
  findGuestBalances,
  postTransfer,
  shareOf,
  sumOfAll,
  throughProcessor,
  transfersOf,
} from './ledger.store.ts'
