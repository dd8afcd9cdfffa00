import type { Router } from '@adonisjs/core/http'

/** Products in the back office. */
export function adminProductRoutes(_router: Router): void {}
