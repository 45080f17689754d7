export { BookingsPage as Page } from '../features/admin/bookings-page.tsx'
