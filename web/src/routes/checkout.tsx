export { CheckoutPage as Page } from '../features/booking/checkout/checkout-page.tsx'
