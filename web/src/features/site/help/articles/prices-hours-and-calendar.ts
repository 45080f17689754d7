import type { HelpArticle } from '../help-article.ts'

export const pricesHoursAndCalendar: HelpArticle = {
  slug: 'prices-hours-and-calendar',
  title: 'Set your prices, hours and calendar',
  summary: 'Day, weekend and hourly prices, opening hours, blocked days and calendar sync.',
  guide: 'hosting',
  asked: [
    'block dates',
    'sync calendar, ical',
    'change my price',
    'weekend price',
    'turnaround',
    'instant booking',
  ],
  body: [
    { kind: 'heading', text: 'Prices' },
    {
      kind: 'list',
      items: [
        'Price per day: your weekday price. A production day counts as 10 hours.',
        'Weekend price: we suggest one based on your weekday price.',
        'Hourly rate: if you don’t set one, it’s a tenth of the day price, rounded up to a whole dollar. An hourly booking never costs more than that day.',
        'Weekly discount: starts at 10% and applies from 7 days on.',
        'Cleaning fee: once per booking. You keep all of it.',
        'Special days: set a price for a day or a range in the calendar. It replaces the prices above.',
      ],
    },
    {
      kind: 'text',
      text: 'You get the rent and the cleaning fee. Guests pay [fees and tax](/help?article=prices-and-fees) on top.',
    },
    { kind: 'heading', text: 'Hours' },
    {
      kind: 'list',
      items: [
        'Opening hours: a day booking runs from opening on the first day to closing on the last.',
        'Minimum hours: nobody can request less.',
        'Turnaround: the gap you need between two bookings. Nobody can book it.',
        'Notice and length: a new listing allows same-day notice and 1 to 365 days.',
      ],
    },
    {
      kind: 'text',
      text: 'All times are local to the space. If you’re elsewhere, we show the time zone.',
    },
    { kind: 'heading', text: 'Calendar' },
    {
      kind: 'text',
      text: 'The [calendar](/hosting?tab=calendar) shows your prices, bookings and blocked days. Choose days, then block them whole, for some hours, or every week. A second hold shows who is waiting; you can release it. You can subscribe to it from another calendar or import one by its iCal address. If an imported event overlaps a booking, the booking stays and we show you both.',
    },
    { kind: 'heading', text: 'Instant or manual approval' },
    {
      kind: 'text',
      text: 'With manual approval you answer every request. With instant booking, requests that start in 24 hours or more are confirmed automatically. We recommend manual approval for your first 5 bookings.',
    },
  ],
}
