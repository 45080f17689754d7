/** What the operator reads beside the two figures. */
export const DIFFERENCES = {
  captured: 'Taken from the card',
  refunded: 'Given back to the card',
  reserved: 'Still reserved on a card that we let go of',
  guest: 'The guest’s account has not come to zero',
  asking: 'A card was asked more than an hour ago, without an answer',
  releasing: 'A card was let go of more than an hour ago, without an answer',
  sending: 'A payout was sent more than an hour ago, without an answer',
  scheduled: 'A payout has been due for more than an hour',
  unfunded: 'A payout waits because our balance at the provider does not cover it',
  share: 'Left on the host’s account after the payout',
  unplanned: 'On the host’s account after the end of the booking, and no payout is to come',
  credits: 'Gift cards are worth something else than the ledger says',
  sum: 'The whole ledger does not come to zero',
}
