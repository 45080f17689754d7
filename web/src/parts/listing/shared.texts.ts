export const sharedTexts = {
  by: (host: string) => `Shared by ${host}`,
  receive: 'for the host',
  price: 'What the guest pays',
  priceText: (host: string) => `${host} handles payouts and refunds.`,
  none: 'No calendars shared with you',
  noneText: 'The hosts you help look after their own calendars.',
  listings: 'See the listings',
}
