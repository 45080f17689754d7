export { findCards, findSimilar } from './find-cards.ts'
export { projectHouse, projectListing, projectListingsOf } from './project/project-listing.ts'
