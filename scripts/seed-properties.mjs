// Every property throws its dice by the seed of the run, so that one number has all of a run again.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.GLIMMER_SEED) })
