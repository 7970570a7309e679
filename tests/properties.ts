import fc from 'fast-check';

/**
 * One seed for every property, so that a change is judged by what it changed, and a failure comes again.
 * `npm run explore` looks further, by other seeds and more runs.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1863) });
