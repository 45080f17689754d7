export { findCards, findNeighbors, findSimilar } from './find-cards.ts'
export { projectListing, projectListingsOf } from './project/project-listing.ts'
