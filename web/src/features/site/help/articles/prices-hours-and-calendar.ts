import type { HelpArticle } from '../help-article.ts'

export const pricesHoursAndCalendar: HelpArticle = {
  slug: 'prices-hours-and-calendar',
  title: 'Set your prices, hours and calendar',
  summary: 'Day, weekend and hourly prices, discounts, opening hours, turnaround, blocks and calendar sync.',
  guide: 'hosting',
  body: [
    { kind: 'heading', text: 'Prices' },
    {
      kind: 'list',
      items: [
        'Price per day: the weekday price you set first. A production day is reckoned as 10 hours.',
        'Weekend price: suggested from your weekday price. Change it as you like.',
        'Hourly rate: if you set none, it is a tenth of the day price, rounded up to a whole dollar. An hourly booking never costs more than that day’s price.',
        'Weekly discount: starts at 10% and applies from 7 days on.',
        'Cleaning fee: charged once per booking, and yours in full.',
        'Price of a single day or a range: set in the calendar, and stronger than all of the above.',
      ],
    },
    {
      kind: 'text',
      text: 'What guests pay on top is described in [prices and fees](/help?article=prices-and-fees). You receive the subtotal: rent and cleaning fee.',
    },
    { kind: 'heading', text: 'Time' },
    {
      kind: 'list',
      items: [
        'Opening hours: a booking by the day runs from opening on the first day to closing on the last.',
        'Minimum hours: shorter requests are refused.',
        'Turnaround: the time you need between two bookings. Nobody can book into it.',
        'Advance notice, shortest and longest stay: a new listing starts with same-day notice and stays of 1 to 365 days.',
      ],
    },
    {
      kind: 'text',
      text: 'All times are local to the space. If you are elsewhere, the time zone is named beside them.',
    },
    { kind: 'heading', text: 'Calendar' },
    {
      kind: 'text',
      text: 'The [calendar](/hosting?tab=calendar) shows your real prices, bookings and blocks. Block days you need yourself. You can subscribe to it from another calendar, and import one by its iCal address. An imported event never displaces a booking: if the two collide, you see the conflict and decide.',
    },
    { kind: 'heading', text: 'Instant or manual' },
    {
      kind: 'text',
      text: 'With manual approval you answer every request. Instant listings confirm by themselves when the start is at least 24 hours away. We recommend manual approval for your first 5 bookings.',
    },
  ],
}
