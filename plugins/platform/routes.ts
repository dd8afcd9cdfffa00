import type { Router } from '@adonisjs/core/http'
import { importRoutes } from '#plugins/platform/routes/imports'
import { publicRoutes } from '#plugins/platform/routes/public'

export function routes(router: Router): void {
  publicRoutes(router)
  importRoutes(router)
}
