/** Bumped whenever the wording of the community commitment changes; agreements keep the version they saw. */
export const COMMITMENT_VERSION = '2026-11'
