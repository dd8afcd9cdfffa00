import type { Router } from '@adonisjs/core/http'

/** Routes of the plugin that are not those of a resource. */
export function routes(_router: Router): void {}
