/** What the operator reads beside the two figures. */
export const DIFFERENCES = {
  captured: 'Charged to the card',
  refunded: 'Refunded to the card',
  reserved: 'Still on hold on a card we released',
  guest: 'The guest’s balance isn’t zero',
  asking: 'A card charge has had no answer for over an hour',
  releasing: 'A card release has had no answer for over an hour',
  sending: 'A sent payout has had no answer for over an hour',
  scheduled: 'A payout is more than an hour late',
  unfunded: 'A payout is waiting: our balance at the provider is too low',
  share: 'The host still has a balance after the payout',
  unplanned: 'The host has a balance after the booking, and no payout is planned',
  credits: 'Gift cards don’t match the ledger',
  sum: 'The ledger doesn’t balance',
}
