import fc from 'fast-check'

/** The same cases in every run, so that a failure is of the change at hand; `npm run fuzz -- properties` draws others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 8) })
