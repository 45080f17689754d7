export { CheckoutPage as Page } from '../features/checkout/checkout-page.tsx'
