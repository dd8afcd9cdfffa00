import type { ApplicationService } from '@adonisjs/core/types'

/** What a web process reads into memory before it says that it is ready, such as the lists of products. */
export interface WarmUp {
  run(app: ApplicationService): Promise<void>
}
