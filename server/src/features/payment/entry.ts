export { resolveCard } from './card/resolve-card.ts'
