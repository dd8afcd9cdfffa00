import app from '@adonisjs/core/services/app'

/** Whether rendered pages of visitors are cached in memory. Off in development, where screens change. */
export const cache = !app.inDev
