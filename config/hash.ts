import env from '#config/env'
import { defineConfig, drivers } from '@adonisjs/core/hash'

/** What a guess costs. Tests make hundreds of passwords that nobody guesses. */
const cost = env.get('NODE_ENV') === 'test' ? 1024 : 16384

export default defineConfig({
  default: 'scrypt',
  list: {
    scrypt: drivers.scrypt({ cost, blockSize: 8, parallelization: 1, maxMemory: 33554432 }),
  },
})
