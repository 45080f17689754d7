/** What the operator reads beside the two figures. */
export const DIFFERENCES = {
  captured: 'Taken from the card',
  refunded: 'Refunded to the card',
  reserved: 'Still held on a card we released',
  guest: "The guest's account isn't at zero",
  asking: 'A card charge has had no answer for over an hour',
  releasing: 'A card release has had no answer for over an hour',
  sending: 'A payout has had no answer for over an hour',
  scheduled: 'A payout has been due for more than an hour',
  unfunded: "A payout is waiting because our provider balance doesn't cover it",
  share: "Left on the host's account after the payout",
  unplanned: "Left on the host's account after the booking, with no payout planned",
  credits: "Gift card balances don't match the ledger",
  sum: "The ledger doesn't add up to zero",
}
