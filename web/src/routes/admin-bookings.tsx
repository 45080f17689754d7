export { BookingsPage as Page } from '../admin/bookings/bookings-page.tsx'
