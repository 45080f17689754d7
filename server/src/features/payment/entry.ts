export { resolveCard } from './resolve-card.ts'
