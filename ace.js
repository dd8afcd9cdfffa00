/** Entry of AdonisJS' own console. It loads TypeScript first, then the console kernel. */
import '@poppinss/ts-exec'

await import('./bin/console.js')
