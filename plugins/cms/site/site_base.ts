import app from '@adonisjs/core/services/app'

/** `https://shop.example/vue`, for whole addresses that are read elsewhere. */
export const siteBase = (): string =>
  app.config.get<string>('cellier.address') + app.config.get<string>('cellier.basePath')
