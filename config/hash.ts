import env from '#config/env'
import { defineConfig, drivers } from '@adonisjs/core/hash'

/** Cost of a hash. Low in tests, which create hundreds of passwords. */
const cost = env.get('NODE_ENV') === 'test' ? 1024 : 16384

export default defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({ cost, blockSize: 8, parallelization: 1, maxMemory: 33554432 }),
  },
})
