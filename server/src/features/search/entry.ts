export { findCards, findSimilar } from './find-cards.ts'
export { projectListing, projectListingsOf } from './project/project-listing.ts'
