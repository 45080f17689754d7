export const sharedTexts = {
  by: (host: string) => `Shared by ${host}`,
  receive: 'for the host',
  price: 'What the guest pays',
  priceText: (host: string) => `Payouts and refunds are with ${host}.`,
  none: 'No calendar is shared with you',
  noneText: 'The listings that you help with have calendars of their own, which their hosts look after.',
  listings: 'See the listings',
}
