export { findCards, findNeighbors, findSimilar } from './find-cards.ts'
export { projectHouse, projectListing, projectListingsOf } from './project/project-listing.ts'
