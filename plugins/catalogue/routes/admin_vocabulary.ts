import type { Router } from '@adonisjs/core/http'

/** Attributes, families, categories and addresses in the back office. */
export function adminVocabularyRoutes(_router: Router): void {}
