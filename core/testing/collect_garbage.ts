import { runInNewContext } from 'node:vm'
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--expose-gc')

/** Frees what nothing holds any more, so that a test can measure what is held. */
export const collectGarbage = runInNewContext('gc') as () => void
