export { checkout as title } from '@roomtone/texts/shell/titles'
export { CheckoutPage as Page } from '../features/booking/checkout/checkout-page.tsx'
